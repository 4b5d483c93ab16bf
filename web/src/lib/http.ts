import { ErrorBody, PROOF_REQUIRED } from '#contract/site';
import { noteCopy } from './connection/saved-copies';
import { readToken } from './device/auth-token';
import { said } from './language/said';
import { askForProof } from './proof';
import { reportSignedOut } from './signed-out';

/** A non-ok response. Specified: its message is '{status}: {body text}', with the status text if the body is empty. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The server's error code, its message for people in the language of the interface, and the issues by field, if it sent them. */
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly issues: NonNullable<ErrorBody['issues']>;

  constructor(
    readonly status: number,
    readonly statusText: string,
    text: string,
  ) {
    super(`${status}: ${text || statusText}`);
    const body = readBody(text);
    this.code = body?.code ?? null;
    this.serverMessage = body === null ? null : said(body.message);
    this.issues = body?.issues ?? [];
  }
}

function readBody(text: string): ErrorBody | null {
  try {
    return ErrorBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not JSON, such as a proxy's error page. The message holds the text.
    return null;
  }
}

/** The server's message about a failure; null if it sent none or was not reached. */
export function serverMessage(error: unknown): string | null {
  return error instanceof HttpError ? error.serverMessage : null;
}

/** Whether a change was refused because somebody else changed the same thing first. */
export function isStale(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'stale';
}

interface Schema<T> {
  parse(value: unknown): T;
}

/** Fetches JSON and validates it against the contract. A response of another shape is an error. */
export async function getJson<T>(url: string, schema: Schema<T>, signal?: AbortSignal): Promise<T> {
  return schema.parse(await (await request(url, 'GET', undefined, signal ? { signal } : {})).json());
}

/** A page of a list, and the length of the whole list. */
export interface ListPage<T> {
  entries: T;
  total: number;
}

/** Fetches a page of a list whose length is in the header `X-Total-Count`. */
export async function getListPage<T>(url: string, schema: Schema<T>): Promise<ListPage<T>> {
  const response = await request(url, 'GET');
  const total = Number(response.headers.get('X-Total-Count') ?? Number.NaN);
  if (!Number.isInteger(total)) throw new Error(`${url} has no X-Total-Count`);
  return { entries: schema.parse(await response.json()), total };
}

/** `getJson` for data of signed-in readers. A 401 becomes null. */
export async function getOwnJson<T>(url: string, schema: Schema<T>): Promise<T | null> {
  try {
    return await getJson(url, schema);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** A call that changes something. Without a schema the response is ignored. */
interface Change {
  (url: string, body?: unknown): Promise<void>;
  <T>(url: string, body: unknown, schema: Schema<T>): Promise<T>;
}

const change = (method: string, options: RequestInit = {}): Change =>
  async function send<T>(url: string, body?: unknown, schema?: Schema<T>): Promise<T | undefined> {
    const response = await request(url, method, body, options);
    return schema?.parse(await response.json());
  } as Change;

export const postJson = change('POST');
export const putJson = change('PUT');
export const patchJson = change('PATCH');
export const deleteJson = change('DELETE');

/** For what readers press just before they leave: the browser finishes these calls even if the page is gone. */
export const postLasting = change('POST', { keepalive: true });
export const deleteLasting = change('DELETE', { keepalive: true });

/** Posts JSON, and yields each line of the response (`application/x-ndjson`) as it arrives. */
export async function* postForLines<T>(
  url: string,
  body: unknown,
  schema: Schema<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  yield* linesOf(await request(url, 'POST', body, { signal }), schema);
}

/** A POST with a file as the body. */
export async function postFile<T>(
  url: string,
  { file, type }: { file: Blob; type: string },
  schema: Schema<T>,
): Promise<T> {
  return schema.parse(await (await request(url, 'POST', file, {}, type)).json());
}

/** Like `postForLines`, with a file as the body. */
export async function* postFileForLines<T>(
  url: string,
  { file, type }: { file: Blob; type: string },
  schema: Schema<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  yield* linesOf(await request(url, 'POST', file, { signal }, type), schema);
}

async function* linesOf<T>(response: Response, schema: Schema<T>): AsyncGenerator<T> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield schema.parse(JSON.parse(line));
  }
}

/** A dangerous call that needs a proof asks the reader for it, and is repeated once it is given. */
async function request(...call: Parameters<typeof requestOnce>): Promise<Response> {
  try {
    return await requestOnce(...call);
  } catch (error) {
    const needsProof = error instanceof HttpError && error.code === PROOF_REQUIRED;
    if (needsProof && (await askForProof())) return requestOnce(...call);
    throw error;
  }
}

async function requestOnce(
  url: string,
  method: string,
  body?: unknown,
  options: RequestInit = {},
  type = 'application/json',
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  const token = readToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const hasBody = body !== undefined;
  if (hasBody) headers.set('Content-Type', type);
  const response = await fetch(url, {
    ...options,
    method,
    credentials: 'include',
    headers,
    ...(hasBody && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  if (method === 'GET') noteCopy(url, response);
  if (response.ok) return response;
  const error = new HttpError(response.status, response.statusText, await response.text());
  if (error.status === 401 && error.code === 'unauthenticated') reportSignedOut();
  throw error;
}
