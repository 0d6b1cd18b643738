import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {offeredLanguage} from '@site/src/shell/languageOffer';
import {useFramed} from '@site/src/shell/useFramed';

interface OfferProps {
  locale: string;
  onClose: () => void;
}

const slot = createStorageSlot('language-offer');

/**
 * Tells a reader whose browser prefers another language that the page exists
 * in it, once: closing it, following it and going on to another page are
 * remembered. The line lies over the page, so nothing moves, and its code is
 * loaded for those who see it alone.
 *
 * @param missing - languages that the page is not translated into
 */
export default function LanguageOffer({missing}: {missing: readonly string[]}): ReactNode {
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  const framed = useFramed();
  const [offer, setOffer] = useState<{locale: string; Line: ComponentType<OfferProps>}>();

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
      ({default: Line}) => {
        if (!isGone) {
          isShown = true;
          setOffer({locale, Line});
        }
      },
      // Nobody waits for it.
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
