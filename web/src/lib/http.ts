/** A non-ok answer. Its message is '{status}: {body text}', the status text where the body is empty. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

interface Schema<T> {
  parse(value: unknown): T;
}

/** Reads one JSON answer and holds it against the contract; an answer of another shape is an error as well. */
export async function getJson<T>(url: string, schema: Schema<T>): Promise<T> {
  return schema.parse(await (await request(url)).json());
}

async function request(url: string, init: { method?: string; body?: unknown } = {}): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  const token = readToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const hasBody = init.body !== undefined;
  if (hasBody) headers.set('Content-Type', 'application/json');
  const response = await fetch(url, {
    method: init.method ?? 'GET',
    credentials: 'include',
    headers,
    ...(hasBody && { body: JSON.stringify(init.body) }),
  });
  if (response.ok) return response;
  throw new HttpError(response.status, (await response.text()) || response.statusText);
}

/** API clients may keep a token on the device; storage can be forbidden, and then there is none. */
function readToken(): string | null {
  try {
    return localStorage.getItem('auth_token');
  } catch {
    return null;
  }
}
