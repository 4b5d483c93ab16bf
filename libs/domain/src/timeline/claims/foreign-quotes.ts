import type { QuoteCues } from '../languages/quote-cues.js';

/** Quotations in the marks of all languages: «…», „…“, »…«, “…”, "…"; and a spoken line after a dash at the start. */
const QUOTED =
  /«\s?(?=\S)(?<a>[^«»]{20,320}?)\s?»|»(?=\S)(?<b>[^«»]{20,320})«|„(?=\S)(?<c>[^„“”]{20,320})[“”]|(?<=^|[\s(—–:-])“(?=\S)(?<d>[^“”„]{20,320})”|(?<=^|[\s(—–:-])"(?=\S)(?<e>[^"]{20,320})(?<=\S)"(?=$|[\s,.;:!?)—–-])|(?:^|(?<=\n))[–—]\s?(?=\p{Lu})(?<f>[^–—\n]{20,320}?)\s?[,.]?\s?[–—]/gu;
const NAME_PART = String.raw`\p{Lu}[\p{L}'-]{1,24}`;
const MAX_TEXT = 8000;
const MAX_FOUND = 8;
const LEAST_WORDS = 5;
const AFTER = 140;
const BEFORE = 180;

interface Found {
  text: string;
  speaker: string | null;
}

interface SpeakerPatterns {
  behind: RegExp;
  ahead: RegExp;
}

const BUILT = new WeakMap<QuoteCues, SpeakerPatterns>();

/** The quotations of a text in a language other than English, those with a speaker first. See `extractQuotes`. */
export function foreignQuotes(text: string, cues: QuoteCues, limit: number): Found[] {
  const prose = straight(text.slice(0, MAX_TEXT));
  const found: Found[] = [];
  for (const match of prose.matchAll(QUOTED)) {
    const groups = match.groups ?? {};
    const said = Object.values(groups).find((each) => each !== undefined) ?? '';
    const quote = said.replace(/,$/u, '').trim();
    if (quote.split(' ').length < LEAST_WORDS) continue;
    found.push({ text: quote, speaker: speakerOf(prose, match.index, match.index + match[0].length, cues) });
    if (found.length >= MAX_FOUND) break;
  }
  return [...found.filter(({ speaker }) => speaker), ...found.filter(({ speaker }) => !speaker)].slice(
    0,
    limit,
  );
}

/** Like `plain`, but keeps the ends of lines and the marks of quotations. */
function straight(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’ʼ]/gu, "'")
    .replace(/[^\S\n]+/gu, ' ');
}

function speakerOf(prose: string, from: number, end: number, cues: QuoteCues): string | null {
  const { behind, ahead } = patternsOf(cues);
  const after = behind.exec(prose.slice(end, end + AFTER))?.groups;
  const before = after ? undefined : ahead.exec(prose.slice(Math.max(0, from - BEFORE), from))?.groups;
  const name = after?.a ?? after?.b ?? before?.name;
  return name ? inFull(withoutTitles(name, cues), prose, cues) : null;
}

function patternsOf(cues: QuoteCues): SpeakerPatterns {
  const known = BUILT.get(cues);
  if (known) return known;
  const name = `(?:${NAME_PART}\\s(?:(?:${cues.particles})\\s)?){0,4}${NAME_PART}`;
  const role = `(?:(?:${cues.articles})\\s)?(?:[\\p{Ll}'-]+\\s){0,6}?(?:[\\p{Ll}\\p{Lu}'-]+(?:\\s[\\p{L}'-]+){0,5},\\s)?`;
  const built = {
    behind: new RegExp(
      `^[,.]?\\s{0,2}[–—-]?\\s?(?:(?:${cues.verbs})(?:-[a-z]+)?,?\\s${role}(?<a>${name})|(?<b>${name})\\s(?:${cues.verbs})(?!\\p{L}))`,
      'u',
    ),
    ahead: new RegExp(
      `(?<!\\p{L})(?<name>${name})(?:,[^,]{3,60},)?\\s(?:${cues.verbs})(?!\\p{L})[^.«„“”"»]{0,60}[,:]?\\s{0,2}$`,
      'u',
    ),
  };
  BUILT.set(cues, built);
  return built;
}

function withoutTitles(name: string, { titles }: QuoteCues): string {
  let rest = name.trim();
  for (let round = 0; round < 4; round += 1) rest = rest.replace(titles, '');
  return rest;
}

/** A name of two words or more; a single one in full, as the text has it elsewhere. Null for offices and groups. */
function inFull(name: string, prose: string, cues: QuoteCues): string | null {
  if (cues.nobody.test(name)) return null;
  if (name.includes(' ')) return name;
  const full = new RegExp(
    `(?<!\\p{L})(?:${NAME_PART}\\s(?:(?:${cues.particles})\\s)?){1,3}${name}(?!\\p{L})`,
    'gu',
  );
  for (const [found] of prose.matchAll(full)) {
    const person = withoutTitles(found, cues);
    if (person.includes(' ') && !cues.nobody.test(person)) return person;
  }
  const alone = prose.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu')) ?? [];
  return alone.length > 1 ? name : null;
}
