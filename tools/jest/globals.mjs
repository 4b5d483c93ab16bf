/** What `@jest/globals` exports. The plain runner only sets the global names, and does not limit their time. */
const { describe, expect } = globalThis;
/** A test may replace the timers. */
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;
const jest = Object.assign(globalThis.jest, {
  /** The number of fake timers that wait. The runner's own object lacks it. */
  getTimerCount: () => setTimeout.clock.countTimers(),
});

export { describe, expect, jest };

/** A test or hook that takes longer hangs (ms). */
const LIMIT_MS = 300_000;

/** The same function, failing after a time. It takes no callback: its length is 0. */
function limited(act, limitMs = LIMIT_MS) {
  return async (...given) => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = wait(() => reject(new Error(`took longer than ${limitMs} ms`)), limitMs);
    });
    try {
      return await Promise.race([act(...given), late]);
    } finally {
      stopWaiting(timer);
    }
  };
}

const limitedTest = (declare) => (name, act, limitMs) => declare(name, limited(act, limitMs));

export const it = Object.assign(limitedTest(globalThis.it), {
  each: (...table) => limitedTest(globalThis.it.each(...table)),
  only: limitedTest(globalThis.it.only),
  skip: globalThis.it.skip,
});

const limitedHook = (declare) => (act, limitMs) => declare(limited(act, limitMs));

export const afterAll = limitedHook(globalThis.afterAll);
export const afterEach = limitedHook(globalThis.afterEach);
export const beforeAll = limitedHook(globalThis.beforeAll);
export const beforeEach = limitedHook(globalThis.beforeEach);

// Only the runner needs this module's loader, and not the processes that tests start.
delete process.env.NODE_OPTIONS;
