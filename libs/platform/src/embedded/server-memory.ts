import { totalmem } from 'node:os';

const LEAST_MB = 128;
const MOST_MB = 1_024;

/**
 * PostgreSQL's `shared_buffers` (MB): an eighth of the memory that this process may use, as the machine has other work, too.
 * A million articles with their words take about 1.5 GB; what search reads of them fits into the most.
 */
export function sharedBuffersMb(memoryBytes = usableMemory()): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.floor(memoryBytes / 8 / 2 ** 20)));
}

/** The container's, where it has a limit. */
function usableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
