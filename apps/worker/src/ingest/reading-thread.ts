import { parentPort } from 'node:worker_threads';
import { type ReadRequest, readDocument } from './read-document.js';

/** The other side of `DocumentThread`, which sends the next document when it has the answer to the one before. */
parentPort?.on('message', async (request: ReadRequest) => {
  parentPort?.postMessage(await readDocument(request));
});
