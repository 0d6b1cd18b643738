plugins {
    alias(libs.plugins.androidLibrary)
}

android {
    defaultConfig {
        minSdk = 19
    }
}
