import { describe, expect, it } from '@jest/globals';
import { explainLevel } from './explain-level.js';

const origins = (...labels: string[]) => labels.map((label) => ({ label }));

describe('explainLevel', () => {
  it.each([
    [
      'single',
      origins('Orvale Post'),
      1,
      'Single source: one origin reported it (Orvale Post); the next level needs two.',
    ],
    [
      'single',
      origins('Northwire'),
      9,
      'Single source: one origin reported it (Northwire); 9 outlets published it; the next level needs two.',
    ],
    [
      'multiple',
      origins('A', 'B'),
      2,
      'Multiple sources: 2 independent origins reported it (A, B); the next level needs three.',
    ],
    [
      'verified',
      origins('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
      17,
      'Verified: 8 independent origins reported it (A, B, C, D, E, F and 2 more); 17 outlets published it.',
    ],
  ] as const)('%s by %j', (level, origins, outlets, sentence) => {
    const standing = { level, standing: origins.length, outlets, isRetracted: false, retraction: null };
    expect(explainLevel(standing, origins)).toBe(sentence);
  });

  it('does not count origins that retracted it', () => {
    const one = { level: 'single', standing: 1, outlets: 2, isRetracted: false, retraction: null } as const;
    expect(explainLevel(one, origins('A', 'B'))).toBe(
      'Single source: 2 independent origins reported it (A, B), 1 of which retracted it; the next level needs two.',
    );
    expect(explainLevel({ ...one, isRetracted: true }, origins('A'))).toBe(
      'Retracted: one origin reported it (A) and later retracted it.',
    );
  });

  it('does not say that origins retracted what an editor did', () => {
    const one = { level: 'single', standing: 1, outlets: 1, isRetracted: true } as const;
    expect(explainLevel({ ...one, retraction: 'It was another dam.' }, origins('A'))).toBe(
      'Retracted by an editor: one origin reported it (A).',
    );
  });
});
