using Unity.Services.LevelPlay;

class Ads {
    LevelPlayRewardedAd reward;
    void Start() { LevelPlay.Init("key"); door.LoadAd(); }
    void Go() { reward.ShowAd(); }
}
