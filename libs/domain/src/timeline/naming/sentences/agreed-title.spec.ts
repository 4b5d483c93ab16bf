import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../../read/read-article.js';
import { agreedTitle } from './agreed-title.js';

function titled(title: string, excerpt = '') {
  return {
    title,
    reading: readArticle({ title, excerpt, text: null, publishedAt: new Date('2031-05-03T10:00:00Z') }),
  };
}

const colourful = titled('Joy on the quays: trams roll again in Port Lumen!');
const agreed = titled('Port Lumen tram strike ends after nine days');
const reports = [
  colourful,
  agreed,
  titled('Tram drivers of Port Lumen end their strike', 'The strike of nine days ends on Saturday.'),
  titled('Port Lumen: tram strike over after nine days'),
];

describe('agreedTitle', () => {
  it('prefers the headline whose words most other origins use to the first one', () => {
    expect(agreedTitle(reports, reports)).toBe(agreed);
  });

  it('prefers a plain headline among those with the same words', () => {
    const loud = titled('PORT LUMEN TRAM STRIKE ENDS AFTER NINE DAYS');
    expect(agreedTitle([loud, agreed], [...reports, loud])).toBe(agreed);
  });

  it('takes the only headline, and the first of equal ones', () => {
    const again = titled(agreed.title);
    expect(agreedTitle([colourful], [colourful])).toBe(colourful);
    expect(agreedTitle([agreed, again], [agreed, again])).toBe(agreed);
    expect(agreedTitle([], reports)).toBeUndefined();
  });
});
