package io.reactivex.disposables

/** Stands in for RxJava's. */
interface Disposable {
  fun dispose()
}
