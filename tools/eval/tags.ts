import { basename } from 'node:path';
import { tagArticle } from '#domain/ingest/tagging';
import type { Tag } from '#vocabulary';
import { readLines } from '../measure/read-lines.js';
import type { CommandLine } from '../start/command-line.js';
import { scoreTags } from './scores/score-tags.js';

interface GoldLine {
  title: string;
  summary: string;
  url: string | null;
  label: string;
}

/** `eval tags F…`: compares the shipped tagger with one gold label per article. Prints one JSON line per file. */
export async function run({ operands }: CommandLine): Promise<void> {
  for (const file of operands) {
    const outcomes: { label: string; tags: Tag[] }[] = [];
    for await (const line of readLines<GoldLine>(file)) {
      const { tags } = tagArticle({
        ...line,
        summary: line.summary ?? '',
        url: line.url ?? null,
        categories: [],
      });
      outcomes.push({ label: line.label, tags });
    }
    console.log(JSON.stringify({ eval: 'tags', file: basename(file), ...scoreTags(outcomes) }));
  }
}
