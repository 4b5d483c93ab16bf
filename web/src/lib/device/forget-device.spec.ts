import { expect, it } from '@jest/globals';
import { readDevice, writeDevice } from './device-store';
import { forgetDevice } from './forget-device';
import { TOLD_HERE } from './told-here';

it('takes the number off the icon once the reader has signed out', async () => {
  writeDevice(TOLD_HERE, 'key');
  let cleared = 0;
  Object.assign(navigator, { clearAppBadge: async () => void cleared++ });
  await forgetDevice();
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  expect(cleared).toBe(1);
  expect(readDevice(TOLD_HERE)).toBeNull();
});
