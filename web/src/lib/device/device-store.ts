import { useCallback, useSyncExternalStore } from 'react';

/** What the reader chose on this device, by key. If storage is forbidden, it lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeDevice(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: `memory` holds it.
  }
  for (const listener of listeners) listener();
}

/** Whether the device itself holds this value, so that it outlasts the page. */
export function isOnDevice(key: string, value: string): boolean {
  try {
    return localStorage.getItem(key) === value;
  } catch {
    return false;
  }
}

export function removeFromDevice(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: only `memory` held it.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener on every change, including those by other tabs. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A value stored on the device, shared by every component and tab that reads the same key. */
export function useDeviceValue(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    onDeviceChange,
    () => readDevice(key),
    () => null,
  );
  return [value, useCallback((next: string) => writeDevice(key, next), [key])];
}
