// What the samples use of Android, each member from the declarations of
// @nativescript/types-android 9 (platform 37, AndroidX), with the numeric types of
// developer.android.com/reference. A file begins at each package.

package android.content;
public abstract class Context {
    public static final int MODE_PRIVATE = 0;
    public native String getPackageName();
    public native Context getApplicationContext();
    public native SharedPreferences getSharedPreferences(String name, int mode);
}

package android.content;
public interface SharedPreferences {
    int getInt(String key, int defValue);
    String getString(String key, String defValue);
    Editor edit();
    interface Editor {
        Editor putString(String key, String value);
        void apply();
    }
}

package android.content;
public class ContextWrapper extends Context {}

package android.view;
public class ContextThemeWrapper extends android.content.ContextWrapper {}

package android.os;
public class BaseBundle {
    public native void putString(String key, String value);
}

package android.os;
public final class Bundle extends BaseBundle {}

package android.os;
public class Build {
    public static class VERSION {
        public static final int SDK_INT = Integer.parseInt("0");
    }
    public static class VERSION_CODES {
        public static final int P = 28;
    }
}

package android.app;
public class Activity extends android.view.ContextThemeWrapper {
    protected native void onCreate(android.os.Bundle savedInstanceState);
    protected native void onDestroy();
    protected native void onPause();
    protected native void onResume();
    public native boolean isFinishing();
    public native void finish();
    public native void setContentView(int layoutResID);
    public native void setContentView(android.view.View view);
    public native <T extends android.view.View> T findViewById(int id);
    public native android.view.Window getWindow();
    public final native void runOnUiThread(Runnable action);
}

package android.app;
public class Application extends android.content.ContextWrapper {
    public native void onCreate();
    public static native String getProcessName();
}

package android.graphics;
public class Color {
    public static final int BLACK = -16777216;
    public static final int WHITE = -1;
}

package android.util;
public final class Log {
    public static native int d(String tag, String msg);
    public static native int d(String tag, String msg, Throwable tr);
    public static native int e(String tag, String msg);
    public static native int e(String tag, String msg, Throwable tr);
    public static native int i(String tag, String msg);
    public static native int w(String tag, String msg);
    public static native int w(String tag, String msg, Throwable tr);
    public static native int w(String tag, Throwable tr);
}

package android.view;
public interface ViewParent {}

package android.view;
public abstract class Window {
    public abstract View getDecorView();
}

package android.view;
public class View {
    public static final int VISIBLE = 0;
    public static final int GONE = 8;
    public View(android.content.Context context) {}
    public native android.content.Context getContext();
    public native ViewParent getParent();
    public native int getVisibility();
    public native void setVisibility(int visibility);
    public native boolean isEnabled();
    public native void setEnabled(boolean enabled);
    public native ViewGroup.LayoutParams getLayoutParams();
    public native void setLayoutParams(ViewGroup.LayoutParams params);
    public native void setPadding(int left, int top, int right, int bottom);
    public native boolean post(Runnable action);
    public native void setOnClickListener(OnClickListener l);
    public interface OnClickListener {
        void onClick(View v);
    }
}

package android.view;
public abstract class ViewGroup extends View implements ViewParent {
    public ViewGroup(android.content.Context context) { super(context); }
    public native void addView(View child);
    public native void addView(View child, LayoutParams params);
    public native void removeView(View view);
    public static class LayoutParams {
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;
        public int width;
        public int height;
        public LayoutParams(int width, int height) {}
    }
    public static class MarginLayoutParams extends LayoutParams {
        public MarginLayoutParams(int width, int height) { super(width, height); }
    }
}

package android.webkit;
public class WebView extends android.view.ViewGroup {
    public WebView(android.content.Context context) { super(context); }
    public static native void setDataDirectorySuffix(String suffix);
}

package android.widget;
public class TextView extends android.view.View {
    public TextView(android.content.Context context) { super(context); }
    public native CharSequence getText();
    public final native void setText(CharSequence text);
}

package android.widget;
public class Button extends TextView {
    public Button(android.content.Context context) { super(context); }
}

package android.widget;
public class FrameLayout extends android.view.ViewGroup {
    public FrameLayout(android.content.Context context) { super(context); }
}

package androidx.activity;
public class ComponentActivity extends android.app.Activity {}

package androidx.recyclerview.widget;
public class RecyclerView extends android.view.ViewGroup {
    public RecyclerView(android.content.Context context) { super(context); }
    public abstract static class ViewHolder {
        public final android.view.View itemView;
        public ViewHolder(android.view.View itemView) { this.itemView = itemView; }
    }
    public static class LayoutParams extends android.view.ViewGroup.MarginLayoutParams {
        public LayoutParams(int width, int height) { super(width, height); }
    }
    public abstract static class Adapter<VH extends ViewHolder> {
        public abstract int getItemCount();
        public int getItemViewType(int position) { return 0; }
        public abstract VH onCreateViewHolder(android.view.ViewGroup parent, int viewType);
        public abstract void onBindViewHolder(VH holder, int position);
        public void onViewRecycled(VH holder) { }
        public final void notifyDataSetChanged() { }
    }
}

package androidx.core.graphics;
public final class Insets {
    public final int left = 0;
    public final int top = 0;
    public final int right = 0;
    public final int bottom = 0;
}

package androidx.core.view;
public class WindowInsetsCompat {
    public native androidx.core.graphics.Insets getInsets(int typeMask);
    public static final class Type {
        public static native int displayCutout();
        public static native int systemBars();
    }
}

package androidx.core.view;
public interface OnApplyWindowInsetsListener {
    WindowInsetsCompat onApplyWindowInsets(android.view.View v, WindowInsetsCompat insets);
}

package androidx.core.view;
public class ViewCompat {
    public static native void setOnApplyWindowInsetsListener(android.view.View view, OnApplyWindowInsetsListener listener);
}
