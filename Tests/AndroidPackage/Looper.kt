package android.os

/** Stands in for Android's. */
class Looper private constructor(val thread: Thread) {
  companion object {
    private val main = Looper(Thread.currentThread())

    @JvmStatic fun getMainLooper(): Looper = main
  }
}
