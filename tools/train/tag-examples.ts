import { basename } from 'node:path';
import { sectionTags, urlSections } from '#domain/ingest/tagging';
import { isTag, TAGS, type Tag } from '#vocabulary';
import { readLines } from '../measure/read-lines.js';

/** The archive is much larger than the gold data. More of it was not better (docs/decisions/0008-tags.md). */
const MOST_OF_A_TAG = 4_000;
/** At least four non-Latin letters in a headline. */
const OTHER_SCRIPT = /(?:[\u0250-\u1fff\u2c00-\ud7ff].*){4}/u;

/** A text with known or inferred tags. */
export interface LabelledText {
  file: string;
  title: string;
  summary: string;
  labels: Tag[];
  /** True for human labels. Other labels come from the sections of an aggregator and the outlet. */
  gold: boolean;
}

interface Line {
  title: string;
  summary?: string;
  description?: string;
  label?: string;
  link?: string;
  categories?: string[];
}

/** Reads gold lines (`label`) and archive lines (`categories`, `link`). Lines without a tag are skipped. */
export async function readLabelledTexts(file: string): Promise<LabelledText[]> {
  const texts: LabelledText[] = [];
  const titles = new Set<string>();
  for await (const line of readLines<Line>(file)) {
    const labels = line.label === undefined ? filedUnder(line) : isTag(line.label) ? [line.label] : [];
    const gold = line.label !== undefined;
    if (labels.length === 0 || (!gold && (titles.has(line.title) || OTHER_SCRIPT.test(line.title)))) continue;
    titles.add(line.title);
    const summary = line.summary ?? line.description ?? '';
    texts.push({ file: basename(file), title: line.title, summary, labels, gold });
  }
  return texts.some(({ gold }) => gold) ? texts : thinOut(texts);
}

/** At most `MOST_OF_A_TAG` texts per tag, evenly sampled from the whole archive. */
function thinOut(texts: readonly LabelledText[]): LabelledText[] {
  return TAGS.flatMap((tag) => {
    const own = texts.filter(({ labels }) => labels[0] === tag);
    const step = Math.max(1, own.length / MOST_OF_A_TAG);
    return own.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  });
}

/** 'nation' and 'world' alone give no subject. Such articles are `general` unless their URL names a section. */
function filedUnder({ categories = [], link = '' }: Line): Tag[] {
  const named = categories.filter(isTag).filter((tag) => tag !== 'general');
  const bySection = [...new Set(urlSections(link).flatMap(sectionTags))];
  const plainNews = categories.includes('nation') || categories.includes('world');
  if (named.length === 0) return bySection.length > 0 ? bySection : plainNews ? ['general'] : [];
  // The aggregator has no sections for politics and environment, so the outlet's section takes precedence.
  const better = bySection.filter((tag) => tag === 'politics' || tag === 'environment');
  return better.length > 0 ? better : named;
}
