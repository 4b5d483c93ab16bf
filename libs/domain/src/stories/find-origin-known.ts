import { AGENCIES, type Agency } from './find-origin-agencies.js';

/** A source of media type 'news agency' in the operator's directory. */
export interface KnownAgency {
  name: string;
  domain: string | null;
}

/** Names that are also common words of the news, or that several outlets share: never resolved by name alone. */
const AMBIGUOUS = new Set(
  (
    'times post journal tribune herald star news world today gazette chronicle courier standard time nation week print ' +
    'wire people life police court state union record mail press globe sun express examiner enquirer advocate leader ' +
    'observer review voice patriot republic outlet network magazine newspaper paper reporters me us you'
  ).split(' '),
);
const SHORT_FORMS: readonly [string, string][] = [
  ['wsj', 'wall street journal'],
  ['nyt', 'new york times'],
  ['ft', 'financial times'],
  ['bbc', 'bbc news'],
  ['cnn', 'cnn'],
  ['nbc', 'nbc news'],
  ['abc', 'abc news'],
  ['cbs', 'cbs news'],
  ['fox', 'fox news'],
  ['guardian', 'the guardian'],
];
const MAX_NAMES = 20_000;
export const MAX_NAME_WORDS = 5;

/** The names by which texts credit each other, looked up word by word: built once, asked for every article. */
export class KnownOrigins {
  private readonly keys = new Map<string, string>();
  private readonly initials = new Map<string, string>();
  private readonly domains = new Map<string, string>();

  /**
   * @param agencies the directory's own news agencies, beside the built-in ones
   * @param outlets origin key ('owner:…' or 'source:…') by lower-case name of the outlet
   */
  constructor(agencies: readonly KnownAgency[] = [], outlets: ReadonlyMap<string, string> = new Map()) {
    for (const [name, key] of [...outlets].slice(0, MAX_NAMES)) this.name(name, key);
    for (const [short, long] of SHORT_FORMS) {
      const key = this.keys.get(plainName(long));
      if (key !== undefined && !this.keys.has(short)) this.keys.set(short, key);
    }
    for (const agency of AGENCIES) this.agency(agency);
    for (const agency of agencies) this.directoryAgency(agency);
  }

  /** Origin key of the name that these words begin with, the longest that is known. */
  byWords(words: readonly string[]): string | null {
    for (let length = Math.min(words.length, MAX_NAME_WORDS); length > 0; length -= 1) {
      const found = this.byName(words.slice(0, length).join(' '));
      if (found !== null) return found;
    }
    return null;
  }

  /** Origin key of exactly this name; initials only in capitals. */
  byName(name: string): string | null {
    const trimmed = name.trim().replace(/[.,:;]+$/u, '');
    return this.initials.get(trimmed) ?? this.keys.get(plainName(trimmed)) ?? null;
  }

  /** The agency that an outlet itself is, by its domain. */
  agencyOfDomain(domain: string): string | null {
    return this.domains.get(domain.toLowerCase().replace(/^www\./, '')) ?? null;
  }

  private agency({ key, names, initials = [], domains = [] }: Agency): void {
    for (const name of names) this.keys.set(plainName(name), `agency:${key}`);
    for (const short of initials) this.initials.set(short, `agency:${key}`);
    for (const domain of domains) this.domains.set(domain, `agency:${key}`);
  }

  private directoryAgency({ name, domain }: KnownAgency): void {
    const plain = plainName(name);
    if (plain === '') return;
    const own = domain ? this.domains.get(domain.toLowerCase()) : undefined;
    const key = own ?? this.agencyNamed(plain) ?? `agency:${plain.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
    this.keys.set(plain, key);
    if (domain) this.domains.set(domain.toLowerCase(), key);
    if (/^\p{Lu}{2,6}$/u.test(name.trim())) this.initials.set(name.trim(), key);
  }

  private agencyNamed(plain: string): string | null {
    const key = this.keys.get(plain);
    return key?.startsWith('agency:') ? key : null;
  }

  private name(name: string, key: string): void {
    const plain = plainName(name);
    if (plain.length >= 2 && !AMBIGUOUS.has(plain) && plain.split(' ').length <= MAX_NAME_WORDS)
      this.keys.set(plain, key);
  }
}

/** Lower case, without 'the', one space between words. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^the\s+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
