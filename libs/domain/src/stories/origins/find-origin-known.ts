import { AGENCIES, type Agency } from './find-origin-agencies.js';

/** A source of media type 'news agency' in the operator's directory. */
export interface KnownAgency {
  name: string;
  domain: string | null;
}

/** Names that are also common words or surnames, or that several outlets share. They are never resolved by name alone. */
const AMBIGUOUS = new Set(
  (
    'times post journal tribune herald star news world today gazette chronicle courier standard time nation week print ' +
    'wire people life police court state union record mail press globe sun express examiner enquirer advocate leader ' +
    'observer review voice patriot republic outlet network magazine newspaper paper reporters me us you one open point ' +
    'focus index cash heavy trend planet panorama architecture opinion stern cochrane marti parade parliament abc mega ' +
    'live local metro independent national times-union daily radio space military energy money science nature sport sports city ' +
    'scientist foreign_affairs'
  )
    .split(' ')
    .map((name) => name.replace('_', ' ')),
);
/** Short forms in texts, and the names in the directory. */
const SHORT_FORMS: readonly [string, string][] = [
  ['wsj', 'wall street journal'],
  ['nyt', 'new york times'],
  ['ft', 'financial times'],
  ['bbc', 'bbc news'],
  ['cnn', 'cnn'],
  ['nbc', 'nbc news'],
  ['cbs', 'cbs news'],
  ['fox', 'fox news'],
  ['fox business', 'fox news'],
  ['guardian', 'the guardian'],
  ['telegraph', 'daily telegraph (uk)'],
  ['daily telegraph', 'daily telegraph (uk)'],
  ['mail on sunday', 'daily mail'],
  ['sky news', 'sky'],
  ['al jazeera', 'al jazeera media network'],
  ['le monde', 'groupe le monde'],
  ['der spiegel', 'der spiegel online'],
  ['spiegel', 'der spiegel online'],
  ['variety', 'variety magazine'],
  ['athletic', 'theathletic.com'],
  ['la times', 'los angeles times'],
  ['rnz', 'radio new zealand'],
];
/** Networks whose stations have their name: 'Fox Carolina' is not Fox. */
const NETWORKS = new Set(['fox', 'nbc', 'cbs', 'sky', 'bbc']);
const NOT_A_STATION =
  /^(?:News|Business|Digital|Radio|Sports?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|^[^\p{Lu}]/u;
const MAX_NAMES = 20_000;
export const MAX_NAME_WORDS = 5;

/** Looks up names in credits, word by word. Built once and used for all articles. */
export class KnownOrigins {
  private readonly keys = new Map<string, string>();
  private readonly initials = new Map<string, string>();
  private readonly domains = new Map<string, string>();

  /**
   * @param agencies the news agencies of the directory, in addition to the built-in ones
   * @param outlets origin key ('owner:…' or 'source:…') by lower-case name of the outlet
   */
  constructor(agencies: readonly KnownAgency[] = [], outlets: ReadonlyMap<string, string> = new Map()) {
    for (const [name, key] of [...outlets].slice(0, MAX_NAMES)) this.name(name, key);
    for (const [short, long] of SHORT_FORMS) {
      const key = this.keys.get(plainName(long));
      if (key !== undefined) this.keys.set(short, key);
    }
    for (const agency of AGENCIES) this.agency(agency);
    for (const agency of agencies) this.directoryAgency(agency);
  }

  /** Origin key of the longest known name at the start of these words. */
  byWords(words: readonly string[]): string | null {
    for (let length = Math.min(words.length, MAX_NAME_WORDS); length > 0; length -= 1) {
      const name = words.slice(0, length).join(' ');
      const found = this.byName(name);
      if (found !== null) return namesStation(name, words[length]) ? null : found;
    }
    return null;
  }

  /** Origin key of exactly this name. Initials only match in capitals. */
  byName(name: string): string | null {
    const trimmed = name.trim().replace(/(?:[.,:;]|['’]s?)+$/u, '');
    return this.initials.get(trimmed) ?? this.keys.get(plainName(trimmed)) ?? null;
  }

  /** Origin key of the agency with this domain. */
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
    const key = own ?? this.agencyNamed(plain) ?? agencyKey(name);
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

function namesStation(name: string, next: string | undefined): boolean {
  return next !== undefined && NETWORKS.has(name.toLowerCase()) && !NOT_A_STATION.test(next);
}

/** The origin key of an agency that is not built in. */
export function agencyKey(name: string): string {
  return `agency:${plainName(name).replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}

/** In lower case, without 'the', with single spaces. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^the\s+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
