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
    implementation("com.appodeal.ads:sdk:3.6.0.0")
}
