import { describe, expect, it } from '@jest/globals';
import { linkTerms } from './link-article.js';
import { TermTable } from './term-table.js';
import { countOf, SPELLING, spellingOf } from './term-use.js';

function read(title: string, summary = '', language = 'en') {
  const table = new TermTable();
  const article = { id: 1, title, summary, url: '', language, publishedAt: null };
  const { terms, uses } = linkTerms(article, table);
  const at = (name: string) => terms.findIndex((term) => table.nameOf(term) === name);
  return {
    names: [...terms].map((term) => table.nameOf(term)),
    countOf: (name: string) => countOf(uses[at(name)] ?? 0),
    spellingOf: (name: string) => spellingOf(uses[at(name)] ?? 0),
  };
}

describe('the terms of an article', () => {
  it('count twice in the title', () => {
    const { countOf } = read('Dam at Orvale cracks', 'The dam was built in 1960');
    expect([countOf('dam'), countOf('orval'), countOf('1960')]).toEqual([3, 2, 1]);
  });

  it('have names in capitals that are stop words in small letters', () => {
    const { names, countOf } = read(
      'Minister who left the WHO joins WE Bank',
      'She told me that WHO had asked',
    );
    expect(countOf('WHO')).toBe(3);
    expect(countOf('WE')).toBe(2);
    expect(names).not.toContain('who');
  });

  it('have no such names in a title that is shouted', () => {
    expect(read('BANKER WHO FLED CAN RETURN').names).not.toContain('WHO');
  });

  it('say whether the summary always writes them with a capital', () => {
    const { spellingOf } = read(
      'Reed Valley',
      'Reed growers in the Tarn valley say Tarn Valley reed pays. May we go on? We may.',
    );
    expect(spellingOf('tarn')).toBe(SPELLING.capital);
    expect(spellingOf('vallei')).toBe(SPELLING.small);
    expect(spellingOf('grower')).toBe(SPELLING.small);
    expect(read('Tarn', 'Nothing').spellingOf('tarn')).toBe(SPELLING.none);
  });

  it('do not say so in a summary that is written like a title, or all in capitals', () => {
    expect(read('', 'Growers Sue Over Tarn Valley Reed').spellingOf('tarn')).toBe(SPELLING.none);
    expect(read('', 'GROWERS SUE OVER TARN VALLEY REED').spellingOf('tarn')).toBe(SPELLING.none);
  });

  it('count at most 63 times, whatever the spelling', () => {
    const { countOf, spellingOf } = read('tarn '.repeat(200), 'In the Tarn valley');
    expect([countOf('tarn'), spellingOf('tarn')]).toEqual([63, SPELLING.capital]);
  });
});
