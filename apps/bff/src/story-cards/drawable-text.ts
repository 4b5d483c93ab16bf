import { hasScriptFont } from './script-fonts.js';

/** What the fonts of all cards have of letters, digits, marks and signs (`card-fonts.spec.ts` looks into them). */
const DRAWN = new RegExp(
  [
    // Latin, with digits and signs
    '[ -~\\u00a1-\\u00ac\\u00ae-\\u01c3\\u01c5-\\u024f\\u0259\\u02b9-\\u02c1\\u1e00-\\u1e9b\\u1e9d-\\u1eff]',
    // Greek, also polytonic
    '[\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03d7]|(?=\\p{L})[\\u1f00-\\u1fff]',
    // Cyrillic
    '[\\u0400-\\u0479\\u048a-\\u049d\\u04a0-\\u04ff]',
    // Hebrew
    '[\\u0591-\\u05c7\\u05d0-\\u05ea\\u05ef-\\u05f4]',
    // Arabic
    '[\\u060c\\u061b\\u061f-\\u06a1\\u06a3-\\u06dc\\u06de-\\u06ff\\u0750-\\u077f]',
    // Joiners
    '[\\u200c\\u200d]',
    // Marks above and below
    '[\\u0300\\u0301\\u0303\\u0304\\u0307-\\u0309\\u0323]',
    // Punctuation, currencies, №, ™ and minus
    '[\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2032\\u2033\\u2039\\u203a]',
    '[\\u20a0-\\u20af\\u20b1-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf\\u2116\\u2122\\u2212]',
  ].join('|'),
  'u',
);

/** Written with signs that the fonts have. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ...{ '\u2010': '-', '\u2011': '-', '\u2012': '-', '\u2015': '\u2014', '\u2044': '/' },
  ...{ '\u201b': '\u2019', '\u201f': '\u201c', '\u2030': ' per mille' },
};

/** Joiners (ZWJ, ZWNJ) after letters that are never joined, and after signs, such as emoji. */
const NEEDLESS_JOINERS =
  /(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}])[\u200c\u200d]/gu;

/**
 * Letters with more marks than any language needs would reach over other lines, also if joiners stand between the marks. Burmese ones may
 * have six.
 */
const STACKED_MARKS =
  /\p{M}(?<=(?:\p{M}[\u200c\u200d]*){6}\p{M})|(?!\p{sc=Myanmar})\p{M}(?<=(?:\p{M}[\u200c\u200d]*){3}\p{M})/gu;

/** Letters with their marks, and letters that form one with the next, are not cut apart. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text in one line, cut between words, as far as the fonts of cards can draw it. Null if it has letters or digits that they lack,
 * or nothing to draw. Compatible characters (Unicode NFKC) stand for those that they lack, such as
 * '1/3' for '⅓'.
 * @param most characters
 */
export function drawableText(text: string, most: number): string | null {
  const plain = text.normalize('NFC').replace(/\s/gu, ' ').replace(NEEDLESS_JOINERS, '');
  const written = [...keepNumbers(plain)].map(drawn);
  if (written.includes(null)) return null;
  const line = written.join('').replace(STACKED_MARKS, '').replace(/ +/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return null;
  const letters = [...line];
  if (letters.length <= most) return line;
  const end = letters.slice(0, most - 1).join('').length;
  const start = GRAPHEMES.segment(line).containing(end)?.index || end;
  return `${line.slice(0, start).replace(/ \S*$/, '')}…`;
}

/** '2⅓' must not become '21/3', nor '10⁵' '105'. */
const keepNumbers = (line: string) =>
  line.replace(/(?<=\p{N})(?=[⅐-⅟])/gu, ' ').replace(/(?<!\^|[⁰⁴-⁹])(?=[⁰⁴-⁹])/gu, '^');

/** What is drawn for a character: nothing for signs, such as emoji, that the fonts lack. Null for letters and digits that they lack. */
function drawn(character: string): string | null {
  if (DRAWN.test(character) || hasScriptFont(character)) return character;
  const other = OTHERWISE[character];
  if (other !== undefined) return other;
  const compatible = character.normalize('NFKC');
  if (compatible !== character) {
    const parts = [...compatible].map(drawn);
    if (!parts.includes(null)) return parts.join('');
  }
  return /[\p{L}\p{N}]/u.test(character) && !/[\p{Script=Common}\p{Script=Inherited}]/u.test(character)
    ? null
    : '';
}
