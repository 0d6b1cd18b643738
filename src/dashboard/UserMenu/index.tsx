import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ComponentProps, ReactNode} from 'react';
import {useReader} from '../Reader';
import {useDashboardSettings} from '../settings';
import type {User} from '../user';
import styles from './styles.module.css';

type Items = ComponentProps<typeof DropdownNavbarItem>['items'];

/** Dashboard pages about the reader's session open in the same tab. */
const sameTab = {target: '_self', rel: undefined};

interface AccountLinkProps {
  href: string;
  label: string;
  mobile?: boolean;
  onClick?: ComponentProps<typeof Link>['onClick'];
}

/** Menu entry for a dashboard page. The theme's component would announce a new tab. */
export function AccountLink({href, label, mobile = false, onClick}: AccountLinkProps): ReactNode {
  return (
    <li className={mobile ? 'menu__list-item' : undefined}>
      <Link
        className={mobile ? 'menu__link' : 'dropdown__link'}
        href={href}
        onClick={onClick}
        {...sameTab}
      >
        {label}
      </Link>
    </li>
  );
}

/** A navbar item of one of this site's types, which the theme's types lack. */
const asItem = (item: {type: string; [property: string]: unknown}) =>
  item as unknown as Items[number];

function useItems(user: User): Items {
  const {account} = useDashboardSettings();
  return [
    // A type of its own, because the theme's `html` item doesn't escape the name.
    asItem({type: 'custom-userIdentity', user}),
    asItem({
      type: 'custom-accountLink',
      href: account.settings,
      label: translate({
        id: 'site.user.settings',
        message: 'Account settings',
        description: 'Item of the user menu: leads to the account page of the dashboard',
      }),
    }),
    asItem({
      type: 'custom-accountLink',
      href: account.signOut,
      label: translate({
        id: 'site.user.signOut',
        message: 'Sign out',
        description: 'Item of the user menu',
      }),
    }),
  ];
}

/** Name and email at the top of the user menu. */
export function UserIdentity({user}: {user: User}): ReactNode {
  return (
    <li className={styles.identity}>
      <bdi className={styles.name}>{user.name}</bdi>
      <bdi className={styles.email}>{user.email}</bdi>
    </li>
  );
}

const signIn = (): string =>
  translate({
    id: 'site.user.signIn',
    message: 'Sign in',
    description: 'Link of the navigation bar',
  });

function SignIn({className}: {className: string}): ReactNode {
  const {account} = useDashboardSettings();
  return (
    <Link className={className} href={account.signIn} {...sameTab}>
      {signIn()}
    </Link>
  );
}

function Fetching(): ReactNode {
  return (
    <>
      <span className={styles.spinner} role="status">
        <span className="visually-hidden">
          <Translate
            id="site.user.fetching"
            description="Said to screen readers while the user is fetched"
          >
            Checking whether you are signed in
          </Translate>
        </span>
      </span>
      {/* Shown where nobody is signed in but the client has not come yet, or will not come. */}
      <SignIn className={`navbar__link ${styles.instead}`} />
      <noscript>
        <SignIn className="navbar__link" />
      </noscript>
    </>
  );
}

interface Props {
  mobile?: boolean;
  /** Closes the mobile menu. */
  onClick?: () => void;
}

function SignedIn({user, mobile, onClick}: Props & {user: User}): ReactNode {
  const items = useItems(user);
  return mobile ? (
    <DropdownNavbarItem mobile items={items} onClick={onClick}>
      <bdi className={styles.name}>{user.name}</bdi>
    </DropdownNavbarItem>
  ) : (
    <DropdownNavbarItem position="right" items={items} className={styles.button}>
      <span className={styles.greeting}>
        <Translate
          id="site.user.greeting"
          description="Opens the user menu"
          values={{name: <bdi className={styles.name}>{user.name}</bdi>}}
        >
          {'Hey, {name}'}
        </Translate>
      </span>
    </DropdownNavbarItem>
  );
}

/**
 * Navbar item `custom-user`: a spinner until the dashboard has answered, then the
 * reader's menu or a link to sign in, all in the same reserved space.
 */
export default function UserMenu({mobile = false, onClick}: Props): ReactNode {
  const {status, user} = useReader();
  const {account} = useDashboardSettings();
  const signedIn = user && <SignedIn user={user} mobile={mobile} onClick={onClick} />;
  if (!mobile) {
    return (
      <div className={styles.place}>
        {signedIn}
        {status === 'fetching' && <Fetching />}
        {status === 'signedOut' && <SignIn className="navbar__item navbar__link" />}
      </div>
    );
  }
  if (signedIn) {
    return signedIn;
  }
  return status === 'fetching' ? (
    <li className="menu__list-item">
      <span className="menu__link">
        <Fetching />
      </span>
    </li>
  ) : (
    <AccountLink mobile onClick={onClick} href={account.signIn} label={signIn()} />
  );
}
