import { afterEach, describe, expect, it } from '@jest/globals';
import { closePage, renderOnPage } from '../../../testing/page';
import { SAMPLE_MILESTONES } from '../components/sample-milestones';
import { useMissingMilestone } from './use-missing-milestone';

describe('useMissingMilestone', () => {
  afterEach(() => closePage());

  it.each([
    ['a milestone that is there', '#milestone-2', 0],
    ['a milestone that came later', '#milestone-99', 1],
    ['another place of the page', '#sources', 0],
  ])('for %s', (_, hash, times) => {
    let reads = 0;
    const { rerender } = renderOnPage(
      () => useMissingMilestone(SAMPLE_MILESTONES, () => void reads++),
      `/t${hash}`,
    );
    rerender();
    rerender();
    expect(reads).toBe(times);
  });
});
