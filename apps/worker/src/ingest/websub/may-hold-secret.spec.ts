import { describe, expect, it } from '@jest/globals';
import { rangeCheck } from '#platform/runtime';
import { mayHoldSecret } from './may-hold-secret.js';

const isOpened = rangeCheck(['10.1.0.0/16', 'fd00::/8']);

describe('mayHoldSecret', () => {
  it.each([
    ['https://hub.example/', true],
    ['http://hub.example/', false],
    ['http://10.1.2.3:8080/hub', true],
    ['http://[fd00::1]/hub', true],
    ['http://10.2.0.1/hub', false],
    ['http://10.1.2.3.hub.example/', false],
    ['no address', false],
  ])('%s: %s', (hub, expected) => {
    expect(mayHoldSecret(hub, isOpened)).toBe(expected);
  });
});
