plugins {
    id("com.android.application")
    kotlin("android")
}

android {
    namespace = "com.my.game"
    compileSdk = 34
    defaultConfig {
        minSdk = 23
    }
}

dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0")
}
