import { idsOnDevice, setOnDevice, useIdsOnDevice, useIsOnDevice } from './device-ids';

const KEY = 'tracked_stories';

/** Stores on this device whether a signed-out reader tracks a story. */
export function setTracked(topicId: number, tracked: boolean): void {
  setOnDevice(KEY, topicId, tracked);
}

export function useIsTracked(topicId: number): boolean {
  return useIsOnDevice(KEY, topicId);
}

export function useTrackedIds(): readonly number[] {
  return useIdsOnDevice(KEY);
}

export function trackedIds(): number[] {
  return idsOnDevice(KEY);
}
