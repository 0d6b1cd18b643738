// What the samples use of Jetpack Compose, each from the sources of github.com/androidx/androidx:
// compose/runtime/runtime, compose/ui/ui, compose/ui/ui-unit, compose/foundation/foundation-layout
// and activity/activity-compose. Optional parameters at the end are left out.

package androidx.compose.runtime
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable
interface State<out T> {
    val value: T
}
interface MutableState<T> : State<T> {
    override var value: T
    operator fun component1(): T
    operator fun component2(): (T) -> Unit
}
fun <T> mutableStateOf(value: T): MutableState<T> = throw Error()
operator fun <T> State<T>.getValue(thisObj: Any?, property: kotlin.reflect.KProperty<*>): T = throw Error()
operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: kotlin.reflect.KProperty<*>, value: T): Unit = throw Error()
@Composable fun <T> remember(calculation: () -> T): T = throw Error()
@Composable fun <T> key(vararg keys: Any?, block: @Composable () -> T): T = throw Error()
interface DisposableEffectResult {
    fun dispose()
}
class DisposableEffectScope {
    fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult = throw Error()
}
@Composable fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit = throw Error()
@Composable fun LaunchedEffect(key1: Any?, block: suspend kotlinx.coroutines.CoroutineScope.() -> Unit): Unit = throw Error()
sealed class CompositionLocal<T> {
    val current: T
        @Composable get() = throw Error()
}
abstract class ProvidableCompositionLocal<T> internal constructor() : CompositionLocal<T>()
abstract class CompositionContext internal constructor()

package androidx.compose.ui
interface Modifier {
    companion object : Modifier
}
interface Alignment {
    interface Horizontal
    companion object {
        val TopStart: Alignment = throw Error()
        val Start: Horizontal = throw Error()
    }
}

package androidx.compose.ui.platform
val LocalContext: androidx.compose.runtime.ProvidableCompositionLocal<android.content.Context> get() = throw Error()

package androidx.compose.ui.unit
@JvmInline value class Dp(val value: Float) : Comparable<Dp> {
    override operator fun compareTo(other: Dp): Int = throw Error()
}
val Int.dp: Dp get() = throw Error()
val Double.dp: Dp get() = throw Error()
val Float.dp: Dp get() = throw Error()

package androidx.compose.ui.viewinterop
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
@Composable fun <T : android.view.View> AndroidView(factory: (android.content.Context) -> T, modifier: Modifier = Modifier, update: (T) -> Unit = {}): Unit = throw Error()
@Composable fun <T : android.view.View> AndroidView(factory: (android.content.Context) -> T, modifier: Modifier = Modifier, onReset: ((T) -> Unit)? = null, onRelease: (T) -> Unit = {}, update: (T) -> Unit = {}): Unit = throw Error()

package androidx.compose.foundation.layout
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier = throw Error()
fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = throw Error()
fun Modifier.size(width: androidx.compose.ui.unit.Dp, height: androidx.compose.ui.unit.Dp): Modifier = throw Error()
object Arrangement {
    interface Vertical
    val Top: Vertical = throw Error()
}
interface BoxScope
interface ColumnScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
}
@Composable fun Box(modifier: Modifier = Modifier, contentAlignment: Alignment = Alignment.TopStart, propagateMinConstraints: Boolean = false, content: @Composable BoxScope.() -> Unit): Unit = throw Error()
@Composable fun Column(modifier: Modifier = Modifier, verticalArrangement: Arrangement.Vertical = Arrangement.Top, horizontalAlignment: Alignment.Horizontal = Alignment.Start, content: @Composable ColumnScope.() -> Unit): Unit = throw Error()

package androidx.activity.compose
fun androidx.activity.ComponentActivity.setContent(parent: androidx.compose.runtime.CompositionContext? = null, content: @androidx.compose.runtime.Composable () -> Unit): Unit = throw Error()
