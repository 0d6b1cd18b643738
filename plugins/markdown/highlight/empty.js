// Stands in for a module that the browser does not need.
export {};
