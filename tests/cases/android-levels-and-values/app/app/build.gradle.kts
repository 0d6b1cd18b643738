plugins {
    id("com.android.application")
}

android {
    namespace = "org.example.game"
    compileSdk = rootProject.extra["compile"] as Int
    defaultConfig {
        minSdk { version = release(21) }
    }
}

dependencies {
    implementation("com.appodeal.ads:sdk:${property("ads.version")}")
}
