import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What a card needs of a variable font, for the drawing thread. */
export interface ScriptFont {
  /** Family name. Each file is a family of its own. */
  name: string;
  path: string;
  /** Null for all letters of the file: those of some scripts are drawn with marks that the text does not name. */
  letters: string | null;
}

interface Script {
  font: string;
  /** The characters that it is for. The package may list others that its files lack. */
  letters: RegExp;
  /** Whether it comes in a hundred files, of which a text needs some letters. */
  isLarge?: boolean;
}

/** A file of a font. */
interface Part {
  name: string;
  path: string;
  isLarge: boolean;
}

const HAN_AND_KANA =
  /(?![\u4db6-\u4dbf\u9ff0-\u9fff\uf900-\ufaff])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3001-\u3003\u3008-\u3011\u3014-\u301f\u30fb\u30fc\uff01-\uff0f\uff1a-\uff20\uff5e\uff61-\uff9f]/u;
const JAPANESE: Script = { font: 'noto-sans-jp', letters: HAN_AND_KANA, isLarge: true };
const CHINESE: Script = { font: 'noto-sans-sc', letters: HAN_AND_KANA, isLarge: true };

/** Scripts of which letters have one form in all languages. Those of India share signs, such as '।'. */
const SCRIPTS: readonly Script[] = [
  { font: 'noto-sans-kr', letters: /\p{sc=Hangul}/u, isLarge: true },
  { font: 'noto-sans-thai', letters: /[\p{sc=Thai}฿]/u },
  { font: 'noto-sans-georgian', letters: /\p{sc=Georgian}/u },
  { font: 'noto-sans-armenian', letters: /\p{sc=Armenian}/u },
  { font: 'noto-sans-ethiopic', letters: /\p{sc=Ethiopic}/u },
  { font: 'noto-sans-devanagari', letters: /\p{scx=Devanagari}/u },
  { font: 'noto-sans-bengali', letters: /[\p{sc=Bengali}।॥]/u },
  { font: 'noto-sans-gujarati', letters: /[\p{sc=Gujarati}।॥]/u },
  { font: 'noto-sans-gurmukhi', letters: /[\p{sc=Gurmukhi}।॥]/u },
  { font: 'noto-sans-kannada', letters: /(?!\u0cdc)[\p{sc=Kannada}।॥]/u },
  { font: 'noto-sans-malayalam', letters: /[\p{sc=Malayalam}।॥]/u },
  { font: 'noto-sans-oriya', letters: /[\p{sc=Oriya}।॥]/u },
  { font: 'noto-sans-sinhala', letters: /[\p{sc=Sinhala}।॥]/u },
  { font: 'noto-sans-tamil', letters: /[\p{sc=Tamil}।॥]/u },
  { font: 'noto-sans-telugu', letters: /(?!\u0c5c)[\p{sc=Telugu}।॥]/u },
  { font: 'noto-sans-khmer', letters: /\p{sc=Khmer}/u },
  { font: 'noto-sans-lao', letters: /\p{sc=Lao}/u },
  { font: 'noto-sans-myanmar', letters: /(?![\u{116d0}-\u{116e3}])\p{sc=Myanmar}/u },
];

/** The Japanese and the Chinese font each have letters that the other lacks, among them most traditional ones. */
const scriptsOf = (language: string): readonly Script[] =>
  ['ja', 'ko'].includes(language) ? [...SCRIPTS, JAPANESE, CHINESE] : [...SCRIPTS, CHINESE, JAPANESE];

/** Whether a font for its script has the character. The fonts that every card has are not asked. */
export const hasScriptFont = (character: string): boolean => partFor(character, scriptsOf('')) !== null;

/** What has the letters of a text. */
export function scriptFonts(text: string, language: string): ScriptFont[] {
  const scripts = ownFirst(scriptsOf(language), text);
  const characters = [...new Set(text)];
  return [...Map.groupBy(characters, (character) => partFor(character, scripts))].flatMap(([part, needed]) =>
    part === null
      ? []
      : [{ name: part.name, path: part.path, letters: part.isLarge ? needed.join('') : null }],
  );
}

/** The scripts of the text come first: signs that several have are of the same font as the letters around them. */
function ownFirst(scripts: readonly Script[], text: string): readonly Script[] {
  const own = text.replace(/[\p{sc=Common}\p{sc=Inherited}]/gu, '');
  return scripts.toSorted((a, b) => Number(b.letters.test(own)) - Number(a.letters.test(own)));
}

function partFor(character: string, scripts: readonly Script[]): Part | null {
  for (const script of scripts) {
    const part = script.letters.test(character) ? partsOf(script).get(character) : undefined;
    if (part !== undefined) return part;
  }
  return null;
}

const resolver = createRequire(import.meta.url);
const known = new Map<string, ReadonlyMap<string, Part>>();

/** The part of a font by character, as its package lists them. Read when a text first needs the font. */
function partsOf(script: Script): ReadonlyMap<string, Part> {
  const parts = known.get(script.font) ?? readParts(script);
  known.set(script.font, parts);
  return parts;
}

function readParts({ font, isLarge = false }: Script): ReadonlyMap<string, Part> {
  const folder = dirname(resolver.resolve(`@fontsource-variable/${font}/LICENSE`));
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const parts = new Map<string, Part>();
  for (const [subset, ranges] of Object.entries(listed)) {
    const name = subset.replace(/[[\]]/g, '');
    const path = join(folder, 'files', `${font}-${name}-wght-normal.woff2`);
    const part = { name: `${font} ${name}`, path, isLarge };
    for (const character of charactersOf(ranges)) parts.set(character, part);
  }
  return parts;
}

/** @param ranges as in CSS: 'U+e01-e3b,U+e3f' */
function* charactersOf(ranges: string): Generator<string> {
  for (const range of ranges.split(',')) {
    const [first = Number.NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    for (let code = first; code <= last; code++) yield String.fromCodePoint(code);
  }
}
