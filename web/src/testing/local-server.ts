export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  /** Parsed JSON; undefined if nothing was sent. */
  body: unknown;
  headers: Headers;
}

type Reply = (call: Call) => Response | Promise<Response>;

/** Takes the place of the network: answers `fetch` by method and address, and remembers what was called. */
export class LocalServer {
  readonly calls: Call[] = [];
  private readonly replies = new Map<string, Reply>();
  private readonly realFetch = globalThis.fetch;

  constructor() {
    globalThis.fetch = (input, init) => this.answer(String(input), init);
  }

  /** Answers 'GET /api/topics' with a JSON value, or as `reply` decides. The last answer given for a route holds. */
  on(route: string, reply: Reply | object): this {
    this.replies.set(route, typeof reply === 'function' ? (reply as Reply) : () => Response.json(reply));
    return this;
  }

  /** 'POST /api/topics/7/follow', in the order in which they came. */
  get log(): string[] {
    return this.calls.map(({ method, url }) => `${method} ${url}`);
  }

  close(): void {
    globalThis.fetch = this.realFetch;
  }

  private async answer(url: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init;
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call: Call = { method, url, body: parsed, headers: new Headers(init.headers) };
    this.calls.push(call);
    const reply = this.replies.get(`${method} ${url}`);
    return reply === undefined ? failure(404, 'not_found', `No reply for ${method} ${url}`) : reply(call);
  }
}

/** An error as the server answers it. */
export function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
