import shown from '@generated/shown-releases/default/data.json';
import type {Platform} from '@site/config/platforms';
import Day from '@site/src/components/Day';
import type {ReactNode} from 'react';

/** A version's release date; renders nothing if it isn't known. */
export default function ReleaseDate({
  platform,
  version,
}: {
  platform: Platform;
  version: string;
}): ReactNode {
  const date = shown.releases[platform][version]?.date;
  return date ? <Day date={date} /> : null;
}
