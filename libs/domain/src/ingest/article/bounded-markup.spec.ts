import { describe, expect, it } from '@jest/globals';
import { boundedMarkup } from './bounded-markup.js';
import { sanitiseContent } from './sanitise-content.js';

/** A long article takes a few milliseconds. Without the limits, these take 1 to 5 s each. */
const BUDGET_MS = 1000;

describe('boundedMarkup', () => {
  it.each([
    ['nested markup', '<ul><li><p>a <b>b</b></li></ul>'],
    ['paragraphs without end tags', '<p>One. '.repeat(3000)],
    ['lists without end tags', `<ul>${'<li>One'.repeat(3000)}</ul>`],
    ['many images', '<img src="/a.jpg"><br>'.repeat(3000)],
    ['signs that are no tags', 'a < b > c '.repeat(900)],
  ])('leaves %s unchanged', (_, markup) => {
    expect(boundedMarkup(markup)).toBe(markup);
  });

  it('keeps the text of elements that nest too deeply', () => {
    const bounded = boundedMarkup(`${'<b>'.repeat(1000)}deep${'</b>'.repeat(1000)}<p>after</p>`);
    expect(bounded.match(/<b>/g)).toHaveLength(200);
    expect(bounded).toContain('deep');
    expect(bounded).toContain('<p>after</p>');
  });

  it('cuts after many tags', () => {
    expect(boundedMarkup('<i>a</i>'.repeat(20_000)).match(/</g)).toHaveLength(10_000);
  });
});

describe('the time for hostile markup', () => {
  it.each([
    '<b>',
    '<b>x',
    '<div>',
    '<p><b>',
    '<b></i>',
    '<svg><b>',
    '<',
    '</b>',
    '<a href="https://x.example/">',
    '<ul><li>',
  ])('stays short: %s repeated', (piece) => {
    const markup = piece.repeat(Math.floor(200_000 / piece.length));
    const before = process.cpuUsage();
    sanitiseContent(`<p>first</p>${markup}`, 'https://herald.example/');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(BUDGET_MS);
  });
});
