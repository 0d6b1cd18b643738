import GoogleMobileAds

final class Ads {
    static let shared = Ads()
    private var ad: InterstitialAd?
    func start() { Music.shared.start(); player.load(song) }
    func go(_ screen: Screen) {
        ad?.present(from: screen)
        screen.present(menu, animated: true)
    }
}
