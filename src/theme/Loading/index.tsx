import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LostNotice from '@site/src/start/LostNotice';
import {lostScript} from '@site/src/start/lostScript';
import {pageWords} from '@site/src/start/words';

/**
 * Stands for a part of the page whose code could not be had. Replaces the
 * framework's, which speaks English alone and brings a picture for the time of
 * loading: nothing is shown here before its code is there.
 */
export default function Loading({error, retry}: LoadingComponentProps): ReactNode {
  return error ? (
    <LostNotice file={lostScript(error) ?? ''} text={pageWords().page} again={retry} />
  ) : null;
}
