import { describe, expect, it } from '@jest/globals';
import { recordingBanner } from './news-clock';

const recording = {
  name: 'bundled',
  from: '2031-03-03T06:00:00.000Z',
  to: '2031-03-17T06:00:00.000Z',
  fictional: true,
  speed: 1,
};
const now = new Date('2031-03-09T14:05:00Z');

describe('recordingBanner', () => {
  it('says that a recording is fictional, its days and its clock', () => {
    const sentences = recordingBanner(recording, now);
    expect(sentences).toHaveLength(3);
    expect(sentences[0]).toMatch(/^A recording of invented news, 3\s?–\s?17 March 2031\.$/);
    expect(sentences[1]).toBe('Every outlet, person and event in it is fictional.');
    expect(sentences[2]).toBe('Its clock reads 9 March 14:05 UTC.');
  });

  it('says that a real recording has ended', () => {
    const sentences = recordingBanner({ ...recording, fictional: false }, new Date(recording.to));
    expect(sentences.join(' ')).not.toMatch(/invented|fictional/);
    expect(sentences.at(-1)).toBe('It has ended; its clock stopped at 17 March 06:00 UTC.');
  });
});
