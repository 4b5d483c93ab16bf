import { ENGLISH } from '#vocabulary';
import { stem } from '../../text/natural.js';
import { runsOf, runsOfLead, type Token, type WordUse } from './label-spans.js';
import { BACKS, CONTENDS, CONTESTS, GENERIC, isEventWord, LINK } from './label-words.js';

/** An event is a story's matter if this share of its reports ties it to the name … */
const LEAST_SHARE = 0.08;
/** … and so many of its reports … */
const LEAST_TIED = 2;
/** … and this share of the headlines has the noun, or its verb. */
const LEAST_TITLED = 0.12;
/** One origin counts for at most two reports. */
const PER_ORIGIN = 2;
/** At most so many words stand between the event and the name. */
const MOST_BETWEEN = 4;
const ARTICLE = /^(?:the|a|an|his|her|its|their)$/;

export interface LabelReport {
  title: string;
  leads: readonly string[];
  origin: string;
}

/** A noun for what happened in a story. */
export interface Matter {
  noun: string;
  /** The share of the reports that tie it to the name, 0–1. */
  share: number;
}

/**
 * The events that a story's reports tie to a name, the most frequent first: 'strike' for 'Silverbank', if they print 'the Silverbank ferry
 * strike' or 'a strike at Silverbank'. An event that merely stands in the same headlines may be another's.
 */
export function mattersOf(name: readonly string[], reports: readonly LabelReport[], use: WordUse): Matter[] {
  const own = new Set(name.map((key) => stem(ENGLISH, key)));
  const tied = new Map<string, Map<string, number>>();
  const titled = new Map<string, Map<string, number>>();
  const forms = new Map<string, Map<string, number>>();
  const read = new Map<string, number>();
  const named = new Set<string>();
  for (const { title, leads, origin } of reports) {
    add(read, origin);
    const runs = [...runsOf(title), ...leads.flatMap(runsOfLead)];
    const found = runs.flatMap((run) => tiedTo(name, run, use));
    for (const { key, isFull } of found) if (isFull) named.add(stem(ENGLISH, key));
    const events = found.map(({ key }) => key);
    for (const key of events) add(of(forms, stem(ENGLISH, key)), key);
    for (const each of new Set(events.map((key) => stem(ENGLISH, key)))) add(of(tied, each), origin);
    const stems = runsOf(title).flatMap((run) => run.map(({ key }) => stem(ENGLISH, key)));
    for (const each of new Set(stems)) add(of(titled, each), origin);
  }
  const all = total(read);
  return [...tied]
    .filter(([each]) => !own.has(each) && named.has(each) && total(of(titled, each)) >= all * LEAST_TITLED)
    .map(([each, origins]) => ({ noun: mostOf(of(forms, each)), count: total(origins) }))
    .filter(({ count }) => count >= Math.max(LEAST_TIED, all * LEAST_SHARE))
    .map(({ noun, count }) => ({ noun, share: count / all }))
    .sort((x, y) => y.share - x.share || (x.noun < y.noun ? -1 : 1));
}

/** The events of a run of words that belong to a name, in full or by its last word. Others of the same surname do not count. */
function tiedTo(
  name: readonly string[],
  run: readonly Token[],
  use: WordUse,
): { key: string; isFull: boolean }[] {
  return run.flatMap(({ key }, at) => {
    const first = run[at - 1];
    const isFull = !name.every(use.isName) || name.length < 2 || first?.key === name.at(-2);
    const isOther = first?.isCapital === true && use.isName(first.key) && !first.isPossessive;
    if (key !== name.at(-1) || (!isFull && isOther)) return [];
    const after = run.slice(at + 1, at + 2 + MOST_BETWEEN);
    const before = run.slice(Math.max(0, at - name.length - MOST_BETWEEN), at);
    return [eventAfter(after, use) ?? contestAfter(run.slice(at + 1), use), eventBefore(before, use)].flatMap(
      (event) => (event ? [{ key: event, isFull }] : []),
    );
  });
}

/** The event that ends the phrase of a name: 'ferry strike' after 'Silverbank'. */
function eventAfter(words: readonly Token[], use: WordUse): string | null {
  const end = words.findIndex(({ key }) => !isEvent(key, use) && !isPart(key, use));
  const last = words[(end < 0 ? words.length : end) - 1]?.key ?? '';
  return isEvent(last, use) ? last : null;
}

/**
 * The contest that a name takes part in: 'primary' in 'Karrow of Orvale wins the primary'. Who 'endorses Vell in the primary', or has
 * an 'ally Vell' who wins it, does not.
 */
function contestAfter(after: readonly Token[], use: WordUse): string | null {
  const from = lengthOfPlace(after, use);
  const words = after.slice(from, from + 1 + MOST_BETWEEN);
  const at = words.findIndex(({ key }) => CONTESTS.has(key));
  const phrase = words.slice(0, Math.max(0, at)).findLastIndex(({ key }) => !isPart(key, use)) + 1;
  const between = words.slice(0, phrase);
  const first = between.find(({ key }) => CONTENDS.test(key) || use.isName(key));
  const isOthers = first !== undefined && !CONTENDS.test(first.key);
  return isOthers || between.some(({ key }) => BACKS.test(key)) ? null : (words[at]?.key ?? null);
}

/** How many words say where somebody is from: 'of Orvale'. */
function lengthOfPlace([first, ...others]: readonly Token[], use: WordUse): number {
  if (!/^(?:of|from)$/.test(first?.key ?? '')) return 0;
  const end = others.findIndex(({ key, isCapital }) => !isCapital || !use.isName(key));
  return end > 0 ? end + 1 : 0;
}

/** The event before a preposition and a name: 'strike at the port of' before 'Silverbank'. */
function eventBefore(words: readonly Token[], use: WordUse): string | null {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const key = words[at]?.key ?? '';
    const before = words[at - 1]?.key ?? '';
    if (LINK.test(key)) return isEvent(before, use) ? before : null;
    if (!isPart(key, use) && !ARTICLE.test(key)) return null;
  }
  return null;
}

function isEvent(key: string, use: WordUse): boolean {
  return isEventWord(key) && key !== 'final' && use.isNoun(key) && !use.isName(key);
}

function isPart(key: string, use: WordUse): boolean {
  return use.isName(key) || use.isNoun(key) || GENERIC.has(key);
}

function of<K, V>(map: Map<K, Map<V, number>>, key: K): Map<V, number> {
  const known = map.get(key) ?? new Map<V, number>();
  map.set(key, known);
  return known;
}

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function total(origins: ReadonlyMap<string, number>): number {
  return [...origins.values()].reduce((all, count) => all + Math.min(PER_ORIGIN, count), 0);
}

function mostOf(forms: ReadonlyMap<string, number>): string {
  return [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}
