import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import * as english from '#contract/timeline';
import { i18n } from '#language';
import { listLabel, numberLabel } from '../language/numbers';
import { said } from '../language/said';
import { inLanguage } from './in-language';
import { dayLabel } from './news-clock';

export const MARKER_TOOLTIPS = /* @__PURE__ */ inLanguage(english.MARKER_TOOLTIPS);

/** '3 independent origins' */
export function originsLabel(count: number): string {
  return plural(count, { one: '# independent origin', other: '# independent origins' });
}

/**
 * '3 independent origins · 17 outlets'. An outlet's reports may have the origins that they credit, an agency for one:
 * then there can be more origins than outlets, and it says why.
 */
export function confirmationSummary(originCount: number, outletCount: number): string {
  const outlets =
    originCount <= outletCount
      ? plural(outletCount, { one: '# outlet', other: '# outlets' })
      : plural(outletCount, { one: '# outlet that credits others', other: '# outlets that credit others' });
  return `${originsLabel(originCount)} · ${outlets}`;
}

/** How the engine says why a development has its level. */
const LEVEL =
  /^(?<level>Single source|Multiple sources|Verified|Retracted(?: by an editor)?): (?:one origin|(?<origins>\d+) independent origins) reported it \((?<names>.+?)(?: and (?<more>\d+) more)?\)(?:, (?<gone>\d+) of which retracted it)?(?: and later retracted it)?(?:; (?<outlets>\d+) outlets published it)?(?:; the next level needs (?<next>two|three))?\.$/su;

/** Why a development has its level, as the server says it, in the interface's language. */
export function levelWords(reason: string): string {
  const { level, names, ...counts } = LEVEL.exec(reason)?.groups ?? {};
  if (level === undefined || names === undefined) return said(reason);
  const more = Number(counts.more ?? 0);
  const origins = more > 0 ? t`${names} and ${more} more` : names;
  const count = Number(counts.origins ?? 1);
  if (level === 'Retracted')
    return plural(count, {
      one: `Retracted: one origin reported it (${origins}) and later retracted it.`,
      other: `Retracted: # independent origins reported it (${origins}) and later retracted it.`,
    });
  if (level === 'Retracted by an editor')
    return t`Retracted by an editor: ${{ list: reportedWords(count, origins, 0) }}.`;
  const facts = [reportedWords(count, origins, Number(counts.gone ?? 0))];
  if (counts.outlets !== undefined)
    facts.push(plural(Number(counts.outlets), { other: '# outlets published it' }));
  if (counts.next !== undefined)
    facts.push(counts.next === 'two' ? t`the next level needs two` : t`the next level needs three`);
  const list = facts.join('; ');
  if (level === 'Verified') return t`Verified: ${list}.`;
  return level === 'Single source' ? t`Single source: ${list}.` : t`Multiple sources: ${list}.`;
}

function reportedWords(count: number, origins: string, gone: number): string {
  const reported = plural(count, {
    one: `one origin reported it (${origins})`,
    other: `# independent origins reported it (${origins})`,
  });
  return gone === 0 ? reported : plural(gone, { other: `${reported}, # of which retracted it` });
}

type Dated = Pick<english.NextStep, 'date' | 'precision'>;

/** '14 September 2031', 'Week of 8 September 2031'. */
export function stepDay({ date, precision }: Dated): string {
  const day = dayLabel(date);
  return precision === 'week' ? t`Week of ${day}` : day;
}

/** 'Moved from 3 May 2031 and 9 May 2031'; null unless the step was moved. */
export function movedSentence({ movedFrom }: Pick<english.NextStep, 'movedFrom'>): string | null {
  if (movedFrom.length === 0) return null;
  const days = listLabel(movedFrom.map(dayLabel));
  return t`Moved from ${days}`;
}

/** What became of a step: 'Announced for 14 September 2031: no report yet (late)'. */
export function stepOutcome(step: Dated & Pick<english.AnnouncedStep, 'state'>): string {
  const day = dayLabel(step.date);
  const ofWeek = step.precision === 'week';
  switch (step.state) {
    case 'pending':
      return ofWeek
        ? t`Announced for the week of ${day}: still to come`
        : t`Announced for ${day}: still to come`;
    case 'met':
      return ofWeek ? t`Announced for the week of ${day}: reported` : t`Announced for ${day}: reported`;
    case 'late':
      return ofWeek
        ? t`Announced for the week of ${day}: no report yet (late)`
        : t`Announced for ${day}: no report yet (late)`;
    case 'silent':
      return ofWeek
        ? t`Announced for the week of ${day}: no report found (silent)`
        : t`Announced for ${day}: no report found (silent)`;
    case 'called_off':
      return ofWeek ? t`Announced for the week of ${day}: called off` : t`Announced for ${day}: called off`;
  }
}

const KINDS: Record<string, MessageDescriptor> = {
  dead: msg({ message: 'Dead', context: 'number of people' }),
  injured: msg({ message: 'Injured', context: 'number of people' }),
  missing: msg({ message: 'Missing', context: 'number of people' }),
  evacuated: msg({ message: 'Evacuated', context: 'number of people' }),
  displaced: msg({ message: 'Displaced', context: 'number of people' }),
  rescued: msg({ message: 'Rescued', context: 'number of people' }),
  arrested: msg({ message: 'Arrested', context: 'number of people' }),
  magnitude: msg({ message: 'Magnitude', context: 'of an earthquake' }),
  burned: msg({ message: 'Area burned', context: 'of a fire' }),
  contained: msg({ message: 'Contained', context: 'share of a fire' }),
  turnout: msg({ message: 'Turnout', context: 'share of voters' }),
  inflation: msg({ message: 'Inflation', context: 'rate' }),
  fine: msg({ message: 'Fine', context: 'amount of money' }),
  settlement: msg({ message: 'Settlement', context: 'amount of money' }),
  deal: msg({ message: 'Deal', context: 'amount of money' }),
  damage: msg({ message: 'Damage', context: 'amount of money' }),
  aid: msg({ message: 'Aid', context: 'amount of money' }),
  ransom: msg({ message: 'Ransom', context: 'amount of money' }),
};

/** What a number counts, as a heading. */
export function claimHeading(kind: string): string {
  const words = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return words ? i18n._(words) : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

/** 'at least 12', '38%', '1.5 million USD', '3,200 acres'. The unit 'people' is left out. */
export function claimValue({ value, atLeast }: { value: number; atLeast: boolean }, unit: string): string {
  const number = withUnit(numberWords(value), unit);
  return atLeast ? t`at least ${number}` : number;
}

function withUnit(number: string, unit: string): string {
  if (unit === '' || unit === 'people') return number;
  return unit === '%' ? t`${number}%` : `${number} ${said(unit)}`;
}

function numberWords(value: number): string {
  const digits = { maximumFractionDigits: 2 };
  return value < 1e6
    ? numberLabel(value, digits)
    : numberLabel(value, { ...digits, notation: 'compact', compactDisplay: 'long' });
}

export interface ClaimedValue {
  label: string;
  /** Who reported this value, earliest first. */
  claims: english.Claims['claims'];
}

/** The conflicting numbers, each with who reported it and when. The most recent value comes last. */
export function claimedValues({ unit, claims }: english.Claims): ClaimedValue[] {
  const newestLast = claims.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [...Map.groupBy(newestLast, (claim) => claimValue(claim, unit))].map(([label, grouped]) => ({
    label,
    claims: grouped,
  }));
}
