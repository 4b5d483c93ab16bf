import type { FetchOutcome } from '../schedule/fetch-state.js';

type OutcomeKind = FetchOutcome['kind'];

const DETAIL_MAX = 120;

/** What a failed visit met, with the answer's status where there was one. */
const BY_OUTCOME: Partial<Record<OutcomeKind, string>> = {
  gone: 'it is gone for good',
  throttled: 'the server asks for fewer visits',
  server_error: 'the server has an error',
  unauthorised: 'the server refuses access',
  not_found: 'nothing is found at its address',
  too_large: 'the document is too large',
  unreachable: 'the server could not be reached',
  unreadable: 'the document cannot be read',
};

/** What stands before the colon of a detail. */
const BY_CODE: Record<string, string> = {
  dns: 'its name leads to no address',
  refused: 'the server refuses connections',
  timeout: 'the server does not answer in time',
  tls: 'no secure connection could be made',
  bad_address: 'its address is not one to be read',
  not_public: 'its address does not belong to the public internet',
  bad_redirect: 'it redirects to where nobody may follow',
  bad_body: 'what the server sends cannot be unpacked',
  network: 'the connection failed',
  empty: 'the document is empty',
  not_a_feed: 'what the server sends is no feed',
  malformed: 'the document is broken',
  'not stored': 'its articles could not be stored',
};

/**
 * What went wrong at a feed's last visit, in words, from the outcome and the detail that are stored with it:
 * 'the server has an error (HTTP 503)'. A detail may quote the server: it is cut, and shown as one line of text.
 */
export function feedTrouble(outcome: OutcomeKind | null, detail: string | null): string {
  const text = oneLine(detail ?? '');
  const [, code = '', rest = ''] = /^([a-z_ ]{1,20}): (.*)$/.exec(text) ?? [];
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  if (known !== undefined) return withDetail(known, rest);
  return withDetail((outcome && BY_OUTCOME[outcome]) ?? 'the visit failed', text);
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
