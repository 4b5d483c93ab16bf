/** How long the answer may be trusted, by Cache-Control or Expires; null without a usable hint (ms). */
export interface Freshness {
  freshForMs: number | null;
  /** Where the address moved for good: the end of the permanent redirects (301, 308) that led here. */
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

/** How a visit ended. Network and server outcomes are values: nothing is thrown for them. */
export type FetchResult =
  | ({
      kind: 'document';
      /** Inflated. */
      bytes: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      /** The Link header; several are joined by commas (RFC 9110, section 5.3). */
      link: string | null;
      /** The address that answered, after redirects. */
      url: string;
    } & Freshness)
  | ({ kind: 'not_modified' } & Freshness)
  | { kind: 'gone' | 'unauthorised' | 'not_found'; status: number }
  | { kind: 'throttled' | 'server_error'; status: number; retryAfterMs: number | null }
  | { kind: 'too_large'; limitBytes: number }
  | { kind: 'unreachable'; code: UnreachableCode; detail: string };
