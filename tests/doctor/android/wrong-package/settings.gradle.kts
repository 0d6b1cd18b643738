dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}
