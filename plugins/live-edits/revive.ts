interface Hot {
  addStatusHandler(handler: (status: string) => void): void;
}

let isLost = false;
addEventListener('unhandledrejection', () => {
  isLost = true;
});

// A page that was opened with a slip in it never came alive: once the slip is put right it is loaded anew.
(import.meta as {webpackHot?: Hot}).webpackHot?.addStatusHandler((status) => {
  if (status === 'idle' && isLost && document.documentElement.dataset.hasHydrated !== 'true') {
    location.reload();
  }
});
