declare module '@generated/slim/tables.json' {
  const tables: {routes: unknown; data: Record<string, Record<string, unknown>>};
  export default tables;
}

declare module '@generated/slim/registry' {
  const imports: (() => Promise<unknown>)[];
  export default imports;
}
