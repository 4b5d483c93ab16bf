import { basename } from 'node:path';
import { Boilerplate, detectLanguage, StoryModel } from '#domain';
import { bCubed, bCubedSameDay, type Labelled } from './b-cubed.js';
import { readLines } from './read-lines.js';

interface GoldArticle {
  story: string;
  title?: string;
  summary?: string | null;
  source?: string | null;
  date?: string | null;
}

/** Articles between two rounds of forgetting what is out of reach. */
const FORGET_EVERY = 1_000;

/** Places each file's articles in their order, with the product's settings, and prints B-cubed scores against its gold stories. */
export async function run(files: string[]): Promise<void> {
  for (const file of files) {
    const items = await placeAll(file);
    const { precision, recall, f1 } = bCubed(items);
    const line = {
      eval: 'stories',
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

async function placeAll(file: string): Promise<Labelled[]> {
  const model = new StoryModel();
  const boilerplate = new Boilerplate();
  const items: Labelled[] = [];
  for await (const { story, title = '', summary, source, date } of readLines<GoldArticle>(file)) {
    const text = summary ?? '';
    const language = detectLanguage(`${title}. ${text}`, 'en');
    const publishedAt = date ? new Date(date) : null;
    if (items.length % FORGET_EVERY === 0 && publishedAt)
      model.forget(new Date(publishedAt.getTime() - model.reach));
    const said = source ? boilerplate.take(source, { title, summary: text }) : { title, summary: text };
    const placed = model.place({ ...said, language, publishedAt }, () => String(items.length));
    items.push({ story: String(story), cluster: placed.topic, date: date?.slice(0, 10) ?? null });
  }
  return items;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
