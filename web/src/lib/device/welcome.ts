import { readDevice, removeFromDevice, writeDevice } from './device-store';

const KEY = 'welcome';

/** A new reader is welcomed from the next page load on, until all questions were answered or skipped. */
export function startWelcome(username: string): void {
  keepWelcome(username, 0);
}

/** Remembers the step that this reader has reached. */
export function keepWelcome(username: string, step: number): void {
  writeDevice(KEY, `${step} ${username}`);
}

/** The step, from 0, at which the welcome of this reader goes on; null if it is over. */
export function welcomeStep(username: string): number | null {
  const [, step, whose] = /^(\d) (.+)$/su.exec(readDevice(KEY) ?? '') ?? [];
  return step !== undefined && whose === username ? Number(step) : null;
}

export function endWelcome(): void {
  removeFromDevice(KEY);
}
