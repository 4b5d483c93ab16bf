import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
    const onPage = jest.fn();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    render(<SearchPages {...given} pageCount={125} onPage={onPage} />);
    screen.getByText(words);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next.getAttribute('aria-disabled')).toBe(String(!leadsOn));
    fireEvent.click(next);
    expect(onPage.mock.calls).toEqual(leadsOn ? [[given.page + 1]] : []);
  });

  it('shows that there is one page', () => {
    render(<SearchPages page={1} pageCount={1} mayHaveMore={false} isFull={false} onPage={jest.fn()} />);
    screen.getByText('Page 1 of 1');
  });
});
