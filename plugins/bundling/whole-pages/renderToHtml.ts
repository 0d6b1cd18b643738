import type {ReactNode} from 'react';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * Replaces Docusaurus' function of the same name in the static build.
 *
 * By default React renders the content of a large Suspense boundary hidden at the
 * end of the page and moves it into place with a script: without scripts a tool
 * would be missing, and the page would also contain its fallback.
 */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe} = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        const stream = new PassThrough();
        pipe(stream);
        text(stream).then(resolve, reject);
      },
    });
  });
}
