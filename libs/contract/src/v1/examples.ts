import type { OperationId } from './operations.js';

/** A call and its answer, of the fictional story that the tests build. The tests make each call and compare the answer. */
export interface Example {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Absent for 204. */
  answer?: unknown;
}

export const EXAMPLES: Record<OperationId, Example> = {} as never;
