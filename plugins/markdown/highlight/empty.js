// Replaces a module that the browser doesn't need.
export {};
