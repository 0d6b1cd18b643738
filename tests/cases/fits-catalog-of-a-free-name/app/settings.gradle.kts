dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
        maven("https://artifactory.appodeal.com/appodeal")
    }
    versionCatalogs {
        create("parts") {
            from(files("gradle/parts.toml"))
        }
    }
}
