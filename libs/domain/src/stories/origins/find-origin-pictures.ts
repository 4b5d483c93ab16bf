/**
 * '(Image credit: Jo Roe/AP)', 'Photo by Jo Roe via Getty Images', 'Jo Roe/AFP via Getty Images'. A text without `mark`
 * cannot match, which is faster to check.
 */
const CREDITS: readonly { pattern: RegExp; mark?: string }[] = [
  { pattern: /\((?:image|photo|picture|video|file)[^()]{0,160}\)/giu, mark: '(' },
  {
    pattern:
      /\([^()]{0,100}\p{Ll}[^()]{0,20}(?:\/\s?(?:AP|AFP|Reuters|EPA|Getty|Pool)|via\sAP|Getty Images)\b[^()]{0,40}\)/gu,
    mark: '(',
  },
  {
    pattern:
      /\b(?:image|photo(?:graph)?s?|picture|video|illustration)(?:\scredit|\sby|\scourtesy|:)[^.\n]{0,120}/giu,
  },
  {
    pattern:
      /(?:[\p{L}.'’-]{1,30}\s){1,3}[\p{L}.'’-]{0,30}\s?\/\s?(?:AP|AFP|Reuters|EPA|Getty|Bloomberg|NurPhoto|Pool)\b(?:\s(?:via\s)?(?:AP|AFP|Getty|Reuters)(?:\sImages)?)?/gu,
    mark: '/',
  },
  { pattern: /\b(?:AP|AFP|Reuters|EPA)\s(?:photo|file photo|image|picture)\b/giu },
  { pattern: /\bvia\s(?:AP|AFP|Reuters|Getty Images)\b/gu, mark: 'via' },
];

/** Removes picture credits: a photographer's agency did not write the article. */
export function withoutPictureCredits(text: string): string {
  return CREDITS.reduce(
    (left, { pattern, mark }) => (mark && !left.includes(mark) ? left : left.replace(pattern, ' ')),
    text,
  );
}
