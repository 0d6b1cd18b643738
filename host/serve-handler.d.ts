declare module 'serve-handler' {
  import type {IncomingMessage, ServerResponse} from 'node:http';

  interface Options {
    public?: string;
    cleanUrls?: boolean;
    directoryListing?: boolean;
    etag?: boolean;
    headers?: {source: string; headers: {key: string; value: string}[]}[];
  }

  /** Answers a request with a file from a folder. */
  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    options?: Options,
  ): Promise<void>;
}
