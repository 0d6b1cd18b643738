import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {guides, type Platform} from '@site/config/platforms';
import styles from './PlatformFilter.module.css';

/**
 * Chooses the platform that results are about; pages about all of them stay.
 *
 * @param chosen - null for all platforms
 */
export function PlatformFilter({
  chosen,
  onChoose,
}: {
  chosen: Platform | null;
  onChoose: (platform: Platform | null) => void;
}): ReactNode {
  const choices = [
    {platform: null, name: translate({id: 'site.search.allPlatforms', message: 'All'})},
    ...guides,
  ];
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">
        {translate({id: 'site.search.platform', message: 'Platform'})}
      </legend>
      {choices.map(({platform, name}) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name="search-platform"
            checked={platform === chosen}
            // A press leaves the focus in the field, where the reader goes on typing.
            onMouseDown={(event) => event.preventDefault()}
            onChange={() => onChoose(platform)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
