plugins {
  alias(libs.plugins.android.application)
  alias(libs.plugins.kotlin.android)
}

android {
  namespace = "org.example.chess"
  compileSdk = 35
  defaultConfig { minSdk = 21 }
}

dependencies {
  implementation("com.appodeal.ads:sdk:3.4.1.0")
}
