/** Replaces worker.ts if a deployment disables it: unregisters the old worker and deletes its caches. */

const scope = self as unknown as {
  registration: {unregister(): Promise<boolean>};
  skipWaiting(): Promise<void>;
  addEventListener(
    name: 'install' | 'activate',
    run: (event: {waitUntil(work: Promise<unknown>): void}) => void,
  ): void;
};

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

export {};
