import { totalmem } from 'node:os';

const LEAST_MB = 128;
const MOST_MB = 1_024;

/**
 * PostgreSQL's `shared_buffers` (MB): an eighth of the memory available to this process, because the machine does other work too.
 * A million articles with their search words take about 1.5 GB. The part that searches read fits into the maximum.
 */
export function sharedBuffersMb(memoryBytes = usableMemory()): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(memoryBytes / 8 / 2 ** 20)));
}

/** The container's limit, if there is one. */
function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
