import { describe, expect, it } from '@jest/globals';
import { explainLevel } from './explain-level.js';

const origins = (...labels: string[]) => labels.map((label) => ({ label }));

describe('explainLevel', () => {
  it.each([
    [
      'single',
      origins('Orvale Post'),
      1,
      'Single source: one origin reported it (Orvale Post); two make the next level.',
    ],
    [
      'single',
      origins('Northwire'),
      9,
      'Single source: one origin reported it (Northwire); 9 outlets carried it; two make the next level.',
    ],
    [
      'multiple',
      origins('A', 'B'),
      2,
      'Multiple sources: 2 independent origins reported it (A, B); three make the next level.',
    ],
    [
      'verified',
      origins('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
      17,
      'Verified: 8 independent origins reported it (A, B, C, D, E, F and 2 more); 17 outlets carried it.',
    ],
  ] as const)('%s by %j', (level, told, outlets, sentence) => {
    const standing = { level, standing: told.length, outlets, isRetracted: false };
    expect(explainLevel(standing, told)).toBe(sentence);
  });

  it('does not count who took it back', () => {
    const one = { level: 'single', standing: 1, outlets: 2, isRetracted: false } as const;
    expect(explainLevel(one, origins('A', 'B'))).toBe(
      'Single source: 2 independent origins reported it (A, B), of whom 1 took it back; two make the next level.',
    );
    expect(explainLevel({ ...one, isRetracted: true }, origins('A'))).toBe(
      'Retracted: one origin reported it (A), and it was taken back.',
    );
  });
});
