export { BackupError } from './backup-error.js';
export type { BackupTally } from './backup-format.js';
export * from './maintenance.queries.js';
export { restoreBackup } from './restore-backup.js';
export { backupText } from './write-backup.js';
