import { basename } from 'node:path';
import { reviewLinks, StoryLinks } from '#domain/stories/linking';
import { articleTerms, type StoryArticle, StoryModel } from '#domain/stories/placing';
import { MOST_REPAIRED, repairOf } from '#domain/stories/repair';
import { detectLanguage } from '#domain/text';
import { readLines } from '../measure/read-lines.js';
import type { CommandLine } from '../start/command-line.js';

/** Active articles at a time, and the news days over which they are spread, so that all stay within reach. */
const ARTICLES = 100_000;
const DAYS_MS = 9 * 86_400_000;

interface Line {
  title: string;
  summary?: string | null;
}

/**
 * The CPU seconds of one repair pass over all events of 100,000 active articles, including reading their terms, and of one review
 * of all their stories, with the longest time for one step, which blocks the worker's event loop. Database time is not included.
 */
export async function run({ operands: [file = ''] }: CommandLine): Promise<void> {
  const [model, links] = [new StoryModel(), new StoryLinks()];
  const events = new Map<string, StoryArticle[]>();
  let n = 0;
  for await (const { title, summary } of readLines<Line>(file)) {
    if (n >= ARTICLES) break;
    const article = activeArticle(title, summary ?? '', n);
    const { topic } = model.place(article, () => String(n));
    events.set(topic, [...(events.get(topic) ?? []).slice(1 - MOST_REPAIRED), article]);
    links.place({ ...article, id: n, url: `https://paper${n % OUTLETS}.example/` }, Number(topic), () => n);
    n += 1;
  }
  const line = {
    ...{ bench: 'repair', file: basename(file), n, events: events.size },
    ...repairAll(model, events),
    review: reviewAll(links),
  };
  console.log(JSON.stringify(line));
}

const OUTLETS = 20;

function activeArticle(title: string, summary: string, n: number): StoryArticle {
  const language = detectLanguage(`${title}. ${summary}`, 'en');
  return { title, summary, language, publishedAt: new Date((n / ARTICLES) * DAYS_MS) };
}

function repairAll(model: StoryModel, events: ReadonlyMap<string, readonly StoryArticle[]>) {
  const read = (key: string) => ({ key, articles: (events.get(key) ?? []).map(articleTerms) });
  let [found, total, longest] = [0, 0, 0];
  for (const key of events.keys()) {
    const start = process.cpuUsage();
    if (repairOf(model, read(key), read)) found += 1;
    const { user, system } = process.cpuUsage(start);
    total += user + system;
    longest = Math.max(longest, user + system);
  }
  return { found, seconds: Math.round(total / 1e4) / 100, longestMs: Math.round(longest / 1e3) };
}

function reviewAll(links: StoryLinks) {
  const { stories } = links.size;
  const steps = reviewLinks(links, new Date(DAYS_MS), new Set());
  let [ordered, total, longest] = [0, 0, 0];
  for (let done = false; !done; ) {
    const start = process.cpuUsage();
    const step = steps.next();
    const { user, system } = process.cpuUsage(start);
    total += user + system;
    longest = Math.max(longest, user + system);
    if (step.done) ordered = step.value.length;
    done = step.done === true;
  }
  return { stories, ordered, seconds: Math.round(total / 1e4) / 100, longestMs: Math.round(longest / 1e3) };
}
