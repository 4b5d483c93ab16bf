import { correctSystemClock } from './clock.js';
import type { Logger } from './logger.js';

/** What a process does with the difference between its machine's clock and the database's: it keeps the database's time, and says so. */
export function clockRules(logger: Pick<Logger, 'warn'>) {
  return {
    correct: correctSystemClock,
    onChange: (ms: number) =>
      ms === 0
        ? logger.warn("the clock of this machine agrees with the database's again")
        : logger.warn({ seconds: Math.round(ms / 1000) }, "corrects this machine's clock by the database's"),
    onFailure: (err: unknown) => logger.warn({ err }, "the database's clock cannot be read"),
  };
}
