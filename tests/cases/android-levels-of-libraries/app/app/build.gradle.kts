plugins {
    id("com.android.application")
}

android {
    namespace = "org.example.game"
    compileSdk = 35
    defaultConfig {
        applicationId = "org.example.game"
    }
}

dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0.0")
}
