import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy of the real server. It forwards all calls except those that a test breaks or holds. */
export interface Front {
  address: string;
  /** Answers calls whose paths start like this with 503, without reaching the server. */
  breakCalls: (...paths: string[]) => void;
  /** Holds calls whose paths start like this until `mend`. */
  holdCalls: (...paths: string[]) => void;
  /** Forwards all calls again. */
  mend: () => void;
  /** The number of calls broken since the last `mend`. */
  broken: () => number;
  stop: () => Promise<void>;
}

const DOWN = JSON.stringify({ code: 'unavailable', message: 'The server is unavailable.' });

export async function startFront(target: string): Promise<Front> {
  let brokenPaths: string[] = [];
  let heldPaths: string[] = [];
  let broken = 0;
  const waiting: (() => void)[] = [];
  const server: Server = createServer((incoming, answer) => {
    const begins = (path: string) => incoming.url?.startsWith(path) ?? false;
    if (brokenPaths.some(begins)) {
      broken++;
      answer.writeHead(503, { 'content-type': 'application/json' }).end(DOWN);
    } else if (heldPaths.some(begins)) waiting.push(() => forward(target, incoming, answer));
    else forward(target, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakCalls: (...paths) => {
      brokenPaths = paths;
    },
    holdCalls: (...paths) => {
      heldPaths = paths;
    },
    mend: () => {
      brokenPaths = [];
      heldPaths = [];
      broken = 0;
      for (const go of waiting.splice(0)) go();
    },
    broken: () => broken,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port } = new URL(target);
  const { url: path = '/', method = 'GET', headers } = incoming;
  const onward = request({ hostname, port, path, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
