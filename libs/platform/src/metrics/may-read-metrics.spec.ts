import { describe, expect, it } from '@jest/globals';
import { mayReadMetrics } from './may-read-metrics.js';

const TOKEN = 'a token of some length';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('mayReadMetrics', () => {
  it.each([
    ['127.0.0.1', {}, undefined, true],
    ['::1', {}, undefined, true],
    ['::ffff:127.0.0.1', {}, undefined, true],
    ['10.0.0.5', {}, undefined, false],
    ['::ffff:10.0.0.5', {}, undefined, false],
    [undefined, {}, undefined, false],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.5' }, undefined, false],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, undefined, false],
    ['127.0.0.1', { via: '1.1 proxy' }, undefined, false],
    ['10.0.0.5', bearer(TOKEN), undefined, false],
    ['127.0.0.1', {}, TOKEN, false],
    ['127.0.0.1', bearer('another token'), TOKEN, false],
    ['127.0.0.1', { authorization: TOKEN }, TOKEN, false],
    ['10.0.0.5', bearer(TOKEN), TOKEN, true],
    ['10.0.0.5', { ...bearer(TOKEN), 'x-forwarded-for': '10.0.0.6' }, TOKEN, true],
  ])('%s with %j, token %s: %s', (address, headers, token, may) => {
    expect(mayReadMetrics({ address, headers }, token)).toBe(may);
  });
});
