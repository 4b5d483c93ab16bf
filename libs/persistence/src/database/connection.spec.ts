import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { openConnection } from './connection.js';

/** A PostgreSQL message: a type letter, a length, the body. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

/** AuthenticationOk, ReadyForQuery and an ErrorResponse in one packet. */
const WELCOME_AND_END = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
]);

it('reports a connection that ends with the first response, and its statements fail', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(WELCOME_AND_END));
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const errors: string[] = [];
  const { port } = server.address() as AddressInfo;
  const client = await openConnection(`postgres://reader@127.0.0.1:${port}/news`, ({ message }) =>
    errors.push(message),
  );
  try {
    expect(errors[0]).toBe('terminating connection');
    await expect(client.query('select 1')).rejects.toThrow(/not queryable/);
  } finally {
    await client.end();
    server.close();
  }
});
