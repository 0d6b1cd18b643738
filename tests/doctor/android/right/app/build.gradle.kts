plugins {
    id("com.android.application")
    alias(libs.plugins.kotlin.android)
}

android {
    namespace = "com.example.game"
    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
    }
}

dependencies {
    implementation(libs.appodeal.core)
    implementation(libs.appodeal.iab)
    implementation(libs.appodeal.admob)
    /* implementation("com.appodeal.ads:sdk:3.5.0.0") */
    // implementation("com.appodeal.ads.sdk.networks:yandex:3.6.0.0")
}
