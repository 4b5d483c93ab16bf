import { describe, expect, it } from '@jest/globals';
import { oncePerText } from './once-per-text.js';

function counted() {
  let calls = 0;
  const lengthOf = oncePerText((text) => {
    calls += 1;
    return text.length;
  });
  return { lengthOf, calls: () => calls };
}

describe('oncePerText', () => {
  it('computes a text once', () => {
    const { lengthOf, calls } = counted();
    expect([lengthOf('dam'), lengthOf('bridge'), lengthOf('dam')]).toEqual([3, 6, 3]);
    expect(calls()).toBe(2);
  });

  it('remembers falsy results', () => {
    const { lengthOf, calls } = counted();
    expect([lengthOf(''), lengthOf('')]).toEqual([0, 0]);
    expect(calls()).toBe(1);
  });

  it('forgets texts that were not asked for again, and keeps those that were', () => {
    const { lengthOf, calls } = counted();
    for (let at = 0; at < 12_000; at += 1) {
      lengthOf(`text ${at}`);
      lengthOf('often');
    }
    expect(calls()).toBe(12_001);
    lengthOf('often');
    expect(calls()).toBe(12_001);
    lengthOf('text 0');
    expect(calls()).toBe(12_002);
  });
});
