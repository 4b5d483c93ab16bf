import type { TitleWord } from '../read/title-words.js';
import { type Difference, isMinority, type Told } from './compare-titles.js';

/** From here, a number is the same as its rounded value. */
const ROUNDED_FROM = 100;
const CLOSE = 0.95;

/** Whether a headline has another number where more of the others have theirs. */
export function hasOtherNumber({ said, instead }: Difference, near: readonly Told[]): boolean {
  const numbers = said.filter(({ number }) => number !== null);
  if (numbers.length === 0) return false;
  return instead.some(
    (told) =>
      told.number !== null &&
      !numbers.some((each) => isSameNumber(each, told)) &&
      isMinority(near, numbers, [told]),
  );
}

/** Whether a headline counts the same things as the others, such as 'convictions', and has a number that most of them do not. */
export function measures(report: Told, near: readonly Told[]): boolean {
  return measured(report).some(([unit, number]) => {
    const others = near.flatMap((each) => measured(each).filter(([other]) => other === unit));
    const same = others.filter(([, other]) => isSameNumber(number, other)).length;
    return others.length - same > same;
  });
}

/** The numbers of a headline with what they count: the next word, or the currency. */
function measured({ titleWords }: Told): [unit: string, number: TitleWord][] {
  return titleWords.flatMap((word, at): [string, TitleWord][] => {
    if (word.number === null) return [];
    const next = titleWords[at + 1];
    if (next?.isContent && next.number === null) return [[next.key, word]];
    return titleWords[at - 1]?.key === 'at' ? [['at', word]] : [];
  });
}

/** Numbers from a hundred are the same as their rounded values (1,234 and 1,200), decimals if they are close (1 and 1.04). */
function isSameNumber(a: TitleWord, b: TitleWord): boolean {
  if (a.key === b.key) return true;
  const less = Math.min(a.number ?? 0, b.number ?? 0);
  const more = Math.max(a.number ?? 0, b.number ?? 0);
  if (!Number.isInteger(less) || !Number.isInteger(more)) return less >= more * CLOSE;
  if (less < ROUNDED_FROM) return false;
  return [1, 2].some((digits) => rounded(less, digits) === more || rounded(more, digits) === less);
}

function rounded(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}
