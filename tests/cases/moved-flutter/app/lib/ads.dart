import 'package:google_mobile_ads/google_mobile_ads.dart';
final ads = MobileAds.instance;
