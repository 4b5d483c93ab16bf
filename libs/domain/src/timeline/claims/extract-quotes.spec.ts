import { describe, expect, it } from '@jest/globals';
import { extractQuotes } from './extract-quotes.js';

describe('extractQuotes', () => {
  it.each([
    ['“We lost the whole lower street,” said Ada Merrin, who keeps the inn.', 'Ada Merrin'],
    ['"We lost the whole lower street," Ada Merrin said on Monday.', 'Ada Merrin'],
    ['Ada Merrin told the council: "We lost the whole lower street."', 'Ada Merrin'],
    ['“We lost the whole lower street,” said the mayor Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said the mayor, Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said the union’s deputy chair, Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said the head of the rescue service, Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said rescue worker Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said Prime Minister Ada Merrin.', 'Ada Merrin'],
    ['Ada Merrin keeps the inn. “We lost the whole lower street,” Merrin said.', 'Ada Merrin'],
    ['Mayor Ada Merrin came. “We lost the whole lower street,” said Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said Orvale Gov. Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said Actress Ada Merrin.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said Ada Merrin. She keeps the inn.', 'Ada Merrin'],
    ['“We lost the whole lower street,” said Ada Lee. Nineteen houses fell.', 'Ada Lee'],
    ['“We lost the whole lower street,” said Ada J. Merrin. Rain fell.', 'Ada J. Merrin'],
    ['Ada Merrin lives in Lower Orvale. Merrin said: “We lost the whole lower street.”', 'Ada Merrin'],
    ['“We lost the whole lower street,” he said.', null],
    ['“We lost the whole lower street,” said a spokesman for Ada Merrin.', null],
    ['“We lost the whole lower street,” said the mother of Ada Merrin.', null],
    ['“We lost the whole lower street,” she said of Ada Merrin.', null],
    ['“We lost the whole lower street,” said a man in Orvale. Orvale is cut off.', null],
    ['“We lost the whole lower street,” Police said.', null],
    ['“We lost the whole lower street,” said Orvale’s Ada Merrin.', 'Ada Merrin'],
    ['Orvale Tramways said: “We lost the whole lower street.”', null],
    ['“We lost the whole lower street,” the White House said.', null],
    ['“We lost the whole lower street,” Monday said.', null],
    ['“We lost the whole lower street,” Merrin said.', null],
    ['The Interior Ministry said: “We lost the whole lower street.”', null],
  ])('finds the speaker in %j', (text, speaker) => {
    const [quote] = extractQuotes(text);
    expect(quote?.text).toMatch(/^We lost the whole lower street\.?$/);
    expect(quote?.speaker).toBe(speaker);
  });

  it('puts quotations with a speaker first', () => {
    const [first, second] = extractQuotes(
      'A sign read "the lower street is closed today". "We lost the whole lower street," said Ada Merrin.',
    );
    expect(first?.speaker).toBe('Ada Merrin');
    expect(second?.speaker).toBeNull();
  });

  it('ignores the text between two quotations', () => {
    const text = 'She called it "a mess" and then in the same long breath also "a shame" again.';
    expect(extractQuotes(text)).toEqual([]);
  });
});
