import { afterEach, describe, expect, it } from '@jest/globals';
import { closePage, renderOnPage } from '../../../testing/page';
import { sampleMilestones } from '../components/sample-milestones';
import { useMissingMilestone } from './use-missing-milestone';

describe('useMissingMilestone', () => {
  afterEach(() => closePage());

  it.each([
    ['a loaded milestone', '#milestone-2', 0],
    ['a milestone that is not loaded', '#milestone-99', 1],
    ['another part of the page', '#sources', 0],
  ])('reloads the milestones only if one is missing: %s', (_, hash, times) => {
    const milestones = sampleMilestones();
    let reads = 0;
    const { rerender } = renderOnPage(() => useMissingMilestone(milestones, () => void reads++), `/t${hash}`);
    rerender();
    rerender();
    expect(reads).toBe(times);
  });
});
