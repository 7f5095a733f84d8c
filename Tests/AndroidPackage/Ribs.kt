package com.uber.rib.core

import io.reactivex.Observable

/** Stand in for uber/RIBs for Android, with the order in which it emits events. */
open class Router<I> {
  private val children = mutableListOf<Router<*>>()

  open fun attachChild(childRouter: Router<*>) {
    children.add(childRouter)
    RibEvents.emit(RibEventType.ATTACHED, childRouter, this)
  }

  /** Removes a child, after what is attached to it. Of a router that is not a child, nothing is emitted. */
  open fun detachChild(childRouter: Router<*>) {
    if (!children.remove(childRouter)) return
    childRouter.detachAll()
    RibEvents.emit(RibEventType.DETACHED, childRouter, this)
  }

  private fun detachAll() = children.toList().forEach { detachChild(it) }
}

open class ViewRouter<V, I> : Router<I>()

enum class RibEventType { ATTACHED, DETACHED }

class RibRouterEvent(val eventType: RibEventType, val router: Router<*>, val parentRouter: Router<*>?)

object RibEvents {
  val routerEvents = Observable<RibRouterEvent>()

  fun emit(type: RibEventType, router: Router<*>, parent: Router<*>?) =
    routerEvents.emit(RibRouterEvent(type, router, parent))
}
