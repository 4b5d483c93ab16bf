/** How long the response stays fresh by Cache-Control or Expires (ms). Null without a usable header. */
export interface Freshness {
  freshForMs: number | null;
  /** The URL that the permanent redirects (301, 308) lead to. */
  permanentUrl: string | null;
}

export type UnreachableCode =
  | 'dns'
  | 'refused'
  | 'timeout'
  | 'tls'
  | 'bad_address'
  | 'not_public'
  | 'bad_redirect'
  | 'bad_body'
  | 'network';

/** The outcome of a fetch. Network and server errors are values, not exceptions. */
export type FetchResult =
  | ({
      kind: 'document';
      /** Decompressed. */
      bytes: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      /** The Link header. Several are joined by commas (RFC 9110, section 5.3). */
      link: string | null;
      /** The final URL, after redirects. */
      url: string;
    } & Freshness)
  | ({ kind: 'not_modified' } & Freshness)
  | { kind: 'gone' | 'unauthorised' | 'not_found'; status: number }
  | { kind: 'throttled' | 'server_error'; status: number; retryAfterMs: number | null }
  | { kind: 'too_large'; limitBytes: number }
  | { kind: 'unreachable'; code: UnreachableCode; detail: string };
