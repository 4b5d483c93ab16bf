import { gzipSync } from 'node:zlib';
import { type Answer, document, drip, type Flood, rss, status } from '../feed-server.js';

/** A hostile feed's response, and the outcome in its row. */
export interface HostileFeed {
  answer: Answer;
  outcome: string;
  detail: RegExp | null;
}

type HostileFeeds = Record<string, HostileFeed>;

/** Two gigabytes of spaces, compressed to two megabytes. */
function bomb(): Buffer {
  const member = gzipSync(Buffer.alloc(10_000_000, ' '));
  return Buffer.concat(Array.from({ length: 200 }, () => member));
}

function laughs(): string {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
  );
  return `<!DOCTYPE rss [<!ENTITY lol0 "lol">${levels.join('')}]><rss version="2.0"><channel><title>&lol9;</title></channel></rss>`;
}

const refused = (detail: RegExp) => ({ outcome: 'unreachable', detail });
const unreadable = (detail: RegExp) => ({ outcome: 'unreadable', detail });

/** Feeds without usable items. Each must end with its own reason and not affect other feeds. */
export function hostileFeeds(origin: string, flood: Flood, announced: Flood): HostileFeeds {
  return {
    ...hostileConnections(flood, announced),
    ...hostileRedirects(origin),
    ...hostileDocuments(),
    ...refusingServers(),
  };
}

function hostileConnections(flood: Flood, announced: Flood): HostileFeeds {
  return {
    'gzip-bomb': {
      answer: (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb()),
      outcome: 'too_large',
      detail: /^more than 5000000 bytes$/,
    },
    'endless-body': { answer: flood.answer, outcome: 'too_large', detail: /5000000/ },
    'huge-body': { answer: announced.answer, outcome: 'too_large', detail: /5000000/ },
    'slow-body': { answer: drip(200), ...refused(/^timeout: /) },
    'silent-server': { answer: () => undefined, ...refused(/^timeout: /) },
    'hung-up': { answer: (request) => request.socket.destroy(), ...refused(/^network: /) },
    'no-http': { answer: (request) => request.socket.end('SSH-2.0-x\r\n'), ...refused(/^network: /) },
    'much-header': {
      answer: status(200, { 'x-much': 'x'.repeat(60_000) }),
      ...refused(/^network: /),
    },
  };
}

function hostileRedirects(origin: string): HostileFeeds {
  return {
    'redirect-loop': {
      answer: status(302, { location: `${origin}/redirect-loop/feed` }),
      ...refused(/^bad_redirect: redirect: more than 5/),
    },
    'redirect-inwards': {
      answer: status(302, { location: `${origin.replace('localhost', '127.0.0.1')}/sound-0/feed` }),
      ...refused(/^not_public: 127\.0\.0\.1/),
    },
    'redirect-to-metadata': {
      answer: status(301, { location: 'http://169.254.169.254/latest/meta-data/' }),
      ...refused(/^not_public: 169\.254\.169\.254/),
    },
    'redirect-to-file': {
      answer: status(301, { location: 'file:///etc/passwd' }),
      ...refused(/^bad_redirect: /),
    },
  };
}

function hostileDocuments(): HostileFeeds {
  return {
    'billion-laughs': { answer: document(laughs(), '"2"'), ...unreadable(/^malformed: .*entities/) },
    html: {
      answer: document('<!doctype html><html><body>hello</body></html>', '"2"', {
        'content-type': 'application/rss+xml',
      }),
      ...unreadable(/^not_a_feed: /),
    },
    'nothing-but-nul': {
      answer: document('\0'.repeat(100_000), '"2"'),
      ...unreadable(/^(empty|not_a_feed): /),
    },
    'only-brackets': {
      answer: document('<'.repeat(1_000_000), '"2"'),
      ...unreadable(/^(not_a_feed|malformed): /),
    },
    'json-array': { answer: document('[{"title":"x"}]', '"2"'), ...unreadable(/^not_a_feed: /) },
    'wrong-type': {
      answer: document(rss([{ guid: 'Bridge closed', title: 'Bridge closed' }]), '"2"', {
        'content-type': 'image/png',
      }),
      outcome: 'ok',
      detail: null,
    },
  };
}

function refusingServers(): HostileFeeds {
  return {
    'server-error': {
      answer: status(503, { 'retry-after': '7200' }),
      outcome: 'server_error',
      detail: /503/,
    },
    throttled: { answer: status(429, { 'retry-after': '7200' }), outcome: 'throttled', detail: /429/ },
    forbidden: { answer: status(403), outcome: 'unauthorised', detail: /403/ },
    missing: { answer: status(404), outcome: 'not_found', detail: /404/ },
    gone: { answer: status(410), outcome: 'gone', detail: /410/ },
  };
}
