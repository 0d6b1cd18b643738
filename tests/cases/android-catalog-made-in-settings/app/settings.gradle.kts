dependencyResolutionManagement {
    versionCatalogs {
        create("ads") {
            version("appodeal", "3.6.0.0")
            library("appodeal", "com.appodeal.ads", "sdk").versionRef("appodeal")
        }
    }
    repositories {
        google()
        mavenCentral()
        maven("https://artifactory.appodeal.com/appodeal")
    }
}
include(":app")
