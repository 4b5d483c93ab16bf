import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tls from 'node:tls';
import { z } from 'zod';
import { projectRoot } from '#platform/runtime';

const CERTIFICATE = join(projectRoot(), 'test', 'fixtures', 'self-signed');

/** A call as the server got it. */
export interface TargetCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How the server answers instead of speaking its protocol. */
export type TargetFault =
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  /** It answers in its protocol once the hold is over. */
  | { hold: Promise<void> }
  /** Status 200, and then the connection breaks. */
  | 'break'
  /** A gigabyte with status 200. */
  | 'flood';

export const NTFY_TOKEN = 'tk_local0123456789';
export const MATRIX_TOKEN = 'syt_bG9jYWw_0123456789';

/** Discord's limits for an embed of a webhook. Nobody may be mentioned. */
const DiscordMessage = z.strictObject({
  embeds: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(256),
        url: z.url(),
        description: z.string().max(4096),
        timestamp: z.iso.datetime(),
      }),
    )
    .length(1),
  allowed_mentions: z.strictObject({ parse: z.tuple([]) }),
});

const SlackMessage = z.strictObject({
  text: z.string().min(1).max(40_000),
  unfurl_links: z.boolean(),
  unfurl_media: z.boolean(),
});

/** As ntfy publishes JSON: https://docs.ntfy.sh/publish/#publish-as-json */
const NtfyMessage = z.strictObject({
  topic: z.string().regex(/^[-\w]{1,64}$/),
  title: z.string().max(250),
  message: z.string().refine((text) => Buffer.byteLength(text) <= 4096),
  click: z.url(),
});

const MatrixMessage = z.strictObject({
  msgtype: z.literal('m.text'),
  body: z.string().min(1),
  format: z.literal('org.matrix.custom.html'),
  formatted_body: z.string().min(1),
  'm.mentions': z.strictObject({}),
});

/**
 * A server on this machine, over TLS, that speaks like those of targets: Discord at /api/webhooks/, Slack at /services/, a Matrix
 * homeserver at /_matrix/, ntfy at its root, and a webhook's receiver elsewhere. It refuses what they would refuse.
 */
export class TargetServer {
  readonly calls: TargetCall[] = [];
  /** What it accepted. */
  readonly accepted: TargetCall[] = [];
  fault: TargetFault | null = null;
  /** Which calls have the fault. */
  isFaulty: (call: TargetCall) => boolean = () => true;
  /** Bytes of floods that were read from it. */
  flooded = 0;
  private readonly transactions = new Set<string>();
  private readonly server: Server = createServer(
    {
      key: readFileSync(join(CERTIFICATE, 'key.pem')),
      cert: readFileSync(join(CERTIFICATE, 'certificate.pem')),
    },
    (request, response) => void this.serve(request, response),
  );

  /** Starts it, and makes this process trust its certificate. Returns its origin. */
  async start(): Promise<string> {
    const own = readFileSync(join(CERTIFICATE, 'certificate.pem'), 'utf8');
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), own]);
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  reset(): void {
    this.calls.length = 0;
    this.accepted.length = 0;
    this.fault = null;
    this.isFaulty = () => true;
    this.flooded = 0;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const call: TargetCall = { method, path, headers, body: await text(request) };
    this.calls.push(call);
    const fault = this.isFaulty(call) ? this.fault : null;
    if (fault === 'hang') return;
    if (fault === 'flood') return this.flood(response);
    if (fault === 'break') {
      response.writeHead(200, { 'content-length': '1000' }).write('{', () => response.destroy());
      return;
    }
    if (fault !== null && 'status' in fault) {
      response.writeHead(fault.status, fault.headers ?? {}).end('no');
      return;
    }
    await fault?.hold;
    const [status, answer] = this.answerOf(call);
    if (status < 300) this.accepted.push(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  }

  private answerOf(call: TargetCall): [status: number, body: string] {
    const { method, path, headers, body } = call;
    if (headers['content-type'] !== 'application/json') return [415, '{}'];
    const isRead = (schema: z.ZodType) => schema.safeParse(JSON.parse(body)).success;
    if (path.startsWith('/_matrix/')) return this.matrix(call);
    if (method !== 'POST') return [405, '{}'];
    if (path.startsWith('/api/webhooks/'))
      return isRead(DiscordMessage) ? [204, ''] : [400, '{"code":50035}'];
    if (path.startsWith('/services/')) return isRead(SlackMessage) ? [200, 'ok'] : [400, 'invalid_payload'];
    if (path !== '/') return [200, '{}'];
    if (headers.authorization !== `Bearer ${NTFY_TOKEN}`) return [403, '{"code":40301}'];
    return isRead(NtfyMessage) ? [200, '{"event":"message"}'] : [400, '{"code":40024}'];
  }

  /** A transaction that is repeated is the same message. */
  private matrix({ method, path, headers, body }: TargetCall): [number, string] {
    const place = /^\/_matrix\/client\/v3\/rooms\/([^/]+)\/send\/m\.room\.message\/([^/]+)$/.exec(path);
    if (method !== 'PUT' || place === null) return [404, '{"errcode":"M_UNRECOGNIZED"}'];
    if (headers.authorization !== `Bearer ${MATRIX_TOKEN}`) return [401, '{"errcode":"M_UNKNOWN_TOKEN"}'];
    if (!MatrixMessage.safeParse(JSON.parse(body)).success) return [400, '{"errcode":"M_BAD_JSON"}'];
    this.transactions.add(place[2] ?? '');
    return [200, '{"event_id":"$1"}'];
  }

  private async flood(response: ServerResponse): Promise<void> {
    const block = Buffer.alloc(65_536, 'x');
    const gigabyte = function* (this: TargetServer) {
      for (let sent = 0; sent < 1024 ** 3; sent += block.length) {
        this.flooded = sent;
        yield block;
      }
    };
    response.writeHead(200, { 'content-type': 'text/plain' });
    // The client hangs up long before the end.
    await pipeline(Readable.from(gigabyte.call(this)), response).catch(() => undefined);
  }
}
