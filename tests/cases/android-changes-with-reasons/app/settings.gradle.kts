dependencyResolutionManagement {
  repositories {
    google()
    maven("https://artifactory.appodeal.com/appodeal")
  }
}
