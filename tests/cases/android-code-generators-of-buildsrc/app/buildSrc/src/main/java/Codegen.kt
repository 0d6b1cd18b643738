class Codegen : Plugin<Project> {
    override fun apply(target: Project) = target.dependencies {
        add("kapt", libs.findLibrary("moshi.codegen").get())
    }
}
