/** The system clock, for accounts, limits and leases. News uses its own clock. */
export interface Clock {
  now(): Date;
}

let correctionMs = 0;

export const systemClock: Clock = { now: () => new Date(Date.now() + correctionMs) };

/** Puts the system clock of this process right: it is the machine's plus `ms`. */
export function correctSystemClock(ms: number): void {
  correctionMs = ms;
}
