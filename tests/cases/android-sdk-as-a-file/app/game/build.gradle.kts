plugins {
    id("com.android.application") version "8.7.3"
}
android {
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation(files("libs/appodeal-2.10.3.aar"))
}
