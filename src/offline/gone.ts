/** Replaces worker.ts if a deployment disables it: unregisters the old worker and deletes its caches. */

import type {Scope} from './worker';

const scope = self as unknown as Scope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  const leave = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)),
    );
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});
