plugins {
    id("com.android.library")
}
android {
    namespace = "org.example.bridge"
    compileSdk = 35
}
