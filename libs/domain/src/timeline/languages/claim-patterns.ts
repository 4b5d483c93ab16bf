import type { Fate, NumberCues } from './number-cues.js';
import { numberPattern } from './read-number.js';

/** A number in a text with what it counts. Groups: `n`, `how`, and for money `scale` and `currency`. */
export interface CountedPattern {
  kind: Fate | 'magnitude' | 'burned' | 'turnout' | 'inflation' | 'fine';
  unit: 'people' | 'magnitude' | 'hectares' | '%' | 'money';
  pattern: RegExp;
}

const L = 'a-zÀ-ɏ';
const CURRENCY =
  '(?:€|\\$|£|euros?|d[oó]lares|dollars?|dollari|Dollar|reais|pesos|francs?|Franken|francos?|libras|livres|Pfund|sterline)';
const BUILT = new WeakMap<NumberCues, readonly CountedPattern[]>();

/** The patterns of all numbers that a language counts, in order of priority. Each starts and ends at the edges of words. */
export function countedPatterns(cues: NumberCues): readonly CountedPattern[] {
  const known = BUILT.get(cues);
  if (known) return known;
  const built = [...fates(cues), ...measures(cues)];
  BUILT.set(cues, built);
  return built;
}

function fates(cues: NumberCues): CountedPattern[] {
  const n = count(cues);
  const people = `(?:\\s(?:[${L}-]{2,20}\\s)?(?:${cues.people})(?![${L}])(?:\\s(?!(?:${cues.of})\\s)[${L}-]{3,20}){0,1}?)`;
  const end = `(?:${people}|(?=\\s?(?:[,;:.!?)]|$)|\\s[${L}]{1,4}\\s))`;
  return Object.entries(cues.fates).flatMap(([name, fate]) => {
    const kind = name as Fate;
    const of = (source: string): CountedPattern => ({ kind, unit: 'people', pattern: whole(source) });
    return [
      ...(fate.total
        ? [of(`(?:${fate.total})(?:\\s[${L}]+){0,6}?\\s(?:a|à|auf|bei|para|em|de|è|di|von)\\s${n}`)]
        : []),
      of(`${n}${people}?(?:\\s(?:${cues.are})){0,3}\\s(?:${fate.after})`),
      ...(fate.before ? [of(`(?:${fate.before})\\s${n}${end}`)] : []),
    ];
  });
}

function measures(cues: NumberCues): CountedPattern[] {
  const n = `(?<n>\\d{1,3}(?:[.,]\\d{1,2})?)`;
  const percent = `${n}\\s?(?:%|por ciento|pour cent|Prozent|por cento|per cento)`;
  const gap = `(?:\\s[${L}]+){0,5}?`;
  const money = `(?<n>${numberPattern(cues)})(?:\\s(?:de|d'|di))?\\s?(?<currency>${CURRENCY})`;
  const pre = `(?<currency>[€$£])\\s?(?<n>${numberPattern(cues)})`;
  return [
    {
      kind: 'magnitude',
      unit: 'magnitude',
      pattern: whole(`(?:${cues.magnitude})(?:\\s(?:de|di|von|d'))?\\s(?<n>\\d(?:[.,]\\d)?)(?!\\d)`),
    },
    { kind: 'burned', unit: 'hectares', pattern: whole(`${count(cues)}\\s(?:${cues.hectares})`) },
    {
      kind: 'turnout',
      unit: '%',
      pattern: whole(
        `(?:${cues.turnout})${gap}\\s(?:del?|du|da|do|di|dell'|von|bei|à|al|alle?|auf|a|zu)\\s?${percent}`,
        false,
      ),
    },
    {
      kind: 'inflation',
      unit: '%',
      pattern: whole(
        `(?:${cues.inflation})${gap}\\s(?:del?|à|al|auf|bei|em|a|para|in|hasta el|zu)\\s?${percent}`,
        false,
      ),
    },
    {
      kind: 'fine',
      unit: 'money',
      pattern: whole(
        `(?:${cues.fine})(?:\\s(?:${cues.of}|récord|record))?\\s(?:(?:${cues.of})\\s?)?(?:${money})`,
        false,
      ),
    },
    {
      kind: 'fine',
      unit: 'money',
      pattern: whole(`(?:${cues.fine})(?:\\s(?:${cues.of}))?\\s(?:${pre})`, false),
    },
    { kind: 'fine', unit: 'money', pattern: whole(`${money}\\s(?:${cues.of}\\s)?(?:${cues.fine})`, false) },
  ];
}

/** 'Al menos 12'. The longest number counts: never 'vingt' of 'vingt et un'. Not part of a longer number, nor an age: 'Ana, 12,'. */
function count(cues: NumberCues): string {
  const how = `(?:(?<how>${cues.atLeast}|${cues.noTotal}|${cues.about})\\s)?`;
  return `${how}(?<![\\d.,]|[${L}]-)(?=(?<n>${numberPattern(cues)}))\\k<n>(?![${L}\\d]|[.,]\\d)`;
}

function whole(source: string, isWord = true): RegExp {
  return new RegExp(`(?<![${L}\\d])(?:${source})${isWord ? `(?![${L}])` : ''}`, 'i');
}
