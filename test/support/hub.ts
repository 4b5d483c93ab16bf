import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a subscriber sent: the fields of its form. */
export type Asked = Record<string, string>;

/** A WebSub hub that writes down who asks, and answers as a test tells it. It verifies and tells only when told to. */
export class Hub {
  readonly asked: Asked[] = [];
  status = 202;
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      this.asked.push(Object.fromEntries(new URLSearchParams(body.toString())));
      response.writeHead(this.status).end(this.status >= 400 ? 'no\nroom' : undefined);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hub`;
  }

  /** The last request of a subscriber to this topic. */
  last(topic: string): Asked {
    const found = this.asked.findLast((one) => one['hub.topic'] === topic);
    if (found === undefined) throw new Error(`nobody asked for ${topic}`);
    return found;
  }

  /** Verifies the intent behind a request, or says what `changes` say. */
  verify(asked: Asked, changes: Asked = {}): Promise<Response> {
    const url = new URL(asked['hub.callback'] ?? '');
    const said = {
      'hub.mode': asked['hub.mode'] ?? '',
      'hub.topic': asked['hub.topic'] ?? '',
      'hub.challenge': 'a <challenge>',
      'hub.lease_seconds': asked['hub.lease_seconds'] ?? '',
      ...changes,
    };
    url.search = new URLSearchParams(said).toString();
    return fetch(url);
  }

  /** Distributes content, signed as asked for or with another secret. */
  tell(asked: Asked, body: string, secret = asked['hub.secret'] ?? '', type = 'application/rss+xml') {
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': type, 'x-hub-signature': signature };
    return fetch(asked['hub.callback'] ?? '', { method: 'POST', body, headers });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
