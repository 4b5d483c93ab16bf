import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { SearchAnswer } from '#contract/search';
import { buildArticle } from '../../../testing/samples';
import { ResultCount } from './result-count';

const pageOf = (id: number): SearchAnswer['articles'] => [
  { ...buildArticle(id), marks: { title: [], excerpt: [] }, passage: null },
];
const FIRST = pageOf(1);

describe('ResultCount', () => {
  afterEach(cleanup);

  it('is announced once for each page, and not again when only the total changes', () => {
    const count = (articles: SearchAnswer['articles'], totalCount: number, first = 1) => (
      <ResultCount
        q="weir"
        answer={{ articles, totalCount, totalIsLowerBound: totalCount === 1_000 }}
        first={first}
      />
    );
    const { rerender } = render(count(FIRST, 1_000));
    const announced = screen.getByRole('status');
    expect(announced.textContent).toBe('Showing 1 to 1 of 1,000+ results for “weir”');

    rerender(count(FIRST, 4_500));
    expect(screen.queryByRole('status')).toBeNull();
    // The text of the live element never changes.
    expect(announced.isConnected).toBe(false);
    screen.getByText('Showing 1 to 1 of 4,500 results for “weir”');

    rerender(count(pageOf(9), 4_500, 9));
    expect(screen.getByRole('status').textContent).toBe('Showing 9 to 9 of 4,500 results for “weir”');
  });
});
