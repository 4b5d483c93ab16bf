import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The baseline for a response from memory: a bare server in its own process that always sends the bytes of one file. */
const [file = '', type = 'application/json'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'Content-Type': type, 'Content-Length': body.length };
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
