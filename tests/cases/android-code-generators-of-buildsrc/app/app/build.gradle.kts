plugins {
    id("com.android.application")
    kotlin("android")
    kotlin("kapt")
}
android {
    namespace = "org.example.checkers"
    compileSdk = 35
    defaultConfig { minSdk = 24 }
}
dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0.0")
    implementation(Depend.hilt)
    kapt(Depend.hiltCompiler)
    kapt(Shared.Tools.mapper)
    kapt(Depend.roomCompiler)
    kapt(project(":generator"))
}
