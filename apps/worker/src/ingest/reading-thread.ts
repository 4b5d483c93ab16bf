import { parentPort } from 'node:worker_threads';
import { type ReadRequest, readDocument } from './read-document.js';

/** The thread of `DocumentThread`, which sends one document at a time. */
parentPort?.on('message', async (request: ReadRequest) => {
  parentPort?.postMessage(await readDocument(request));
});
