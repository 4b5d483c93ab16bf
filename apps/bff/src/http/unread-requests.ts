import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/site';
import { UNREADABLE } from './error.filter.js';

const REFUSALS: Record<string, { status: number; body: ErrorBody }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: { code: 'too_large', message: 'The address or the headers of the request are too long.' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: { code: 'timeout', message: 'The request did not arrive in time.' },
  },
};
const REFUSED = { status: 400, body: { code: 'bad_request', message: UNREADABLE } };

/**
 * Answers requests that Node cannot read, such as one with an unencoded 'é' in its address. They never reach the app, and
 * Node's own answers have no body. A connection on which a response has begun is only closed.
 */
export function answerUnread(server: Server): void {
  const last = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => last.set(socket, response));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    const response = last.get(socket);
    const hasBegun = response?.headersSent && !response.writableFinished;
    if (socket.writable && !hasBegun) socket.write(refusal(code ?? ''));
    socket.destroySoon();
  });
}

function refusal(errorCode: string): string {
  const { status, body } = REFUSALS[errorCode] ?? REFUSED;
  const text = JSON.stringify(body);
  const head = [
    ['HTTP/1.1', status, STATUS_CODES[status]].join(' '),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}
