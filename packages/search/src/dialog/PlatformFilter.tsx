import type {ReactNode} from 'react';
import type {SearchSite} from './site';

/**
 * Chooses the platform that results are about; pages about all of them stay.
 *
 * @param chosen - null for all platforms
 */
export function PlatformFilter({
  platforms,
  words,
  chosen,
  onChoose,
}: {
  platforms: SearchSite['platforms'];
  words: SearchSite['words'];
  chosen: string | null;
  onChoose: (platform: string | null) => void;
}): ReactNode {
  return (
    <fieldset className="search-platforms">
      <legend className="visually-hidden">{words.platform}</legend>
      {[{platform: null, name: words.allPlatforms}, ...platforms].map(({platform, name}) => (
        <label key={name} className="search-choice">
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
