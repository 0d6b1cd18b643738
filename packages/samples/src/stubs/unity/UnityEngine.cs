// What samples use of Unity. Source: github.com/Unity-Technologies/UnityCsReference, the file
// named at each type; UnityEngine.UI: github.com/Unity-Technologies/uGUI, com.unity.ugui/Runtime/UGUI.
using System;
using System.Collections;

namespace UnityEngine
{
    public class Object // Runtime/Export/Scripting/UnityEngineObject.bindings.cs
    {
        public extern static void DontDestroyOnLoad(Object target);
    }

    public sealed class GameObject : Object { } // Runtime/Export/Scripting/GameObject.bindings.cs

    public class Component : Object // Runtime/Export/Scripting/Component.bindings.cs
    {
        public extern GameObject gameObject { get; }
    }

    public class Behaviour : Component { } // Runtime/Export/Scripting/Behaviour.bindings.cs

    public class MonoBehaviour : Behaviour // Runtime/Export/Scripting/MonoBehaviour.bindings.cs
    {
        public extern Coroutine StartCoroutine(IEnumerator routine);
    }

    public class YieldInstruction { } // Runtime/Export/Scripting/YieldInstruction.cs

    public sealed class Coroutine : YieldInstruction { } // Runtime/Export/Scripting/Coroutine.bindings.cs

    public class Debug // Runtime/Export/Debug/Debug.bindings.cs
    {
        public static extern bool isDebugBuild { get; }
        public static extern void Log(object message);
        public static extern void LogWarning(object message);
    }

    public class Time // Runtime/Export/Time/Time.bindings.cs
    {
        public static extern float timeScale { get; set; }
        public static extern float realtimeSinceStartup { get; }
    }

    public class AudioBehaviour : Behaviour { } // Modules/Audio/Public/ScriptBindings/Audio.bindings.cs

    public sealed class AudioListener : AudioBehaviour // Modules/Audio/Public/ScriptBindings/Audio.bindings.cs
    {
        extern static public bool pause { get; set; }
    }

    public class PlayerPrefs // Runtime/Export/PlayerPrefs/PlayerPrefs.bindings.cs
    {
        public static extern void SetInt(string key, int value);
        public extern static int GetInt(string key, int defaultValue);
        public static extern int GetInt(string key);
        public extern static bool HasKey(string key);
    }

    public sealed class SerializeField : Attribute { } // Runtime/Export/Serialization/Serialization.cs

    public enum RuntimeInitializeLoadType // Runtime/Export/Scripting/RuntimeInitializeOnLoadAttribute.cs
    {
        AfterSceneLoad,
        BeforeSceneLoad,
        AfterAssembliesLoaded,
        BeforeSplashScreen,
        SubsystemRegistration
    }

    [AttributeUsage(AttributeTargets.Method)]
    public class RuntimeInitializeOnLoadMethodAttribute : Scripting.PreserveAttribute // the same file
    {
        public RuntimeInitializeOnLoadMethodAttribute() { }
        public RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType loadType) { }
    }

    public abstract class CustomYieldInstruction : IEnumerator // Runtime/Export/Scripting/CustomYieldInstruction.cs
    {
        public abstract bool keepWaiting { get; }
        public extern object Current { get; }
        public extern bool MoveNext();
        public extern virtual void Reset();
    }

    public class WaitForSecondsRealtime : CustomYieldInstruction // Runtime/Export/Scripting/WaitForSecondsRealtime.cs
    {
        public WaitForSecondsRealtime(float time) { }
        public extern override bool keepWaiting { get; }
    }

    public sealed class WaitWhile : CustomYieldInstruction // Runtime/Export/Scripting/WaitWhile.cs
    {
        public WaitWhile(Func<bool> predicate) { }
        public extern override bool keepWaiting { get; }
    }
}

namespace UnityEngine.Scripting
{
    public class PreserveAttribute : Attribute { } // Modules/Scripting/Scripting/PreserveAttribute.cs
}

namespace UnityEngine.SceneManagement
{
    public class SceneManager // Runtime/Export/SceneManager/SceneManager.cs
    {
        public static extern void LoadScene(string sceneName);
    }
}

namespace UnityEngine.EventSystems
{
    public abstract class UIBehaviour : MonoBehaviour { } // EventSystem/UIBehaviour.cs
}

namespace UnityEngine.UI
{
    public abstract class Graphic : EventSystems.UIBehaviour { } // UI/Core/Graphic.cs

    public abstract class MaskableGraphic : Graphic { } // UI/Core/MaskableGraphic.cs

    public class Text : MaskableGraphic // UI/Core/Text.cs
    {
        public virtual extern string text { get; set; }
    }
}
