import { useCallback, useSyncExternalStore } from 'react';

/** What the reader chose on this device, by key. Where storage is forbidden it lasts as long as the page. */
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
    // Forbidden or full: the memory above holds it.
  }
  for (const listener of listeners) listener();
}

export function forgetOnDevice(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: it was in the memory above alone.
  }
  for (const listener of listeners) listener();
}

/** Told of every change, also by other tabs. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A value kept on the device and shared by every component and tab that reads the same key. */
export function useDeviceValue(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(onDeviceChange, () => readDevice(key));
  return [value, useCallback((next: string) => writeDevice(key, next), [key])];
}
