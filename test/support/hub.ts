import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The form fields that a subscriber sent. */
export type HubRequest = Record<string, string>;

/** A WebSub hub that records requests and responds as the test says. It verifies and distributes only on the test's call. */
export class Hub {
  readonly requests: HubRequest[] = [];
  status = 202;
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      this.requests.push(Object.fromEntries(new URLSearchParams(body.toString())));
      response.writeHead(this.status).end(this.status >= 400 ? 'no\nroom' : undefined);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hub`;
  }

  /** The last request of a subscriber to this topic. */
  last(topic: string): HubRequest {
    const found = this.requests.findLast((one) => one['hub.topic'] === topic);
    if (found === undefined) throw new Error(`no request for ${topic}`);
    return found;
  }

  /** Verifies the subscriber's intent. `changes` replace fields of the verification. */
  verify(asked: HubRequest, changes: HubRequest = {}): Promise<Response> {
    const url = new URL(asked['hub.callback'] ?? '');
    const verification = {
      'hub.mode': asked['hub.mode'] ?? '',
      'hub.topic': asked['hub.topic'] ?? '',
      'hub.challenge': 'a <challenge>',
      'hub.lease_seconds': asked['hub.lease_seconds'] ?? '',
      ...changes,
    };
    url.search = new URLSearchParams(verification).toString();
    return fetch(url);
  }

  /** Distributes content, signed with the subscriber's secret or another one. */
  distribute(
    asked: HubRequest,
    body: string,
    secret = asked['hub.secret'] ?? '',
    type = 'application/rss+xml',
  ) {
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': type, 'x-hub-signature': signature };
    return fetch(asked['hub.callback'] ?? '', { method: 'POST', body, headers });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
