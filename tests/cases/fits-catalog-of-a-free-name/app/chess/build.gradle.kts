plugins {
    id("com.android.application")
}

android {
    defaultConfig {
        minSdk = parts.versions.level.get().toInt()
    }
}

dependencies {
    implementation(parts.appodeal)
}
