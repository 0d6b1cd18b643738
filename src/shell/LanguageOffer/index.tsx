import {useEffect, useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {offeredLanguage} from '@site/src/shell/languageOffer';
import {useFramed} from '@site/src/shell/useFramed';
import type Line from './Line';

const slot = createStorageSlot('language-offer');

/**
 * Tells a reader whose browser prefers another language, once, that the page exists in
 * it: closing the line, following it or going to another page is remembered. It
 * overlays the page, so nothing shifts, and its code is loaded only for readers who see
 * it.
 *
 * @param missing - languages that the page isn't translated into
 */
export default function LanguageOffer({missing}: {missing: readonly string[]}): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const framed = useFramed();
  const [offer, setOffer] = useState<{locale: string; Line: typeof Line}>();

  useEffect(() => {
    const locale = offeredLanguage(navigator.languages, missing);
    if (
      !locale ||
      framed ||
      currentLocale !== defaultLocale ||
      window.parent !== window ||
      slot.get()
    ) {
      return undefined;
    }
    let isShown = false;
    let isGone = false;
    import('./Line').then(
      (module) => {
        if (!isGone) {
          isShown = true;
          setOffer({locale, Line: module.default});
        }
      },
      // The offer is optional, so a failure is ignored.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (isShown) {
        slot.set('seen');
      }
    };
  }, [currentLocale, defaultLocale, framed, missing]);

  return offer ? (
    <offer.Line
      locale={offer.locale}
      onClose={() => {
        slot.set('closed');
        setOffer(undefined);
      }}
    />
  ) : null;
}
