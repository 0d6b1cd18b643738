/** Font files are emitted as assets; importing one gives its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
