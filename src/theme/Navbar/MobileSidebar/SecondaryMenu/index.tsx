// Copied to show the guide's name between the back button and the menu.
import type {ReactNode} from 'react';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import SidebarHead from '@site/src/components/SidebarHead';

export default function SecondaryMenu(): ReactNode {
  const {content, hide} = useNavbarSecondaryMenu();
  return (
    <>
      <button type="button" className="clean-btn navbar-sidebar__back" onClick={hide}>
        <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
          ← Back to main menu
        </Translate>
      </button>
      <SidebarHead />
      {content}
    </>
  );
}
