plugins {
    id("com.android.application")
}

android {
    namespace = "org.example.game"
    compileSdk = 35
    defaultConfig {
        minSdk = 24
    }
}

dependencies {
    implementation("com.appodeal.ads.sdk:core:3.6.0")
    listOf("applovin", "unity_ads").forEach {
        implementation("com.appodeal.ads.sdk.networks:$it:3.6.0.0")
    }
}
