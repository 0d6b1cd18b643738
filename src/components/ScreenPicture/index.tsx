import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IdealImage from '@theme/IdealImage';
import type {AdType} from '@site/config/adTypes';
import interstitial from './img/interstitial.png';
import mrec from './img/mrec.png';
import native from './img/native.png';
import rewardedVideo from './img/rewarded-video.png';
import styles from './styles.module.css';

/** Ad types with a picture; the drawing of a banner says as much. */
type Pictured = Exclude<AdType, 'banner'>;

const pictures: Record<Pictured, {picture: typeof mrec; alt: () => string}> = {
  interstitial: {
    picture: interstitial,
    alt: () =>
      translate({
        id: 'site.screenPicture.interstitial',
        message:
          'Two phones: first a game at the end of a level, then an ad that fills the whole screen and has a close button.',
      }),
  },
  mrec: {
    picture: mrec,
    alt: () =>
      translate({
        id: 'site.screenPicture.mrec',
        message: 'A phone with an article; an ad of 300 by 250 points is between two paragraphs.',
      }),
  },
  native: {
    picture: native,
    alt: () =>
      translate({
        id: 'site.screenPicture.native',
        message:
          'A phone with a feed; one entry is a native ad with an icon, a title, an ad mark, a picture and a button.',
      }),
  },
  'rewarded-video': {
    picture: rewardedVideo,
    alt: () =>
      translate({
        id: 'site.screenPicture.rewarded',
        message:
          'Two phones: first a video ad with a progress line, then the game that adds 50 coins to the balance.',
      }),
  },
};

/** A picture of the ad type on a phone, loaded lazily and in the size the screen needs. */
export default function ScreenPicture({type}: {type: Pictured}): ReactNode {
  const {picture, alt} = pictures[type];
  return (
    <div className={styles.picture}>
      <IdealImage img={picture} alt={alt()} />
    </div>
  );
}
