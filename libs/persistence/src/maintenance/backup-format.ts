/** The lines of a backup: JSON that says what follows, and the rows of one table after another as COPY writes them. */
export const BACKUP_FORMAT = 1;

/** The first line. */
export interface BackupHeader {
  followthroughBackup: typeof BACKUP_FORMAT;
  version: string;
  /** ISO 8601. */
  madeAt: string;
  /** The migrations that made the tables. */
  migrations: string[];
}

/** The last line. Without it, the backup is incomplete. */
export interface BackupEnd {
  end: { tables: number; rows: number };
  /** The last value of each sequence. */
  sequences: Record<string, string>;
}

/** Ends the rows of a table. No row is like it, because COPY doubles backslashes. */
export const END_OF_ROWS = '\\.';

/** What was written or read. */
export interface BackupTally {
  tables: number;
  rows: number;
}
