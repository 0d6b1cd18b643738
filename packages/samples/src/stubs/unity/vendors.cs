// What samples use of other vendors' Unity packages, each checked against the source at its type.

namespace AdjustSdk
{
    public class AdjustAdRevenue // github.com/adjust/unity_sdk, Assets/Adjust/Scripts/AdjustAdRevenue.cs
    {
        public AdjustAdRevenue(string source) { }
        public string AdRevenueNetwork { get; set; }
        public string AdRevenueUnit { get; set; }
        public extern void SetRevenue(double revenue, string currency);
    }

    public class Adjust : UnityEngine.MonoBehaviour // github.com/adjust/unity_sdk, Assets/Adjust/Scripts/Adjust.cs
    {
        public static extern void TrackAdRevenue(AdjustAdRevenue adRevenue);
    }
}

namespace Unity.Advertisement.IosSupport
{
    public class ATTrackingStatusBinding // github.com/Unity-Technologies/com.unity.ads.ios-support, Runtime/iOSTransparency/ATTrackingStatusBinding.cs
    {
        public enum AuthorizationTrackingStatus
        {
            NOT_DETERMINED = 0,
            RESTRICTED,
            DENIED,
            AUTHORIZED
        }

        public delegate void RequestAuthorizationTrackingCompleteHandler(int status);
        public static extern void RequestAuthorizationTracking();
        public static extern void RequestAuthorizationTracking(RequestAuthorizationTrackingCompleteHandler callback);
        public static extern AuthorizationTrackingStatus GetAuthorizationTrackingStatus();
    }
}
