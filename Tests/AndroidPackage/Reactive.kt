package io.reactivex

import io.reactivex.disposables.Disposable

/** Stands in for RxJava's. */
class Observable<T> {
  private val observers = mutableListOf<(T) -> Unit>()

  fun subscribe(onNext: (T) -> Unit): Disposable {
    observers.add(onNext)
    return object : Disposable {
      override fun dispose() {
        observers.remove(onNext)
      }
    }
  }

  internal fun emit(value: T) = observers.toList().forEach { it(value) }
}
