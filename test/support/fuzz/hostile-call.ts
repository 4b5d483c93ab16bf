import fc from 'fast-check';
import { SYNDICATION_FORMATS } from '#contract/site';
import { hostileText } from './fuzz.js';

/** A call as it goes over the wire. Everything is escaped or broken on purpose. */
export interface HostileCall {
  path: string;
  headers: Record<string, string>;
  /** Null for none. */
  body: string | null;
}

const PIECES = [
  ...[
    '0',
    '-1',
    '1',
    '2147483648',
    '9007199254740993',
    '1e9',
    'NaN',
    'null',
    'true',
    '1.5',
    '2031-03-04',
    '2031-02-30T99:99Z',
  ],
  ...[
    'dam',
    'valley',
    "'",
    '"',
    ';--',
    '%',
    '_',
    '\\',
    '/',
    '..',
    '<script>',
    '\0',
    '\n',
    '\u202e',
    '\ud800',
    '漢',
    '{}',
    '[]',
  ],
  ...[
    'http://127.0.0.1:9/',
    'gopher://x',
    'javascript:',
    '@',
    'a@b.example',
    '__proto__',
    'constructor',
    '$where',
    'OR',
    '-"',
  ],
];

const text = hostileText(PIECES, 3000);
/** Node refuses addresses and headers of 16 kB before the BFF sees them. */
const shortText = text.map((long) => long.slice(0, 60));
const LONG = 'x'.repeat(1000);

/** Words that calls give a meaning to, so that values reach the code behind them. */
const NAMES =
  `limit offset q sort status categoryId articleId topicId ids id slug at from to into role state kind tag source sources
  url width secret token name username password email text value seen version decision order payload fields topicIds articleIds tz
  hub.mode hub.challenge hub.topic __proto__ toString length`.split(/\s+/);

/** Percent signs of text that is not well-formed Unicode stay broken. */
const escaped = (value: string) => encodeURIComponent(value.toWellFormed());

/** Ids and slugs, escaped; sometimes an escape that encodes nothing. */
const pathPart = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '2147483647',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%E0%A4%A',
    '..%2F..',
  ),
  shortText.map((value) => escaped(value) || '_'),
);

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.oneof(shortText, fc.constantFrom('1', '10', '', '2031-03-04', LONG)),
    ),
    {
      maxLength: 5,
    },
  )
  .map((pairs) => pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&'));

const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, '', [], {}, 0, -1, 2_147_483_648, 1e308),
  fc.array(fc.oneof(text, fc.integer()), { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const object = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 8 });

/** A body that the call accepts, with some of its values replaced. */
const changed = (sample: object): fc.Arbitrary<unknown> =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(sample), 'other'), value, { maxKeys: 2 })
    .map((changes) => ({ ...sample, ...changes }));

const DEEP = '['.repeat(40_000) + ']'.repeat(40_000);

const body = (sample: object): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: changed(sample).map((one) => JSON.stringify(one)) },
    { weight: 2, arbitrary: object.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: value.map((one) => JSON.stringify(one) ?? '') },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.constantFrom('{', '{"__proto__":{"isAdmin":true}}', DEEP, '"', '\ud800') },
  );

const headers = fc.record(
  {
    accept: fc.constantFrom('*/*', 'image/avif', 'text/html', ';;,,', LONG),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
      'multipart/form-data',
    ),
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', 'zip'),
    'if-none-match': fc.constantFrom('*', '""', 'W/"x"', '"'),
  },
  { requiredKeys: [] },
);

/** Calls with this header are not made by the reader of the cookie. */
const authorization = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Bearer x', 'Bearer ', 'Basic eDp5').map((one) => ({ authorization: one })),
  },
);

/** The ending of a feed or a card is no id: with another one the address is that of a page. */
const FEEDS = SYNDICATION_FORMATS.map((format) => `feed.${format}`);

function segment(part: string): fc.Arbitrary<string> {
  if (part === 'feed.:format') return fc.constantFrom(...FEEDS);
  if (part.endsWith('.png')) return pathPart.map((id) => `${id}.png`);
  return part.startsWith(':') ? pathPart : fc.constant(part);
}

/**
 * Calls of a route: with its own ids or hostile ones, and any query, body and headers.
 * @param sample a call that the route accepts
 */
export function hostileCalls(
  route: string,
  sample: { path: string; body?: object },
): fc.Arbitrary<HostileCall> {
  const pattern = route.slice(route.indexOf(' ') + 1);
  const [ownPath = pattern, ownQuery = ''] = sample.path.split('?');
  const parts = pattern.split('/').map(segment);
  const path = fc.oneof(
    { weight: 2, arbitrary: fc.constant(ownPath) },
    { weight: 1, arbitrary: fc.tuple(...parts).map((words) => words.join('/')) },
  );
  const search = fc.oneof(
    query,
    query.map((more) => `${ownQuery}&${more}`),
    fc.constant(ownQuery),
  );
  const sent = route.startsWith('GET ')
    ? fc.constant(null)
    : fc.oneof(fc.constant(null), body(sample.body ?? {}));
  return fc.record({ path, search, named: headers, own: authorization, body: sent }).map((call) => ({
    path: call.search === '' ? call.path : `${call.path}?${call.search}`,
    headers: { ...call.named, ...call.own },
    body: call.body,
  }));
}
