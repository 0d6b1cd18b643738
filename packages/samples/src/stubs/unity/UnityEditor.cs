// What samples use of the Unity editor. Source: github.com/Unity-Technologies/UnityCsReference,
// the file named at each type; UnityEditor.iOS.Xcode: PlistParser.cs of Unity's xcodeapi.
using System;

namespace UnityEditor
{
    public enum BuildTarget // Editor/Mono/BuildPipeline/BuildTarget.cs
    {
        iOS = 9,
        Android = 13
    }

    public abstract class CallbackOrderAttribute : Attribute { } // Editor/Mono/Callbacks.cs
}

namespace UnityEditor.Callbacks
{
    public sealed class PostProcessBuildAttribute : CallbackOrderAttribute // Editor/Mono/Callbacks.cs
    {
        public PostProcessBuildAttribute() { }
        public PostProcessBuildAttribute(int callbackOrder) { }
    }
}

namespace UnityEditor.iOS.Xcode
{
    public class PlistElement
    {
        protected PlistElement() { }
    }

    public class PlistElementDict : PlistElement
    {
        public extern void SetString(string key, string val);
    }

    public class PlistDocument
    {
        public PlistElementDict root;
        public extern void ReadFromFile(string path);
        public extern void WriteToFile(string path);
    }
}
