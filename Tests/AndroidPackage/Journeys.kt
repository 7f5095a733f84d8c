import com.uber.rib.core.RibEventType
import com.uber.rib.core.RibEvents
import com.uber.rib.core.Router
import com.uber.rib.core.ViewRouter
import java.io.File
import kotlin.concurrent.thread

// `Journeys.kt <folder> <journeys.txt>` takes each journey twice: `<folder>/observed` has what RibEvents emits, and
// `<folder>/overridden` what routers say that override attachChild and detachChild.

/** What the routers say; null while RibEvents is observed. */
var overriding: RibTrace? = null

interface Parent {
  /** The only property of the router that can hold a child. */
  var child: Router<*>?
}

class RootRouter : ViewRouter<Any, Any>(), Parent {
  override var child: Router<*>? = null

  override fun attachChild(childRouter: Router<*>) = attaching(this, childRouter) { super.attachChild(it) }

  override fun detachChild(childRouter: Router<*>) = detaching(this, childRouter) { super.detachChild(it) }
}

class HomeRouter : Router<Any>(), Parent {
  override var child: Router<*>? = null

  override fun attachChild(childRouter: Router<*>) = attaching(this, childRouter) { super.attachChild(it) }

  override fun detachChild(childRouter: Router<*>) = detaching(this, childRouter) { super.detachChild(it) }
}

class DetailRouter : Router<Any>(), Parent {
  override var child: Router<*>? = null
}

fun attaching(parent: Router<*>, child: Router<*>, attach: (Router<*>) -> Unit) {
  overriding?.attaches(child, parent)
  attach(child)
}

fun detaching(parent: Router<*>, child: Router<*>, detach: (Router<*>) -> Unit) {
  detach(child)
  overriding?.detached(child, parent)
}

class Stage(private val trace: RibTrace) {
  private val routers = HashMap<String, Router<*>>()
  private val weak = HashMap<String, java.lang.ref.WeakReference<Router<*>>>()
  private var steps = 0

  fun take(words: List<String>) {
    when (words[0]) {
      "launch" -> {
        val root = RootRouter()
        routers[words[1]] = root
        // As RibActivity does.
        RibEvents.emit(RibEventType.ATTACHED, root, null)
      }
      "build" -> routers.put(words[1], if (words[1].startsWith("Home")) HomeRouter() else DetailRouter())
      "attach" -> router(words[3]).attachChild(router(words[1]))
      "detach" -> router(words[3]).detachChild(router(words[1]))
      "thread" -> thread { router(words[4]).attachChild(router(words[2])) }.join()
      "store" -> (router(words[3]) as Parent).child = router(words[1])
      "clear" -> (router(words[1]) as Parent).child = null
      "drop" -> routers.remove(words[1])?.let { weak[words[1]] = java.lang.ref.WeakReference(it) }
      "step" -> {
        // Twice: a weak reference is enqueued some time after the collection.
        repeat(2) {
          System.gc()
          Thread.sleep(20)
        }
        trace.mark("step ${++steps}")
      }
    }
  }

  private fun router(name: String): Router<*> = routers[name] ?: weak[name]?.get() ?: throw Error("$name is gone.")
}

fun main(arguments: Array<String>) {
  val journeys = File(arguments[1]).readLines().filter { it.isNotEmpty() && !it.startsWith("#") }
  for (kind in listOf("observed", "overridden")) {
    val folder = File(arguments[0], kind)
    folder.mkdirs()
    var trace: RibTrace? = null
    var stage: Stage? = null
    var observing: io.reactivex.disposables.Disposable? = null
    for (line in journeys + "journey") {
      val words = line.split(" ")
      if (words[0] == "journey") {
        trace?.end()
        observing?.dispose()
        if (words.size == 1) break
        trace = RibTrace(File(folder, "${words[1]}.jsonl"), "Journeys")
        stage = Stage(trace)
        if (kind == "observed") observing = trace.start() else overriding = trace
      } else {
        stage?.take(words)
      }
    }
  }
}
