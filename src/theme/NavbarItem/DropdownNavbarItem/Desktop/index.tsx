import MenuEntry from '@site/src/shell/MenuEntry';
import {useHoldsCurrentDocSet} from '@site/src/shell/useHoldsCurrentDocSet';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {nextIndex, pressed, type MenuState} from './menu';

/** Milliseconds before a menu closes after the pointer has left it. */
const LEAVE_DELAY = 200;

/**
 * A navbar menu. Replaces the theme's, whose trigger is a link with the role of a
 * button, which screen readers can't open.
 *
 * Opens by pointer, click, Enter, Space and arrow keys; Escape closes it and returns
 * the focus, and so does leaving it. The links are always in the HTML.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  ...props
}: Props): ReactNode {
  const [state, setState] = useState<MenuState>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusing = useRef(0);
  const menuId = useId();
  const holdsCurrent = useHoldsCurrentDocSet(items);
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) {
        setState('closed');
      }
    };
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') {
        if (root.current?.contains(document.activeElement)) {
          button.current?.focus();
        }
        setState('closed');
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      // A menu that is closed right away must not take focus a frame later.
      cancelAnimationFrame(focusing.current);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  function handleEnter(event: PointerEvent) {
    clearTimeout(leaving.current);
    if (event.pointerType === 'mouse') {
      setState((now) => (now === 'closed' ? 'hovered' : now));
    }
  }

  function handleLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') {
      leaving.current = setTimeout(
        () => setState((now) => (now === 'hovered' ? 'closed' : now)),
        LEAVE_DELAY,
      );
    }
  }

  function handleKey(event: KeyboardEvent) {
    const links = Array.from(root.current?.querySelectorAll<HTMLAnchorElement>('li a[href]') ?? []);
    const next = nextIndex(
      event.key,
      links.indexOf(document.activeElement as HTMLAnchorElement),
      links.length,
    );
    if (next !== null) {
      event.preventDefault();
      setState('open');
      if (isOpen) {
        links[next]?.focus();
      } else {
        // A hidden link can't be focused, and the menu is still hidden in the first
        // frames of its transition.
        const focus = (): void => {
          links[next]?.focus();
          if (document.activeElement !== links[next]) {
            focusing.current = requestAnimationFrame(focus);
          }
        };
        focusing.current = requestAnimationFrame(focus);
      }
    }
  }

  return (
    // The key handler only adds to what the button and the links do.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      onKeyDown={handleKey}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', 'site-menu__button', className)}
        aria-label={props['aria-label']}
        aria-current={holdsCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setState(pressed)}
      >
        {children ?? label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <MenuEntry
            key={index}
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              setState('closed');
            }}
          />
        ))}
      </ul>
    </div>
  );
}
