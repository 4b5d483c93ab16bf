type Stop = () => Promise<void>;

const stops = new Set<Stop>();
let follows = false;

/**
 * From now on, this process ends together with its launcher: if the launcher exits (even by `kill -9`), its IPC channel
 * closes. Call it before anything else is loaded, because a launcher can be killed in its first second. Does nothing
 * without a launcher.
 */
export function followParent(): void {
  // Undefined without a channel, false if it has already closed.
  const connected: boolean | undefined = process.connected;
  if (connected === undefined || follows) return;
  if (!connected) process.exit(0);
  follows = true;
  process.once('disconnect', () => {
    const stopping = [...stops].map((stop) => stop());
    Promise.allSettled(stopping).then((ends) => {
      for (const end of ends) if (end.status === 'rejected') process.stderr.write(`${String(end.reason)}\n`);
      process.exit(0);
    });
  });
}

/** What to do before this process ends together with its launcher. */
export function stopWithParent(stop: Stop): void {
  stops.add(stop);
  followParent();
}
