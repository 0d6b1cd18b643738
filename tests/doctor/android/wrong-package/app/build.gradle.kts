plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android") version "2.1.0"
}

android {
    defaultConfig {
        minSdk = 23
    }
}

dependencies {
    implementation("com.appodeal.ads:sdk:3.6.0.0") {
        exclude(group = "com.appodeal.ads.sdk.services", module = "adjust")
    }
    implementation("com.appodeal.ads.sdk.networks:admob:3.6.0.0")
}
