/** The system's clock: accounts, money, limits, leases. News has a clock of its own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
