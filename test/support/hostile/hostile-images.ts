import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Answer } from '../feed-server.js';

/** A picture of six colours. */
export function picture(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.from('0b6b6be8e6e11b1f24fbfaf75b64704db6ac', 'hex');
  const raw = { width: 3, height: 2, channels: 3 } as const;
  return sharp(pixels, { raw }).resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
}

/** A server of one outlet's pictures. Paths without an answer are 404. */
export class ImageServer {
  readonly requests: string[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    this.requests.push(path);
    const answer = this.answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  origin = '';

  async start(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @returns the URL */
  serve(path: string, answer: Answer | Buffer): string {
    const sends: Answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(answer);
    this.answers.set(path, Buffer.isBuffer(answer) ? sends : answer);
    return this.origin + path;
  }

  timesAsked(path: string): number {
    return this.requests.filter((one) => one === path).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

/** A PNG of 30,000 × 30,000 white pixels in about 100 kB, which takes 900 MB when it is decoded. */
export function pixelBomb(): Buffer {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  return png([
    ['IHDR', header],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ]);
}

function png(parts: readonly [name: string, data: Buffer][]): Buffer {
  const chunks = parts.flatMap(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return [length, body, check];
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

/** Sends a gigabyte that begins like a picture. `sent` counts the bytes until the client hung up. */
export class ImageFlood {
  sent = 0;
  readonly answer: Answer = (_, response) => {
    const piece = Buffer.alloc(1_000_000, 7);
    response.writeHead(200, { 'content-type': 'image/jpeg' }).write(Buffer.from([0xff, 0xd8, 0xff]));
    const more = () => {
      while (!response.destroyed && this.sent < 1e9 && response.write(piece)) this.sent += piece.length;
    };
    response.on('drain', more);
    more();
  };
}

/** A picture that grows to 100 MB when its transfer encoding is undone. */
export const gzipBomb: Answer = (_, response) => {
  const body = gzipSync(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100_000_000)]));
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' }).end(body);
};
