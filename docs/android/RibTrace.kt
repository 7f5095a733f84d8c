// Writes what RibEvents of uber/RIBs for Android emits as a trace for ribs-inspect. Copy this file into your app, and put it
// into a package of yours. docs/trace-format.md of ribs-inspect says what such a trace shows, and what it cannot.

import android.os.Looper
import com.uber.rib.core.RibEventType
import com.uber.rib.core.RibEvents
import com.uber.rib.core.RibRouterEvent
import com.uber.rib.core.Router
import com.uber.rib.core.ViewRouter
import io.reactivex.disposables.Disposable
import java.io.File
import java.io.FileOutputStream
import java.io.IOException
import java.lang.ref.ReferenceQueue
import java.lang.ref.WeakReference
import org.json.JSONObject

/** Writes what `RibEvents` emits as a trace for ribs-inspect. */
class RibTrace(file: File, app: String) {
  private val start = System.nanoTime()
  // Without a buffer: a killed app has lost no line.
  private var out: FileOutputStream? = FileOutputStream(file)
  private var seq = 0L
  private var lastId = 0L
  private val ids = HashMap<RouterKey, Long>()
  private val collected = ReferenceQueue<Router<*>>()

  init {
    val header = JSONObject().put("type", "trace").put("version", 1).put("app", app)
    write(header.put("runtime", "RibTrace on uber/RIBs 0.16.5"))
  }

  /** Records what `RibEvents` emits. Call it before the first activity is created: what was emitted before is lost. */
  fun start(): Disposable = RibEvents.routerEvents.subscribe { record(it) }

  /**
   * Records a call of `attachChild`, right or wrong. Call it first thing in `attachChild` of your base classes of routers,
   * instead of `start`.
   */
  @Synchronized
  fun attaches(child: Router<*>, parent: Router<*>) {
    writeCollected()
    write("attach", child, parent)
  }

  /** Records a call of `detachChild`, right or wrong. Call it last thing in `detachChild`. */
  @Synchronized
  fun detached(child: Router<*>, parent: Router<*>) {
    writeCollected()
    write("detach", child, parent)
  }

  /** Names this moment in the trace. */
  @Synchronized
  fun mark(name: String) {
    writeCollected()
    write(event("mark").put("name", name))
  }

  /** Call it at the end of a test. Android ends apps without telling them. */
  @Synchronized
  fun end() {
    write(event("end").put("reason", "exit"))
    out?.close()
    out = null
  }

  @Synchronized
  private fun record(emitted: RibRouterEvent) {
    writeCollected()
    val child = emitted.router
    // RibActivity emits its root without a parent, and after the root's children.
    val parent = emitted.parentRouter ?: return launchIfNew(child)
    write(if (emitted.eventType == RibEventType.ATTACHED) "attach" else "detach", child, parent)
  }

  private fun write(type: String, child: Router<*>, parent: Router<*>) {
    launchIfNew(parent)
    val kind = if (child is ViewRouter<*, *>) "viewable" else "viewless"
    write(event(type).about(child, kind).put("parent", ids[RouterKey(parent, collected)]))
  }

  private fun launchIfNew(router: Router<*>) {
    if (RouterKey(router, collected) !in ids) write(event("launch").about(router, "launch"))
  }

  /** The garbage collector has freed these routers, at some time before now. */
  private fun writeCollected() {
    while (true) {
      val key = collected.poll() as? RouterKey ?: return
      ids.remove(key)?.let { write(event("destroy").put("id", it)) }
    }
  }

  private fun event(type: String): JSONObject {
    val json = JSONObject().put("type", type).put("seq", ++seq)
    val thread = Thread.currentThread()
    if (thread !== Looper.getMainLooper().thread) json.put("thread", thread.name)
    return json.put("t", System.nanoTime() - start)
  }

  /** The first event about a RIB has its name and kind. */
  private fun JSONObject.about(router: Router<*>, kind: String): JSONObject {
    val key = RouterKey(router, collected)
    ids[key]?.let { return put("id", it) }
    ids[key] = ++lastId
    val type = router.javaClass
    val name = type.simpleName.removeSuffix("Router").ifEmpty { type.name }
    return put("id", lastId).put("rib", name).put("kind", kind)
  }

  private fun write(line: JSONObject) {
    try {
      out?.write("$line\n".toByteArray())
    } catch (e: IOException) {
      // A full disk must not end the app. The trace ends here.
      out = null
    }
  }
}

/** A router by identity. The key does not keep the router alive. */
private class RouterKey(router: Router<*>, queue: ReferenceQueue<Router<*>>) :
  WeakReference<Router<*>>(router, queue) {
  private val hash = System.identityHashCode(router)

  override fun hashCode(): Int = hash

  override fun equals(other: Any?): Boolean {
    if (this === other) return true
    val router = get() ?: return false
    return other is RouterKey && router === other.get()
  }
}
