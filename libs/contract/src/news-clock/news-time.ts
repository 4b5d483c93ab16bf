import type { Meta } from '../site/meta.js';

/** The news time `passedMs` of real time after `meta` was read. A recording never runs past its end. */
export function newsTimeAfter(meta: Pick<Meta, 'now' | 'recording'>, passedMs: number): Date {
  const read = Date.parse(meta.now);
  const passed = Math.max(0, passedMs);
  if (meta.recording === null) return new Date(read + passed);
  return new Date(Math.min(read + passed * meta.recording.speed, Date.parse(meta.recording.to)));
}

/** True once the recording is over and its clock has stopped. */
export function hasEnded(recording: { to: string }, now: Date): boolean {
  return now.getTime() >= Date.parse(recording.to);
}
