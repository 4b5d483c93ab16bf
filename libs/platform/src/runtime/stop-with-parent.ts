/**
 * Ends a process together with its launcher: if the launcher exits (even by `kill -9`), its IPC channel closes and `stop` runs.
 * Does nothing without a launcher.
 */
export function stopWithParent(stop: () => Promise<void>): void {
  if (!process.channel) return;
  process.once('disconnect', () => {
    stop()
      .catch((error: Error) => process.stderr.write(`${error.message}\n`))
      .finally(() => process.exit(0));
  });
}
