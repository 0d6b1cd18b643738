import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {useAddressKnown} from '@site/src/shell/useFramed';

/** The language menu in development, where only one language is served. */
function DevelopmentLanguages({mobile, position}: Props): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const label = localeConfigs[currentLocale]?.label ?? currentLocale;
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      label={label}
      items={locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => ({
          type: 'html',
          className: mobile ? 'menu__link' : 'dropdown__link',
          value: `<span aria-disabled="true">${localeConfigs[locale]?.label}<br><small>not served by this development server: npm start -- --locale ${locale}</small></span>`,
        }))}
    />
  );
}

/**
 * Wrapped to give the menu an accessible name, to say which languages the development
 * server leaves out, and to update the links once the not-found page knows its
 * address.
 */
export default function LocaleDropdownWrapper(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const addressKnown = useAddressKnown();
  if (process.env.NODE_ENV === 'development') {
    return <DevelopmentLanguages {...props} />;
  }
  return (
    <LocaleDropdownNavbarItem
      key={String(addressKnown)}
      {...props}
      aria-label={translate(
        {
          id: 'site.navbar.language',
          message: 'Language: {label}',
          description: 'Name of the language menu for screen readers',
        },
        {label: localeConfigs[currentLocale]?.label ?? currentLocale},
      )}
    />
  );
}
