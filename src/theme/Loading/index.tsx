import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LostNotice from '@site/src/components/LostNotice';
import {lostScript} from '@help-center/late-start/lostScript';
import {pageWords} from '@help-center/late-start/words';

/**
 * Shown when part of a page can't be loaded. Replaces the framework's component, which is
 * English only and adds a loading spinner; here nothing is shown before the code has
 * loaded.
 */
export default function Loading({error, retry}: LoadingComponentProps): ReactNode {
  return error ? (
    <LostNotice file={lostScript(error) ?? ''} text={pageWords().page} again={retry} />
  ) : null;
}
