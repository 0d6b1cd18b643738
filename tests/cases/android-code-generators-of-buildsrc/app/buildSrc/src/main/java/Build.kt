object Versions {
    const val kotlin = "1.9.24"

    object Google {
        const val hilt = "2.44"
    }
}

object Depend {
    const val hilt = "com.google.dagger:hilt-android:${Versions.Google.hilt}"
    const val hiltPlugin = "com.google.dagger:hilt-android-gradle-plugin:${Versions.Google.hilt}"
    const val hiltCompiler = "com.google.dagger:hilt-compiler:${Versions.Google.hilt}"
    const val roomCompiler = "androidx.room:room-compiler:2.7.2"
}
