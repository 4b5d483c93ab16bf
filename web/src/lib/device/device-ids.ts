import { useMemo } from 'react';
import { readDevice, useDeviceValue, writeDevice } from './device-store';

/** The oldest are dropped first. */
const MOST = 500;

const parse = (stored: string | null): number[] =>
  (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** The ids stored on this device under `key`. */
export function idsOnDevice(key: string): number[] {
  return parse(readDevice(key));
}

/** Adds an id to the list stored on this device under `key`, or removes it. */
export function setOnDevice(key: string, id: number, listed: boolean): void {
  const others = parse(readDevice(key)).filter((other) => other !== id);
  writeDevice(key, (listed ? [...others, id] : others).slice(-MOST).join(','));
}

/** The ids stored on this device under `key`, the newest last. */
export function useIdsOnDevice(key: string): readonly number[] {
  const [stored] = useDeviceValue(key);
  return useMemo(() => parse(stored), [stored]);
}

export function useIsOnDevice(key: string, id: number): boolean {
  const [stored] = useDeviceValue(key);
  return parse(stored).includes(id);
}
