import { type Dispatcher, request } from 'undici';
import { readFeedAddress } from './feed-address.js';
import { fetchFailure } from './fetch-failure.js';
import { guardedAgent } from './guarded-agent.js';
import { FETCH_LIMITS, type SafeFetchSettings } from './safe-fetch.js';

/** Limits for reading a response, which may hold an error message (bytes, ms). */
const MAX_ANSWER = 1000;
const ANSWER_MS = 1000;

export type PostResult =
  /** `text` is the beginning of the response, as one line. */
  { kind: 'answered'; status: number; text: string } | { kind: 'unreachable'; detail: string };

/** A body that is no form. */
export interface PostBody {
  bytes: Uint8Array;
  /** With its type. */
  headers: Readonly<Record<string, string>>;
}

export interface SafePost {
  post(url: string, form: Readonly<Record<string, string>>): Promise<PostResult>;
  postBody(url: string, body: PostBody): Promise<PostResult>;
  /** Closes idle connections. */
  close(): Promise<void>;
}

/** Posts to untrusted URLs: only public addresses, limited time and size, no redirects. */
export function createSafePost(settings: SafeFetchSettings): SafePost {
  const { userAgent, allow: servers = [], openRanges: ranges = [], lookup } = settings;
  const limits = { ...FETCH_LIMITS, ...settings.limits };
  const dispatcher = guardedAgent({ servers, ranges }, limits, lookup);
  const postBody = async (address: string, { bytes, headers }: PostBody): Promise<PostResult> => {
    const read = readFeedAddress(address);
    if (read.kind === 'refused') return { kind: 'unreachable', detail: `bad_address: ${read.detail}` };
    try {
      const answer = await request(read.url, {
        dispatcher,
        method: 'POST',
        headers: {
          'user-agent': userAgent,
          ...headers,
          ...(read.authorisation !== null && { authorization: read.authorisation }),
        },
        body: bytes,
        signal: AbortSignal.timeout(limits.totalMs),
      });
      return { kind: 'answered', status: answer.statusCode, text: await beginning(answer.body) };
    } catch (error) {
      return { kind: 'unreachable', detail: failureOf(error) };
    }
  };
  return {
    post: (address, form) =>
      postBody(address, {
        bytes: Buffer.from(new URLSearchParams(form).toString()),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    postBody,
    close: () => dispatcher.destroy(),
  };
}

/** The status is what matters, so a slow body is cut off. */
async function beginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  let text = '';
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    body.destroy();
  }, ANSWER_MS);
  try {
    for await (const chunk of body) {
      text += chunk.toString('latin1');
      if (text.length >= MAX_ANSWER) break;
    }
  } catch (error) {
    if (!isLate) throw error;
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
