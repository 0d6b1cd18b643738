// Loaded before Prism, which otherwise highlights the whole page by itself.
(globalThis as {Prism?: unknown}).Prism = {manual: true};
