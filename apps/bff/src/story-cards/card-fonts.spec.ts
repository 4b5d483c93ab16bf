import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import { CARD_FONTS } from './card-fonts.js';
import { drawableText } from './drawable-text.js';

/** As far as it is used here. It has no types. */
interface FontReader {
  parse: (file: ArrayBuffer) => { charToGlyphIndex: (character: string) => number };
}

/** The library with which cards read their fonts. */
const { parse } = createRequire(createRequire(import.meta.url).resolve('satori'))(
  '@shuding/opentype.js',
) as FontReader;

const FONTS = CARD_FONTS.map(({ path }) => parse(new Uint8Array(readFileSync(path)).buffer));
const hasGlyph = (character: string) => FONTS.some((font) => font.charToGlyphIndex(character) > 0);

it('the fonts have a glyph for every character that is drawn', () => {
  const boxes: string[] = [];
  for (let code = 0; code < 0x20000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    for (const letter of drawableText(`x${String.fromCodePoint(code)}`, 100) ?? '')
      if (!hasGlyph(letter)) boxes.push(`${code.toString(16)} as ${letter}`);
  }
  expect(boxes).toEqual([]);
});
