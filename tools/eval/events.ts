import { basename } from 'node:path';
import { Boilerplate } from '#domain/stories/placing';
import { detectLanguage } from '#domain/text';
import { readLines } from '../measure/read-lines.js';
import type { CommandLine } from '../start/command-line.js';
import { RepairedEvents } from './recorded/repaired-events.js';
import { bCubed, bCubedSameDay, type Labelled } from './scores/b-cubed.js';

interface GoldArticle {
  story: string;
  title?: string;
  summary?: string | null;
  source?: string | null;
  date?: string | null;
}

/**
 * Places each file's articles in order and repairs the events by news time, with the product's settings. Prints B-cubed scores
 * against the gold stories. `--without-repair` skips the repair pass.
 */
export async function run({ operands, flags }: CommandLine): Promise<void> {
  for (const file of operands) {
    const items = await placeAll(file, !flags.has('without-repair'));
    const { precision, recall, f1 } = bCubed(items);
    const line = {
      eval: 'events',
      file: basename(file),
      n: items.length,
      gold: new Set(items.map(({ story }) => story)).size,
      clusters: new Set(items.map(({ cluster }) => cluster)).size,
      precision: rounded(precision),
      recall: rounded(recall),
      f1: rounded(f1),
      f1SameDay: rounded(bCubedSameDay(items).f1),
    };
    console.log(JSON.stringify(line));
  }
}

async function placeAll(file: string, isRepaired: boolean): Promise<Labelled[]> {
  const stories = new RepairedEvents(isRepaired);
  const boilerplate = new Boilerplate();
  const gold: Omit<Labelled, 'cluster'>[] = [];
  for await (const { story, title = '', summary, source, date } of readLines<GoldArticle>(file)) {
    const text = summary ?? '';
    const language = detectLanguage(`${title}. ${text}`, 'en');
    const cleaned = source ? boilerplate.take(source, { title, summary: text }) : { title, summary: text };
    stories.place({ ...cleaned, language, publishedAt: date ? new Date(date) : null });
    gold.push({ story: String(story), date: date?.slice(0, 10) ?? null });
  }
  const topics = stories.finish();
  return gold.map((item, at) => ({ ...item, cluster: topics[at] ?? '' }));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
