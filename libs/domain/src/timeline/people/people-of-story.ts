import { type Introduction, introductions } from './introductions.js';
import { roleNoun } from './role-text.js';

const MAX_PEOPLE = 8;
/** Only these, who are introduced most often, are counted in all reports. */
const MAX_COUNTED = 24;
const SUFFIX = /\s(?:Jr\.?|Sr\.?|[IVX]+)$/u;

/** A report, as far as it introduces people. */
export interface IntroducingReport {
  title: string;
  /** What it says in prose: its excerpt, and the beginning of its text. */
  prose: readonly string[];
  originKey: string;
  at: Date;
}

/** A person of a story, with the role that most origins state, in the words of one report. */
export interface PersonOfStory<Report> {
  name: string;
  role: string;
  report: Report;
}

interface Stated<Report> extends Introduction {
  report: Report;
}

/**
 * The people whom a story's reports introduce with a role, at most eight, first those whom most origins name. The role is the
 * one that most origins state, in the words that most of them use, from the earliest report with these words. In a tie it is the
 * role that was stated first, in the longer words.
 */
export function peopleOfStory<Report extends IntroducingReport>(
  reports: readonly Report[],
  language: string,
): PersonOfStory<Report>[] {
  const stated = reports
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((report) =>
      report.prose.flatMap((text) =>
        introductions(text, language).map((each): Stated<Report> => ({ ...each, report })),
      ),
    );
  const named = reports.map(({ title, prose, originKey }) => ({
    text: [title, ...prose].join('\n'),
    originKey,
  }));
  return [...Map.groupBy(stated, ({ name }) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_COUNTED)
    .map(([name, all]) => ({ words: wordsFor(all), origins: originsNaming(name, named) }))
    .sort((a, b) => b.origins - a.origins)
    .flatMap(({ words }) => words ?? [])
    .slice(0, MAX_PEOPLE);
}

function wordsFor<Report extends IntroducingReport>(all: readonly Stated<Report>[]): Stated<Report> | null {
  const role = mostStated(Map.groupBy(all, ({ role }) => roleNoun(role)).values());
  const worded = Map.groupBy(role, ({ role }) => role.toLowerCase());
  return mostStated([...worded].sort(([a], [b]) => b.length - a.length).map(([, group]) => group))[0] ?? null;
}

/** The group that most origins state; the first in a tie. */
function mostStated<Report extends IntroducingReport>(
  groups: Iterable<readonly Stated<Report>[]>,
): readonly Stated<Report>[] {
  const counted = [...groups].map((group) => ({
    group,
    origins: new Set(group.map(({ report }) => report.originKey)).size,
  }));
  return counted.sort((a, b) => b.origins - a.origins)[0]?.group ?? [];
}

/** How many origins name a person, in full or by the last name. */
function originsNaming(name: string, reports: readonly { text: string; originKey: string }[]): number {
  const last = name.replace(SUFFIX, '').split(' ').at(-1) ?? name;
  const named = new RegExp(`(?<![\\p{L}-])${last.replace('.', '\\.')}(?![\\p{L}-])`, 'u');
  return new Set(
    reports.filter(({ text }) => text.includes(last) && named.test(text)).map(({ originKey }) => originKey),
  ).size;
}
