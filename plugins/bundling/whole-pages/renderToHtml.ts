import type {ReactNode} from 'react';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {renderToPipeableStream} from 'react-dom/server';

/**
 * Takes the place of Docusaurus' function of that name in the static build.
 *
 * By its own defaults React moves the content of a large Suspense boundary to
 * the end of the page, hidden, and puts it in place by a script: without
 * scripts a tool would be missing, and the page would carry its fallback too.
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
