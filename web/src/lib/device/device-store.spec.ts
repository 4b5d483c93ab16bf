import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { readDevice, removeFromDevice, useDeviceValue, writeDevice } from './device-store';

const { setItem, getItem } = Storage.prototype;

describe('the device store', () => {
  afterEach(() => {
    cleanup();
    Object.assign(Storage.prototype, { setItem, getItem });
    removeFromDevice('colour');
  });

  it('keeps a value until it is removed', () => {
    writeDevice('colour', 'green');
    expect(readDevice('colour')).toBe('green');
    expect(localStorage.getItem('colour')).toBe('green');
    removeFromDevice('colour');
    expect(readDevice('colour')).toBeNull();
  });

  it('keeps values until the page closes if storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: forbid, getItem: forbid });
    writeDevice('colour', 'green');
    expect(readDevice('colour')).toBe('green');
  });

  it('shows a change in every component that reads the key', () => {
    const first = renderHook(() => useDeviceValue('colour'));
    const second = renderHook(() => useDeviceValue('colour'));
    act(() => first.result.current[1]('blue'));
    expect(first.result.current[0]).toBe('blue');
    expect(second.result.current[0]).toBe('blue');
  });

  it('shows what another tab stored', () => {
    const { result } = renderHook(() => useDeviceValue('colour'));
    act(() => {
      localStorage.setItem('colour', 'red');
      window.dispatchEvent(new StorageEvent('storage', { key: 'colour' }));
    });
    expect(result.current[0]).toBe('red');
  });
});
