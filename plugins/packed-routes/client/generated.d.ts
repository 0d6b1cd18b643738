declare module '@generated/packed-routes/tables.json' {
  const tables: {routes: unknown; data: Record<string, Record<string, unknown>>};
  export default tables;
}

declare module '@generated/packed-routes/registry' {
  const imports: (() => Promise<unknown>)[];
  export default imports;
}
