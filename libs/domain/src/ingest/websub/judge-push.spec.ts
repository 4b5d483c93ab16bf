import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { judgePush, NO_SECRET, type PushTrust } from './judge-push.js';

const body = Buffer.from('news');
const signedBy = (key: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

describe('judgePush', () => {
  it.each<[string, string | null, string, PushTrust]>([
    ['the right secret', signedBy('secret'), 'secret', 'signed'],
    ['another one', signedBy('guessed'), 'secret', 'forged'],
    ['the empty one', signedBy(''), 'secret', 'forged'],
    ['none', null, 'secret', 'forged'],
    ['none, where none was given', null, NO_SECRET, 'unsigned'],
    ['the empty one, where none was given', signedBy(''), NO_SECRET, 'unsigned'],
  ])('%s', (_, signature, secret, expected) => {
    expect(judgePush(signature, body, secret)).toBe(expected);
  });
});
