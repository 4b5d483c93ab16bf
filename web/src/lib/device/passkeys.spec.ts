import { describe, expect, it } from '@jest/globals';
import { askBrowser, PasskeyRefusal } from './passkeys';

const failing = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));

describe('askBrowser', () => {
  it('returns what the browser returns', async () => {
    expect(await askBrowser(async () => 'signed')).toBe('signed');
  });

  it.each([
    ['InvalidStateError', /already has a passkey/],
    ['SecurityError', /at this address/],
    ['NotAllowedError', /was not used/],
    ['ConstraintError', /could not use/],
  ])('says why for %s', async (name, words) => {
    const refusal = askBrowser(failing(name));
    await expect(refusal).rejects.toThrow(PasskeyRefusal);
    await expect(refusal).rejects.toThrow(words);
  });
});
