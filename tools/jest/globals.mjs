/** What `@jest/globals` exports. The runner of the integration tests only sets the global names. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } = globalThis;

// Only the runner needs this module's loader, and not the processes that tests start.
delete process.env.NODE_OPTIONS;
