import { idsOnDevice, setOnDevice, useIsOnDevice } from './device-ids';

const KEY = 'tracked_stories';

/** Notes on this device that a signed-out reader tracks a story, or no longer does. */
export function setTracked(topicId: number, tracked: boolean): void {
  setOnDevice(KEY, topicId, tracked);
}

export function useIsTracked(topicId: number): boolean {
  return useIsOnDevice(KEY, topicId);
}

export function trackedIds(): number[] {
  return idsOnDevice(KEY);
}
