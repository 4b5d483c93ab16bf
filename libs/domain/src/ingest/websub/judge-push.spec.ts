import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { judgePush, NO_SECRET, type PushTrust } from './judge-push.js';

const body = Buffer.from('news');
const signedBy = (key: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

describe('judgePush', () => {
  it.each<[string, string | null, string, PushTrust]>([
    ['the right secret', signedBy('secret'), 'secret', 'signed'],
    ['another secret', signedBy('guessed'), 'secret', 'forged'],
    ['the empty secret', signedBy(''), 'secret', 'forged'],
    ['no signature', null, 'secret', 'forged'],
    ['no signature, and the hub has no secret', null, NO_SECRET, 'unsigned'],
    ['the empty secret, and the hub has no secret', signedBy(''), NO_SECRET, 'unsigned'],
  ])('%s', (_, signature, secret, expected) => {
    expect(judgePush(signature, body, secret)).toBe(expected);
  });
});
