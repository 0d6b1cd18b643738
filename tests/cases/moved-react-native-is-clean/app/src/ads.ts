import Appodeal from 'react-native-appodeal';
Appodeal.show(3);
