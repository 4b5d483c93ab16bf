import { describe, expect, it } from '@jest/globals';
import { sentences } from './sentences.js';

describe('sentences', () => {
  it.each([
    ['The dam broke. Nobody slept.', 2],
    ['Dr. Merrin of the U.S. Geological Survey came. She left.', 2],
    ['“We run.” They ran.', 2],
    ['It rained 3.5 inches. Then 12 more.', 2],
    ['Das Gericht urteilt am 14. September. Der Prozess begann im Mai.', 2],
    ['Die Frist läuft vom 3. Mai bis zum 14. September.', 1],
    ['The toll rose to 14. September brought rain.', 2],
    ['Cracks in two arches\nThe bridge is closed.', 2],
    ['Trading in Vint Inc.\nThe bridge is closed.', 2],
    ['Shots were heard at 4 p.m.\nThe mayor spoke.', 2],
    ['Photograph by Ann B.\nThe bridge is closed.', 2],
    ['Am 14.\nSeptember', 2],
    ['', 0],
  ])('splits %j into %i', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  it('stops at the limit', () => {
    expect(sentences('It rains. '.repeat(3000), 5)).toHaveLength(5);
  });
});
