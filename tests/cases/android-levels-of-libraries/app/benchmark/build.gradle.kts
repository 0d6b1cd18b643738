plugins {
    id("com.android.test")
}

android {
    defaultConfig {
        minSdk = 19
    }
}
