import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {followOwnValues, showOwnValues, SLOT} from '@site/src/start/ownValues';
import styles from './styles.module.css';

interface Props {
  /** As the samples' placeholders name it; see packages/highlight/src/ownValues.ts. */
  name: 'android' | 'ios' | 'admob-android' | 'admob-ios';
  /** Whether the page asks for the keys of both platforms. */
  ofBoth?: boolean;
}

const slot = createStorageSlot(SLOT);

/** Whether new parts of the page get the values. */
let isFollowed = false;

/** Puts a value into the samples and keeps it in this browser; an empty one brings the placeholder back. */
function keep(name: string, value: string): void {
  const values = (window.siteOwn ??= new URLSearchParams());
  if (value === (values.get(name) ?? '')) {
    return;
  }
  if (value) {
    values.set(name, value);
  } else {
    values.delete(name);
  }
  const kept = values.toString();
  if (kept) {
    slot.set(kept);
  } else {
    slot.del();
  }
  showOwnValues();
  if (!isFollowed) {
    isFollowed = true;
    followOwnValues();
  }
}

/**
 * A field for a value of the reader's own, which takes the place of the placeholder in all
 * samples. It is the browser's own field: what it holds before the client lives stays.
 */
export default function OwnValue({name, ofBoth = false}: Props): ReactNode {
  const isKey = !name.startsWith('admob');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isWrong, setWrong] = useState(false);

  const read = (): void => {
    const value = field.current?.value.trim() ?? '';
    const isRight = (isKey ? /^[\da-f]{32,64}$/i : /^ca-app-pub-\d{16}~\d{10}$/).test(value);
    setWrong(value !== '' && !isRight);
    keep(name, isRight ? value : '');
  };
  useEffect(() => {
    // Typed, or put there by the start script, before the client lived.
    if (field.current?.value) {
      read();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <div>
      <div className={styles.field} data-field={name} data-search="ignore">
        <label htmlFor={id}>
          <strong>
            {!isKey ? (
              <Translate id="site.ownValue.admob">Your AdMob app ID</Translate>
            ) : ofBoth ? (
              translate(
                {id: 'site.ownValue.keyFor', message: 'Your app key for {platform}'},
                {platform: name === 'ios' ? 'iOS' : 'Android'},
              )
            ) : (
              <Translate id="site.ownValue.key">Your app key</Translate>
            )}
          </strong>{' '}
          <Translate id="site.ownValue.what">
            goes into the samples and stays in this browser
          </Translate>
        </label>
        <input
          ref={field}
          id={id}
          data-own={name}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={
            isKey
              ? translate({id: 'site.ownValue.form', message: '32 to 64 hexadecimal digits'})
              : 'ca-app-pub-…~…'
          }
          aria-invalid={isWrong}
          aria-describedby={`${id}-said`}
          onInput={read}
        />
        <button
          type="button"
          onClick={() => {
            if (field.current) {
              field.current.value = '';
              field.current.focus();
            }
            read();
          }}
        >
          <Translate id="site.ownValue.clear">Clear</Translate>
        </button>
        <div id={`${id}-said`} role="status">
          {isWrong &&
            (isKey ? (
              <Translate id="site.ownValue.wrongKey">
                This isn’t an app key: a key has 32 to 64 digits from 0 to 9 and letters from a to
                f.
              </Translate>
            ) : (
              <Translate id="site.ownValue.wrongAdmob">
                This isn’t an AdMob app ID: one looks like ca-app-pub-, 16 digits, ~ and 10 digits.
              </Translate>
            ))}
        </div>
      </div>
    </div>
  );
}
