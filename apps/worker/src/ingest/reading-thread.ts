import { parentPort } from 'node:worker_threads';
import { type ReadRequest, readDocument } from './read-document.js';

/** The other side of `DocumentThread`: one document at a time, in the order in which they come. */
parentPort?.on('message', (request: ReadRequest) => {
  parentPort?.postMessage(readDocument(request));
});
