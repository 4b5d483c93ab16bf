import { describe, expect, it } from '@jest/globals';
import { splitItems } from './split-items.js';

/** 4.5 million characters take about 0.1 s. If each tag searched the rest of the text, they would take 20 s. */
const BUDGET_MS = 3000;
const LENGTH = 4_500_000;

function spentOn(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the time to find items', () => {
  it.each([
    '<item ',
    '<item\n',
    '</item ',
    '<entry ',
    '<item><!-- ',
    '<item><![CDATA[',
    '<x:item ',
    '<item/ ',
    '<',
  ])('stays short: %j repeated', (piece) => {
    const text = `<rss><channel>${piece.repeat(Math.floor(LENGTH / piece.length))}>`;
    expect(spentOn(() => splitItems(text))).toBeLessThan(BUDGET_MS);
  });

  it('finds every item of a long document', () => {
    const text = `<rss><channel>${'<item><title>a</title></item>'.repeat(1500)}</channel></rss>`;
    expect(splitItems(text)).toMatchObject({ whole: true, overLimit: 0 });
    expect(splitItems(text)?.spans).toHaveLength(1500);
  });
});
