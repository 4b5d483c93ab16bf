const DAY_MS = 86_400_000;

/**
 * Which readers' votes count: of accounts that are a week old, a day after they were given, and of one source and day
 * (UTC) the first 25. Where the installation can mail, only confirmed accounts vote. System time throughout.
 */
export const COUNTED_VOTES = { accountAgeMs: 7 * DAY_MS, restMs: DAY_MS, perDay: 25 } as const;
