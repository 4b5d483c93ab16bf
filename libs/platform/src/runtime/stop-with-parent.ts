/**
 * Under the launcher a process ends with it: when the launcher is gone (even by `kill -9`) its channel closes,
 * and `stop` runs. Without a launcher nothing happens.
 */
export function stopWithParent(stop: () => Promise<void>): void {
  if (!process.channel) return;
  process.once('disconnect', () => {
    stop()
      .catch((error: Error) => process.stderr.write(`${error.message}\n`))
      .finally(() => process.exit(0));
  });
}
