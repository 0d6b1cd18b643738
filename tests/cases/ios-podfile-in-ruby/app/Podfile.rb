source 'https://github.com/appodeal/CocoaPods.git'
source 'https://github.com/bidon-io/CocoaPods_Specs.git'
source 'https://cdn.cocoapods.org/'

=begin
pod 'Appodeal', '2.11.0'
=end
SDK = '3.6.0'.freeze
ADAPTERS = "#{SDK}.0"
platform :ios, '13.0'
use_frameworks!

abstract_target 'Ads' do
  pod 'Appodeal', SDK
  pod 'APDAppLovinAdapter', ADAPTERS
  pod 'APDIABAdapter', ADAPTERS
  target 'Game'
end
