plugins {
    alias(libs.plugins.house.android.application)
}

android {
    defaultConfig {
        minSdk = 24
    }
}

dependencies {
    implementation("com.appodeal.ads:sdk:3.6.0.0")
}
