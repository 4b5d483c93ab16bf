import type { FetchOutcome } from '../schedule/fetch-state.js';

type OutcomeKind = FetchOutcome['kind'];

const DETAIL_MAX = 120;

/** The problem of a failed visit, by outcome. */
const BY_OUTCOME: Partial<Record<OutcomeKind, string>> = {
  gone: 'the feed is permanently gone',
  throttled: 'the server limits the request rate',
  server_error: 'the server reported an error',
  unauthorised: 'the server denied access',
  not_found: 'its URL was not found',
  too_large: 'the document is too large',
  unreachable: 'the server could not be reached',
  unreadable: 'the document could not be read',
};

/** The problem by the code before the colon of a detail. */
const BY_CODE: Record<string, string> = {
  dns: 'its host name could not be resolved',
  refused: 'the server refused the connection',
  timeout: 'the server did not respond in time',
  tls: 'the TLS connection failed',
  bad_address: 'its URL is not allowed',
  not_public: 'its host is not on the public internet',
  bad_redirect: 'its redirect cannot be followed',
  bad_body: 'the response could not be decompressed',
  network: 'the connection failed',
  empty: 'the document is empty',
  not_a_feed: 'the response is not a feed',
  malformed: 'the document is malformed',
  'not stored': 'its articles could not be stored',
};

/**
 * The problem of a feed's last visit in words, from the stored outcome and detail: 'the server reported an error (HTTP
 * 503)'. A detail may quote the server, so it is cut to one line of text.
 */
export function feedTrouble(outcome: OutcomeKind | null, detail: string | null): string {
  const text = oneLine(detail ?? '');
  const { code, rest } = codeOf(text);
  if (code !== null) return withDetail(BY_CODE[code] ?? '', rest);
  return withDetail((outcome && BY_OUTCOME[outcome]) ?? 'the visit failed', text);
}

/**
 * What everybody may know of a detail: its code, or the status. The rest is for operators: it quotes servers and the database, and may
 * name addresses within the operator's network.
 */
export function publicDetail(detail: string | null): string | null {
  const text = oneLine(detail ?? '');
  return codeOf(text).code ?? (/^HTTP \d{3}$/.test(text) ? text : null);
}

/** The code that a detail begins with, and what follows. The code may stand alone. */
function codeOf(text: string): { code: string | null; rest: string } {
  const [, code = '', rest = ''] = /^([a-z_ ]{1,20})(?:: (.*))?$/.exec(text) ?? [];
  return Object.hasOwn(BY_CODE, code) ? { code, rest } : { code: null, rest: '' };
}

function withDetail(words: string, detail: string): string {
  return detail === '' ? words : `${words} (${detail})`;
}

function oneLine(text: string): string {
  const plain = text
    .slice(0, 4 * DETAIL_MAX)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return plain.length > DETAIL_MAX ? `${plain.slice(0, DETAIL_MAX - 1)}…` : plain;
}
