import {useHistory} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {completedSearch} from './logic';

/**
 * Adds the page's platform to the address of a deprecation page that lacks it,
 * keeping the rest of the query and the hash. Renders nothing.
 *
 * @param platform - the guide's platform, for example `android`
 */
export default function TimetableAddress({platform}: {platform: string}): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const {location} = history;
    const search = completedSearch(location.pathname, location.search, platform);
    if (search !== null) {
      history.replace({...location, search});
    }
  }, [history, platform]);
  return <span hidden data-timetable={platform} />;
}
