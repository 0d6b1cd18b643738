import {first} from '@help-center/late-start/first';
import {page, target} from './dom';
import {openAddressed} from './folds';

/** The bar hides where the reader scrolls on, and at an anchor; it comes back where they scroll back. */

let last = 0;
let address = '';
/** Whether the page scrolls to an anchor: that does not bring the bar back. */
let isLed = false;

function hide(isHidden: boolean): void {
  page.bar = isHidden ? 'hidden' : '';
}

/** Called whenever the address may be another one. */
export function onAddress(): void {
  if (address !== location.href) {
    address = location.href;
    isLed = !!target();
    hide(isLed);
  }
  openAddressed();
}

export function onScroll(): void {
  onAddress();
  const height = first('.navbar')?.offsetHeight ?? 0;
  const {scrollHeight} = document.documentElement;
  // A page that is pulled over its edge springs back.
  if (scrollY < height) {
    hide(false);
  } else if (isLed) {
    isLed = false;
  } else if (last && scrollY >= last) {
    hide(true);
  } else if (scrollY + innerHeight < scrollHeight - height) {
    hide(false);
  }
  last = scrollY;
}
