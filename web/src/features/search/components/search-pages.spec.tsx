import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { SearchPages } from './search-pages';

describe('SearchPages', () => {
  afterEach(cleanup);

  it.each([
    ['a page before the last', { page: 124, mayHaveMore: false, isFull: true }, 'Page 124 of 125', true],
    ['the last page', { page: 125, mayHaveMore: false, isFull: true }, 'Page 125 of 125', false],
    [
      'the last known page, if full',
      { page: 125, mayHaveMore: true, isFull: true },
      'Page 125 of 125+',
      true,
    ],
    ['a page that is not full', { page: 125, mayHaveMore: true, isFull: false }, 'Page 125 of 125+', false],
  ])('shows %s', (_, given, words, leadsOn) => {
    render(<SearchPages {...given} pageCount={125} onPage={() => {}} />);
    screen.getByText(words);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(!leadsOn);
  });
});
