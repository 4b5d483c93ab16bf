/** A backup cannot be restored. The message completes 'Nothing was restored, because …'. */
export class BackupError extends Error {}
