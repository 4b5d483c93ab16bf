import { readDevice, useDeviceValue, writeDevice } from './device-store';

const KEY = 'tracked_stories';
/** The oldest ones fall out first. */
const MOST = 500;

const parse = (stored: string | null): number[] =>
  (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** Notes on this device that a signed-out reader tracks a story, or no longer does. */
export function setTracked(topicId: number, tracked: boolean): void {
  const others = parse(readDevice(KEY)).filter((id) => id !== topicId);
  writeDevice(KEY, (tracked ? [...others, topicId] : others).slice(-MOST).join(','));
}

export function useIsTracked(topicId: number): boolean {
  const [stored] = useDeviceValue(KEY);
  return parse(stored).includes(topicId);
}
