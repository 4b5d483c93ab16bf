import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '#language';
import { listLabel, numberLabel } from '../language/numbers';
import { said } from '../language/said';

/**
 * Why a factor of a source's score has its value, as the server says it in a sentence, in the interface's language. The
 * numbers come first in English and last here, so that no language needs plurals of them.
 */
export function factorWords(sentence: string): string {
  if (i18n.locale === 'en') return sentence;
  for (const [shape, say] of SHAPES) {
    const filled = shape.exec(sentence);
    if (filled !== null) return say(filled.slice(1).map(withoutCommas)) ?? sentence;
  }
  return said(sentence);
}

const withoutCommas = (part: string) =>
  /^[\d,]+$/.test(part) ? numberLabel(Number(part.replaceAll(',', ''))) : part;

type Say = (parts: string[]) => string | null;

const SHAPES: readonly (readonly [RegExp, Say])[] = [
  [
    /^Of ([\d,]+) checkable reports?, (\d+) w(?:as|ere) later confirmed by independent origins, (\d+) w(?:as|ere) retracted and (\d+) (?:is|are) still open\.$/,
    ([reports = '', confirmed = '', retracted = '', open = '']) =>
      t`Checkable reports: ${reports}. Later confirmed by independent origins: ${confirmed}; retracted: ${retracted}; still open: ${open}.`,
  ],
  [/^(.+ checked (?:number|name|date)s?: .+)\.$/, ([checks = '']) => checkWords(checks)],
  [
    /^([\d,]+) corrections? of its own, which do(?:es)? not count against it\.$/,
    ([count = '']) => t`Corrections of its own, which do not count against it: ${count}.`,
  ],
  [
    /^(\d+) of (\d+) disclosures? found in ([\d,]+) articles? and the directory\.$/,
    ([met = '', all = '', articles = '']) =>
      t`Disclosures found: ${met} of ${all}. They were looked for in the directory and in articles: ${articles}.`,
  ],
  [/^Shown: (.+)\.$/, ([items = '']) => disclosed(items, (list) => t`Shown: ${list}.`)],
  [/^Not shown: (.+)\.$/, ([items = '']) => disclosed(items, (list) => t`Not shown: ${list}.`)],
  [
    /^([\d,]+) original English headlines? from ([\d,]+) days?\.$/,
    ([count = '', days = '']) => t`Original English headlines: ${count}. Days: ${days}.`,
  ],
  [
    /^Counts against it: (.+)\.$/,
    ([shares = '']) => signals(shares, (list) => t`Counts against it: ${list}.`),
  ],
  [
    /^Counts in its favour: (.+)\.$/,
    ([shares = '']) => signals(shares, (list) => t`Counts in its favour: ${list}.`),
  ],
  [
    /^([\d,]+) public rating sets? rated it; the combined rating is (\d+) of 100 \(Lin et al\. 2023\)\.$/,
    ([sets = '', rating = '']) =>
      t`Public rating sets that rated it: ${sets}. The combined rating is ${rating} of 100 (Lin et al. 2023).`,
  ],
  [
    /^Wikipedia's editors list it as (.+) \(perennial sources, CC BY-SA\)\.$/,
    ([status = '']) => wordOf(STATUSES, status),
  ],
  [
    /^([\d,]+) of ([\d,]+) counted votes? (?:is|are) positive\.$/,
    ([up = '', all = '']) => t`Positive votes: ${up} of ${all}.`,
  ],
  [
    /^([\d,]+) votes? not counted yet: too recent, or from new or unconfirmed accounts\.$/,
    ([count = '']) =>
      t`Votes not counted yet, because they are too recent or from new or unconfirmed accounts: ${count}.`,
  ],
  [
    /^([\d,]+) of ([\d,]+) visits? to its feeds succeeded\.$/,
    ([good = '', all = '']) => t`Successful visits to its feeds: ${good} of ${all}.`,
  ],
  [
    /^([\d,]+) of ([\d,]+) feeds? publish(?:es)? at (?:its|their) usual rate\.$/,
    ([fresh = '', all = '']) => t`Feeds that publish at their usual rate: ${fresh} of ${all}.`,
  ],
];

const CHECK = /^([\d,]+) checked (number|name|date)s?: (\d+) confirmed(?:, (\d+) contradicted)?$/;

/** '12 checked numbers: 10 confirmed, 2 contradicted; 3 checked names: 3 confirmed' */
function checkWords(checks: string): string | null {
  const facts = checks.split('; ').map((check) => {
    const [, count = '', kind, confirmed = '', contradicted = '0'] = CHECK.exec(check) ?? [];
    if (kind === 'number')
      return t`Checked numbers: ${count} (confirmed: ${confirmed}, contradicted: ${contradicted}).`;
    if (kind === 'name')
      return t`Checked names: ${count} (confirmed: ${confirmed}, contradicted: ${contradicted}).`;
    return kind === undefined
      ? null
      : t`Checked dates: ${count} (confirmed: ${confirmed}, contradicted: ${contradicted}).`;
  });
  return facts.includes(null) ? null : facts.join(' ');
}

const DISCLOSURES: Record<string, MessageDescriptor> = {
  'publication dates': msg`publication dates`,
  bylines: msg`bylines`,
  'update dates': msg`update dates`,
  sections: msg`sections`,
  'an editor or a contact': msg`an editor or a contact`,
  rights: msg`rights`,
  'an owner': msg`an owner`,
  'labelled opinion': msg`labelled opinion`,
  'visible corrections': msg`visible corrections`,
};

function disclosed(items: string, say: (list: string) => string): string | null {
  const words = items.split(/, | and /).map((item) => wordOf(DISCLOSURES, item));
  return words.every((word) => word !== null) ? say(listLabel(words)) : null;
}

const SIGNALS: Record<string, MessageDescriptor> = {
  'in clickbait style': msg`headlines in clickbait style`,
  'with loaded words': msg`headlines with loaded words`,
  'that ask or promise to explain': msg`headlines that ask or promise to explain`,
  'with capitals or exclamation marks': msg`headlines with capitals or exclamation marks`,
  opinion: msg({ message: 'opinion', context: 'share of headlines' }),
  'that name who said it': msg`headlines that name who said it`,
  'with quotations': msg`headlines with quotations`,
  'of headline words repeated in the lead': msg`headline words repeated in the lead`,
};

/** '4 % in clickbait style, 0.4 % with loaded words' */
function signals(shares: string, say: (list: string) => string): string | null {
  const words = shares.split(', ').map((share) => {
    const [, value = '', signal = ''] = /^([\d.]+) % (.+)$/.exec(share) ?? [];
    const word = wordOf(SIGNALS, signal);
    return word && t`${word}: ${{ value: numberLabel(Number(value)) }}%`;
  });
  return words.every((word) => word !== null) ? say(words.join('; ')) : null;
}

const STATUSES: Record<string, MessageDescriptor> = {
  'generally reliable': msg`Wikipedia's editors list it as generally reliable (perennial sources, CC BY-SA).`,
  'having no consensus': msg`Wikipedia's editors list it as having no consensus (perennial sources, CC BY-SA).`,
  'generally unreliable': msg`Wikipedia's editors list it as generally unreliable (perennial sources, CC BY-SA).`,
  deprecated: msg`Wikipedia's editors list it as deprecated (perennial sources, CC BY-SA).`,
};

function wordOf(words: Record<string, MessageDescriptor>, english: string): string | null {
  const word = Object.hasOwn(words, english) ? words[english] : undefined;
  return word ? i18n._(word) : null;
}
