// Imported before Prism, which would otherwise highlight the whole page on load.
(globalThis as {Prism?: unknown}).Prism = {manual: true};
