declare module '@generated/packed-routes/tables.json' {
  const tables: {routes: unknown; data: Record<string, Record<string, unknown>>};
  export default tables;
}

declare module '@generated/packed-routes/components' {
  const components: Record<string, () => Promise<unknown>>;
  export default components;
}

declare module '@generated/packed-routes/pages' {
  const pages: (() => Promise<unknown>)[];
  export default pages;
}
