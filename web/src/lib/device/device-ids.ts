import { readDevice, useDeviceValue, writeDevice } from './device-store';

/** The oldest ones fall out first. */
const MOST = 500;

const parse = (stored: string | null): number[] =>
  (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** The ids that are kept on this device under `key`. */
export function idsOnDevice(key: string): number[] {
  return parse(readDevice(key));
}

/** Puts an id on the list that is kept on this device under `key`, or takes it off. */
export function setOnDevice(key: string, id: number, listed: boolean): void {
  const others = parse(readDevice(key)).filter((other) => other !== id);
  writeDevice(key, (listed ? [...others, id] : others).slice(-MOST).join(','));
}

export function useIsOnDevice(key: string, id: number): boolean {
  const [stored] = useDeviceValue(key);
  return parse(stored).includes(id);
}
