import {useHistory} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {completedSearch} from './logic';

/**
 * Puts the page's platform into the address of a deprecation page that names
 * none, keeping the rest of the query and the hash. Shows nothing.
 *
 * @param platform - the platform of the guide, for example `android`
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
