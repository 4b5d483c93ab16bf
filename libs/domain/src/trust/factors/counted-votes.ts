const DAY_MS = 86_400_000;

/**
 * Which votes count: votes from accounts at least a week old, after one day, and only the first 25 per source and day
 * (UTC). If the installation can send email, only confirmed accounts vote. All in system time.
 */
export const COUNTED_VOTES = { accountAgeMs: 7 * DAY_MS, restMs: DAY_MS, perDay: 25 } as const;
