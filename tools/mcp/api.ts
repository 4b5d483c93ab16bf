import createClient, { type Middleware } from 'openapi-fetch';
import { API_PATH } from '#contract/v1';
import type { paths } from '../api/data/followthrough-v1.js';

export interface ApiSettings {
  /** The address of an instance, such as https://news.example. */
  url: string;
  token?: string | undefined;
}

/** For one call with its answer (ms). */
const CALL_MS = 20_000;
/** No answer of the API comes near it (bytes). */
const ANSWER_MOST = 4_000_000;

/** A call that failed, in words for people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
}

/** The typed client of an instance's `/api/v1`. The token goes to that instance only: redirects are refused. */
export function apiOf({ url, token }: ApiSettings) {
  const client = createClient<paths>({
    baseUrl: url.replace(/\/+$/, '') + API_PATH,
    fetch: (request) => boundedFetch(request, url),
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  client.use(REFUSALS);
  return client;
}

export type Api = ReturnType<typeof apiOf>;

async function boundedFetch(request: Request, url: string): Promise<Response> {
  try {
    const answer = await fetch(request, { redirect: 'error', signal: AbortSignal.timeout(CALL_MS) });
    const body = await readUpTo(answer, ANSWER_MOST);
    return new Response(body, { status: answer.status, headers: answer.headers });
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    throw new ApiFailure(`Followthrough at ${url} did not answer.`, { cause });
  }
}

/** @throws ApiFailure if the body is longer */
async function readUpTo({ body }: Response, most: number): Promise<Buffer | null> {
  if (body === null) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) throw new ApiFailure('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Turns refusals into failures that say why. */
const REFUSALS: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const wait = response.headers.get('retry-after');
    const said = await messageOf(response);
    throw new ApiFailure(wait === null ? said : `${said} Try again in ${wait} seconds.`);
  },
};

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = (body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.slice(0, 500) : `The server answered ${response.status}.`;
}
