// Replaced: the frame works it (src/frame). The page shows one of the three names.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import SystemIcon from './SystemIcon';

const choices = () => [
  {
    Icon: IconLightMode,
    choice: 'light',
    mode: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  },
  {
    Icon: IconDarkMode,
    choice: 'dark',
    mode: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  },
  {
    Icon: SystemIcon,
    choice: 'system',
    mode: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  },
];

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  return (
    <div className={clsx('navbar__theme needs-scripts', className)}>
      <button type="button" className="clean-btn">
        {choices().map(({Icon, choice, mode}) => (
          <span key={choice} data-choice={choice}>
            <Icon aria-hidden />
            <span className="visually-hidden">
              {translate(
                {
                  id: 'theme.colorToggle.ariaLabel',
                  message: 'Switch between dark and light mode (currently {mode})',
                },
                {mode},
              )}
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}
