import {createRoot} from 'react-dom/client';
import {keepQuestion, SEARCH_BUTTON} from '../opener';
import {filtersOf, pageScope} from '../scope';
import {Dialog} from './Dialog';
import {arrive} from './landing';
import type {SearchSite} from './site';

/**
 * Shows answers in the dialog that `opener.ts` opens: a React root separate from the
 * page's, so that it survives the start of the page's client and navigations.
 */
export function startSearch(site: SearchSite): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const field = dialog?.querySelector('input');
  const clear = dialog?.querySelector<HTMLButtonElement>('.search-clear');
  const container = dialog?.querySelector('.search-root');
  const handle = window.siteSearch;
  if (!dialog || !field || !clear || !container || !handle) {
    return;
  }
  const root = createRoot(container, {
    onUncaughtError(error) {
      console.warn('[search]', error);
      dialog.dataset.lost = 'lost';
    },
  });
  let openings = 0;
  const draw = (): void => {
    delete dialog.dataset.lost;
    root.render(
      dialog.open ? (
        <Dialog key={openings} site={site} dialog={dialog} field={field} clear={clear} />
      ) : null,
    );
  };
  handle.onOpen = () => {
    openings += 1;
    draw();
  };
  dialog.addEventListener('close', () => {
    draw();
    if (field.value.trim() === '') {
      keepQuestion('');
    }
    // The browser gives the focus back, except where nothing had it.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(SEARCH_BUTTON)?.focus({preventScroll: true});
    }
  });
  dialog.addEventListener('mousedown', (event) => {
    // A click beside the panel. The focus returns to where it was, not to the element below.
    if (event.target === dialog) {
      event.preventDefault();
      dialog.close();
    }
  });
  arrive();
  const {engine, sets, choice} = site;
  engine.client().prepare(filtersOf(pageScope(sets, choice.get()), sets));
  draw();
}
