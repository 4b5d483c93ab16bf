import { afterEach, describe, expect, it } from '@jest/globals';
import { idsOnDevice, setOnDevice } from './device-ids';
import { removeFromDevice, writeDevice } from './device-store';

const KEY = 'list';

describe('ids on the device', () => {
  afterEach(() => removeFromDevice(KEY));

  it('adds an id once, at the end, and removes it', () => {
    for (const id of [3, 5, 3]) setOnDevice(KEY, id, true);
    expect(idsOnDevice(KEY)).toEqual([5, 3]);
    setOnDevice(KEY, 5, false);
    expect(idsOnDevice(KEY)).toEqual([3]);
  });

  it('drops the oldest of more than 500', () => {
    for (let id = 1; id <= 502; id++) setOnDevice(KEY, id, true);
    const ids = idsOnDevice(KEY);
    expect(ids).toHaveLength(500);
    expect(ids[0]).toBe(3);
  });

  it('ignores what is not an id', () => {
    writeDevice(KEY, '7,x,-1,0,1.5,,8');
    expect(idsOnDevice(KEY)).toEqual([7, 8]);
  });
});
