import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves feeds at `/{outlet}/feed`. Tests set the responses. */
export class FeedServer {
  readonly requests: string[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly server: Server = createServer((request, response) => {
    const outlet = request.url?.split('/')[1] ?? '';
    this.requests.push(outlet);
    const answer = this.answers.get(outlet);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  serve(outlet: string, answer: Answer): void {
    this.answers.set(outlet, answer);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

/** Responds with a document, or 304 if the request has its ETag. */
export function document(body: string, etag = '"1"', headers: Record<string, string> = {}): Answer {
  return (request, response) => {
    const known = request.headers['if-none-match'] === etag;
    response.writeHead(known ? 304 : 200, { etag, ...headers }).end(known ? undefined : body);
  };
}

/** Responds with a status only. */
export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (_, response) => response.writeHead(code, headers).end();
}

/** Responds with an RSS document that never ends. `sent` counts the bytes written before the client hung up. */
export class Flood {
  sent = 0;

  constructor(private readonly headers: Record<string, string> = {}) {}

  readonly answer: Answer = (_, response) => {
    const piece = Buffer.alloc(65_536, ' ');
    response.writeHead(200, this.headers).write('<rss version="2.0"><channel><title>');
    const more = () => {
      while (!response.destroyed && response.write(piece)) this.sent += piece.length;
    };
    response.on('drain', more);
    more();
  };
}

/** Responds with one byte at a time and never ends. */
export function drip(everyMs: number): Answer {
  return (_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

export interface FeedItem {
  guid: string;
  title: string;
  text?: string;
}

/** @param channel what the feed says about itself: its title, and the site that it names */
export function rss(
  items: readonly FeedItem[],
  { title: name = 'Outlet', link = '' }: { title?: string; link?: string } = {},
): string {
  const entries = items.map(
    ({ guid, title, text = 'Nothing more is known.' }) =>
      `<item><guid isPermaLink="false">${guid}</guid><link>https://outlet.example/${guid}</link><title>${title}</title><description>${text}</description><pubDate>Tue, 04 Mar 2031 10:00:00 GMT</pubDate></item>`,
  );
  return `<rss version="2.0"><channel><title>${name}</title>${link === '' ? '' : `<link>${link}</link>`}${entries.join('\n')}</channel></rss>`;
}
