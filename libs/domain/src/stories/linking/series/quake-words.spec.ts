import { describe, expect, it } from '@jest/globals';
import { termsOf } from '../../../text/tokenise.js';
import { reviewLinks } from '../review-links.js';
import { StoryLinks } from '../story-links.js';
import { shareOfTerm } from './quake-words.js';

const HOUR_MS = 3_600_000;
const NOW = new Date(Date.UTC(2031, 2, 20));

const SMALL = [
  'Earthquake: magnitude 3.2 quake near Esk wakes the village',
  'Magnitude 3.4 earthquake, felt in Tarnholt, rattles windows',
  'A quake of magnitude 2.9: earthquake in the hills above Dorrin',
  'Earthquake registers magnitude 3.0, quake was deep beneath Velm',
  'Residents of Orvale report quake, earthquake had magnitude 3.7',
  'Offshore of Port Lumen, an earthquake: quake reaches magnitude 4.1',
];
const GREAT = [
  'Earthquake of magnitude 7.1 destroys the harbour of Varnstad, dozens dead',
  'Rescuers search the harbour of Varnstad for survivors of the earthquake',
  'Aftershock stops the search for survivors in the harbour of Varnstad',
  'Varnstad buries its dead, three days after the earthquake in the harbour',
];
/** Reports that have nothing in common. */
const OTHERS = Array.from({ length: 300 }, (_, at) =>
  ['zab', 'zeb', 'zib'].map((start) => start + lettersOf(at)).join(' '),
);

/** How many stories a review leaves of reports that are each an event and a story of its own. */
function storiesAfterReview(summaries: readonly string[]): number {
  const links = new StoryLinks();
  for (const [id, summary] of [...summaries, ...OTHERS].entries()) {
    const publishedAt = new Date(NOW.getTime() - (400 - id) * HOUR_MS);
    links.add({ id, title: '', summary, url: '', language: 'en', publishedAt }, id, id);
  }
  const steps = reviewLinks(links, NOW, new Set());
  let step = steps.next();
  while (!step.done) step = steps.next();
  const joined = step.value.filter((order) => order.kind === 'merge' && order.from < summaries.length);
  return summaries.length - joined.length;
}

describe('words of earthquakes', () => {
  it('do not join the reports of small earthquakes, but those of a great one stay together', () => {
    expect(storiesAfterReview(SMALL)).toBe(SMALL.length);
    expect(storiesAfterReview(GREAT)).toBe(1);
    expect(storiesAfterReview(SMALL.map(asBurst))).toBeLessThan(SMALL.length);
  });

  it('count less in each language, however they are inflected', () => {
    const share = (word: string, language: string) =>
      termsOf(word, language).map((term) => shareOfTerm(term, language));
    for (const [word, language] of [
      ['earthquakes', 'en'],
      ['terremotos', 'es'],
      ['séismes', 'fr'],
      ['Erdbebens', 'de'],
      ['terremotos', 'pt'],
      ['terremoti', 'it'],
    ] as const)
      expect(share(word, language)).toEqual([0.4]);
    expect(share('earthquakes', 'de')).toEqual([1]);
    expect(share('harbour', 'en')).toEqual([1]);
  });
});

/** The same reports about something else. */
function asBurst(report: string): string {
  return report
    .replace(/earthquake/i, 'pipe burst')
    .replace(/magnitude/i, 'pressure')
    .replace('quake', 'valve');
}

function lettersOf(number: number): string {
  return [...String(number)].map((digit) => 'bcdfghklmn'[Number(digit)] ?? '').join('a');
}
