plugins {
    alias(libs.plugins.house.android.application)
}

android {
    defaultConfig {
        minSdk = 24
    }
}
