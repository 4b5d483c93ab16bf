/** The system clock, for accounts, limits and leases. News uses its own clock. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
