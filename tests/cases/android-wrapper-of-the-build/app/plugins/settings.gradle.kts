rootProject.name = "plugins"
