export { BackupError } from './backup-error.js';
export type { BackupTally } from './backup-format.js';
export {
  type NotificationsKept,
  type PrunedTable,
  pruneBatch,
  pruneLedger,
  pruneNotifications,
  pruneRevisions,
} from './maintenance.queries.js';
export { restoreBackup } from './restore-backup.js';
export * from './visit-partitions.queries.js';
export { backupText } from './write-backup.js';
