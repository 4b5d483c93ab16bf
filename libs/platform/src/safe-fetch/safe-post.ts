import { request } from 'undici';
import { readFeedAddress } from './feed-address.js';
import { fetchFailure } from './fetch-failure.js';
import { guardedAgent } from './guarded-agent.js';
import { FETCH_LIMITS, type SafeFetchSettings } from './safe-fetch.js';

/** Of an answer so much is read: a sentence that says why (bytes). */
const MAX_ANSWER = 1000;

export type PostResult =
  /** `text` is the beginning of the answer, as one line. */
  { kind: 'answered'; status: number; text: string } | { kind: 'unreachable'; detail: string };

export interface SafePost {
  post(url: string, form: Readonly<Record<string, string>>): Promise<PostResult>;
  /** Closes the kept connections. */
  close(): Promise<void>;
}

/** Sends forms to addresses that strangers chose: public addresses only, bounded in time and size, no redirects. */
export function createSafePost(settings: SafeFetchSettings): SafePost {
  const { userAgent, allow: servers = [], openRanges: ranges = [], lookup } = settings;
  const limits = { ...FETCH_LIMITS, ...settings.limits };
  const dispatcher = guardedAgent({ servers, ranges }, limits, lookup);
  return {
    async post(address, form) {
      const read = readFeedAddress(address);
      if (read.kind === 'refused') return { kind: 'unreachable', detail: `bad_address: ${read.detail}` };
      try {
        const answer = await request(read.url, {
          dispatcher,
          method: 'POST',
          headers: {
            'user-agent': userAgent,
            'content-type': 'application/x-www-form-urlencoded',
            ...(read.authorisation !== null && { authorization: read.authorisation }),
          },
          body: new URLSearchParams(form).toString(),
          signal: AbortSignal.timeout(limits.totalMs),
        });
        return { kind: 'answered', status: answer.statusCode, text: await beginning(answer.body) };
      } catch (error) {
        return { kind: 'unreachable', detail: failureOf(error) };
      }
    },
    close: () => dispatcher.destroy(),
  };
}

async function beginning(body: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of body) {
    text += chunk.toString('latin1');
    if (text.length >= MAX_ANSWER) break;
  }
  return text
    .slice(0, MAX_ANSWER)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}

function failureOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout: no answer in time';
  const failure = fetchFailure(error, MAX_ANSWER);
  return failure.kind === 'unreachable' ? `${failure.code}: ${failure.detail}` : failure.kind;
}
