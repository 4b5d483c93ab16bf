import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { importJWK, jwtVerify } from 'jose';
import { projectRoot } from '#platform/runtime';

const FOLDER = join(projectRoot(), 'test', 'fixtures', 'self-signed');
/** Other processes trust it by `NODE_EXTRA_CA_CERTS`. */
export const CERTIFICATE = join(FOLDER, 'certificate.pem');

/** A message as the push service got it. */
export interface Pushed {
  path: string;
  ttl: string;
  authorization: string;
  body: Buffer;
}

/** How the service answers: a status, with a Retry-After in seconds, or never. */
export type PushReply = { status: number; retryAfterS?: number } | 'hang';

/** A push service (RFC 8030) on this machine, over TLS. It answers as the test says. */
export class PushServer {
  readonly messages: Pushed[] = [];
  reply: PushReply = { status: 201 };
  /** What happens between a message and its answer. */
  onMessage: (() => Promise<void>) | null = null;
  private readonly server: Server = createServer(
    {
      key: readFileSync(join(FOLDER, 'key.pem')),
      cert: readFileSync(CERTIFICATE),
    },
    (request, response) => {
      void buffer(request).then(async (body) => {
        const { ttl = '', authorization = '' } = request.headers;
        this.messages.push({ path: request.url ?? '', ttl: String(ttl), authorization, body });
        await this.onMessage?.();
        if (this.reply === 'hang') return;
        const { status, retryAfterS } = this.reply;
        response
          .writeHead(status, retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) })
          .end();
      });
    },
  );

  /** Starts it, and makes this process trust its certificate. Returns its origin. */
  async start(port = 0): Promise<string> {
    const own = readFileSync(CERTIFICATE, 'utf8');
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), own]);
    await new Promise<void>((ready) => this.server.listen(port, '127.0.0.1', ready));
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

/** A browser's side of a subscription. */
export class PushClient {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.ecdh.generateKeys();
  }

  /** As `PushSubscription.toJSON` writes it. */
  toJSON() {
    const keys = {
      p256dh: this.ecdh.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  /** Decrypts a message of one record (RFC 8188, RFC 8291). @throws Error if it was encrypted for somebody else */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, info, 32);
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2 and zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** Checks the signature of a message (RFC 8292). Returns what it says, and the server's key. */
export async function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return { payload, key };
}
