import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IdealImage from '@theme/IdealImage';
import picture from './native.png';
import styles from './styles.module.css';

/**
 * A native ad in a feed, loaded lazily at the size the screen needs. An image instead of
 * a drawing, since it shows the ad's parts in color; scripts/pictures.mjs makes it.
 */
export default function NativeAdPicture(): ReactNode {
  const alt = translate({
    id: 'site.nativeAdPicture',
    message:
      'A phone with a feed; one entry is a native ad with an icon, a title, an ad mark, a picture and a button.',
  });
  return (
    <div className={styles.picture}>
      <IdealImage img={picture} alt={alt} />
    </div>
  );
}
