import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RecordedDocument, Recording } from './recording.js';

/** The maximum freshness of a response (ms): 24 h. */
const MAX_FRESH_MS = 86_400_000;

const IMAGE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

export interface RecordingServer {
  url: string;
  port: number;
  close: () => Promise<void>;
}

export interface ServeOptions {
  /** Replay time. The newest document fetched by then is served. */
  now: () => Date | Promise<Date>;
  host?: string;
  port?: number;
}

/**
 * Serves a recording over loopback HTTP as the outlets served it at replay time. `GET /<outlet>/feed` supports ETag, Last-Modified and
 * 304. `Expires` is the time of the outlet's next document, so that a polite reader fetches each. Before the first document it sends
 * 503 with Retry-After. Faulty documents are served unchanged. Also serves `GET /images/*`.
 */
export async function serveRecording(recording: Recording, options: ServeOptions): Promise<RecordingServer> {
  const host = options.host ?? '127.0.0.1';
  let url = '';
  const server = createServer((request, response) => {
    response.sendDate = false;
    answer(recording, request, response, options, url).catch(() => response.destroy());
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, host, listening);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url, port, close };
}

async function answer(
  recording: Recording,
  request: IncomingMessage,
  response: ServerResponse,
  options: ServeOptions,
  baseUrl: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
  const path = URL.parse(request.url ?? '/', baseUrl)?.pathname ?? '/';
  const outlet = /^\/([\w.-]{1,100})\/feed$/.exec(path)?.[1];
  const documents = outlet === undefined ? undefined : recording.outlets.get(outlet)?.documents;
  if (path.startsWith('/images/')) return sendImage(recording.folder, path, response);
  if (documents === undefined || documents.length === 0) return end(response, 404);
  const now = await options.now();
  response.setHeader('date', now.toUTCString());
  const at = documents.findLastIndex((document) => document.fetchedAt.getTime() <= now.getTime());
  const [current, next] = [documents[at], documents[at + 1]];
  if (current === undefined) return notYet(response, next, now);
  return sendDocument(recording, current, next, { request, response, now, baseUrl });
}

function notYet(response: ServerResponse, first: RecordedDocument | undefined, now: Date): void {
  const waitMs = (first?.fetchedAt.getTime() ?? now.getTime()) - now.getTime();
  response.setHeader('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  end(response, 503);
}

async function sendDocument(
  recording: Recording,
  document: RecordedDocument,
  next: RecordedDocument | undefined,
  exchange: { request: IncomingMessage; response: ServerResponse; now: Date; baseUrl: string },
): Promise<void> {
  const { request, response, now } = exchange;
  const etag = `"${document.sha1}"`;
  const expires = Math.min(
    next?.fetchedAt.getTime() ?? Number.POSITIVE_INFINITY,
    now.getTime() + MAX_FRESH_MS,
  );
  response.setHeader('etag', etag);
  response.setHeader('last-modified', document.fetchedAt.toUTCString());
  response.setHeader('expires', new Date(expires).toUTCString());
  response.setHeader(
    'content-type',
    document.path.endsWith('.json') ? 'application/feed+json' : 'application/rss+xml',
  );
  if (isUnchanged(request, etag, document.fetchedAt)) return end(response, 304);
  const bytes = await readFile(document.path);
  const sent = recording.fictional ? withBase(bytes, exchange.baseUrl) : bytes;
  response.setHeader('content-length', sent.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/** If-None-Match takes precedence over If-Modified-Since (RFC 9110, section 13.2.2). */
function isUnchanged(request: IncomingMessage, etag: string, fetchedAt: Date): boolean {
  const known = request.headers['if-none-match'];
  if (known !== undefined) return known.split(',').some((one) => one.trim() === etag);
  return Date.parse(request.headers['if-modified-since'] ?? '') >= fetchedAt.getTime();
}

/** Replaces `{base}` with the server's URL, byte by byte, so that any charset stays intact. */
function withBase(bytes: Buffer, baseUrl: string): Buffer {
  return bytes.includes('{base}')
    ? Buffer.from(bytes.toString('latin1').replaceAll('{base}', baseUrl), 'latin1')
    : bytes;
}

async function sendImage(folder: string, path: string, response: ServerResponse): Promise<void> {
  const name = /^\/images\/([\w-][\w.-]{0,100})$/.exec(path)?.[1];
  const type = IMAGE_TYPES[extname(name ?? '')];
  const file = join(folder, 'images', name ?? '');
  if (name === undefined || type === undefined || !existsSync(file) || !statSync(file).isFile())
    return end(response, 404);
  if (!realpathSync(file).startsWith(realpathSync(folder) + sep)) return end(response, 404);
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
  await pipeline(createReadStream(file), response);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
