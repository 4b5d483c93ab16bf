import { type Dispatcher, request } from 'undici';
import { type FeedAddress, readFeedAddress } from './feed-address.js';
import { fetchFailure } from './fetch-failure.js';
import { guardedAgent } from './guarded-agent.js';
import { retryAfterMs } from './response-hints.js';
import { FETCH_LIMITS, type SafeFetchSettings } from './safe-fetch.js';

/** Limits for reading a response, which may hold an error message (bytes, ms). */
const MAX_ANSWER = 1000;
const ANSWER_MS = 1000;

export type PostResult =
  /** `text` is the beginning of the response, as one line. `retryAfterMs` is null without a Retry-After. */
  | { kind: 'answered'; status: number; text: string; retryAfterMs: number | null }
  /** `detail` begins with a code: 'not_public: …'. */
  | { kind: 'unreachable'; detail: string };

/** A body with its headers, among them its type. The User-Agent is added. */
export interface PostedBytes {
  /** POST if not given. */
  method?: 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

export interface SafePost {
  post(url: string, form: Readonly<Record<string, string>>): Promise<PostResult>;
  postBytes(url: string, bytes: PostedBytes): Promise<PostResult>;
  /** Posts bytes, to https URLs alone. */
  postSecurely(url: string, bytes: PostedBytes): Promise<PostResult>;
  /** Closes idle connections. */
  close(): Promise<void>;
}

/** Posts to untrusted URLs: only public addresses, limited time and size, no redirects. */
export function createSafePost(settings: SafeFetchSettings): SafePost {
  const { userAgent, allow: servers = [], openRanges: ranges = [], lookup } = settings;
  const limits = { ...FETCH_LIMITS, ...settings.limits };
  const dispatcher = guardedAgent({ servers, ranges }, limits, lookup);
  const posted = async (
    to: FeedAddress,
    { method = 'POST', headers, body }: PostedBytes,
  ): Promise<PostResult> => {
    if (to.kind === 'refused') return badAddress(to.detail);
    try {
      const answer = await request(to.url, {
        dispatcher,
        method,
        headers: {
          'user-agent': userAgent,
          ...headers,
          ...(to.authorisation !== null && { authorization: to.authorisation }),
        },
        body,
        signal: AbortSignal.timeout(limits.totalMs),
      });
      return {
        kind: 'answered',
        status: answer.statusCode,
        retryAfterMs: retryAfterMs(answer.headers, new Date()),
        text: await beginning(answer.body),
      };
    } catch (error) {
      return { kind: 'unreachable', detail: failureOf(error) };
    }
  };
  return {
    post: (address, form) =>
      posted(readFeedAddress(address), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(new URLSearchParams(form).toString()),
      }),
    postBytes: (address, bytes) => posted(readFeedAddress(address), bytes),
    postSecurely: async (address, bytes) => {
      const read = readFeedAddress(address);
      if (read.kind !== 'refused' && read.url.protocol !== 'https:') return badAddress('not an https URL');
      return posted(read, bytes);
    },
    close: () => dispatcher.destroy(),
  };
}

const badAddress = (detail: string): PostResult => ({
  kind: 'unreachable',
  detail: `bad_address: ${detail}`,
});

/** The status is what matters, so a slow body is cut off, and one that breaks ends there. */
async function beginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  let text = '';
  const timer = setTimeout(() => body.destroy(), ANSWER_MS);
  try {
    for await (const chunk of body) {
      text += chunk.toString('latin1');
      if (text.length >= MAX_ANSWER) break;
    }
  } catch {
    // What was read is all there is.
  } finally {
    clearTimeout(timer);
  }
  return text
    .slice(0, MAX_ANSWER)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}

function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout: no response in time';
  const failure = fetchFailure(error, MAX_ANSWER);
  return failure.kind === 'unreachable' ? `${failure.code}: ${failure.detail}` : failure.kind;
}
