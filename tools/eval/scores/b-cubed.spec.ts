import { describe, expect, it } from '@jest/globals';
import { bCubed, bCubedSameDay } from './b-cubed.js';

const item = (story: string, cluster: string, date: string | null = null) => ({ story, cluster, date });

describe('bCubed', () => {
  it('is perfect for equal partitions, regardless of their names', () => {
    expect(bCubed([item('a', '1'), item('a', '1'), item('b', '2')])).toEqual({
      precision: 1,
      recall: 1,
      f1: 1,
    });
  });

  it('averages the shared items over all items', () => {
    const { precision, recall } = bCubed([item('a', '1'), item('a', '2'), item('b', '2'), item('b', '2')]);
    expect(precision).toBeCloseTo((1 + 1 / 3 + 2 / 3 + 2 / 3) / 4);
    expect(recall).toBeCloseTo((1 / 2 + 1 / 2 + 1 + 1) / 4);
  });

  it('compares only items of the same date if only same-day pairs count', () => {
    const items = [item('a', '1', '2031-05-01'), item('b', '1', '2031-05-02'), item('b', '2', '2031-05-03')];
    expect(bCubedSameDay(items).f1).toBe(1);
    expect(bCubed(items).f1).toBeLessThan(1);
  });

  it('is zero without items', () => {
    expect(bCubed([])).toEqual({ precision: 0, recall: 0, f1: 0 });
  });
});
