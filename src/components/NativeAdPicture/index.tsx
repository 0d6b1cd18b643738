import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IdealImage from '@theme/IdealImage';
import picture from './native.png';
import styles from './styles.module.css';

/** Milliseconds after which a picture counts as slow, says so and waits for a click. The theme's types lack it. */
const patience = {threshold: 3000};

/**
 * A native ad in a feed, loaded lazily at the size the screen needs. An image instead of
 * a drawing, since it shows the ad's parts in color.
 */
export default function NativeAdPicture(): ReactNode {
  const alt = translate({
    id: 'site.nativeAdPicture',
    message:
      'A phone with a feed; one entry is a native ad with an icon, a title, an ad mark, a picture and a button.',
  });
  return (
    <div className={styles.picture}>
      {/* Where scripts can't be loaded, the start script finds the picture by its class. */}
      <IdealImage {...patience} className="site-picture" img={picture} alt={alt} />
    </div>
  );
}
