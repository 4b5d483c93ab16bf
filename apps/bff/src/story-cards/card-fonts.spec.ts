import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from '@jest/globals';
import subsetFont from 'subset-font';
import { CARD_FONTS } from './card-fonts.js';
import { drawableText } from './drawable-text.js';
import { scriptFonts } from './script-fonts.js';

/** As far as it is used here. It has no types. */
interface FontReader {
  parse: (file: ArrayBuffer) => { charToGlyphIndex: (character: string) => number };
}

/** The library with which cards read their fonts. */
const { parse } = createRequire(createRequire(import.meta.url).resolve('satori'))(
  '@shuding/opentype.js',
) as FontReader;

const fontOf = (file: Uint8Array) => parse(new Uint8Array(file).buffer);
const FONTS = CARD_FONTS.map(({ path }) => fontOf(readFileSync(path)));
const hasGlyph = (character: string) => FONTS.some((font) => font.charToGlyphIndex(character) > 0);

const ONE_WEIGHT = { targetFormat: 'sfnt', variationAxes: { wght: 600 } } as const;

/** Every character of the first three planes that cards draw, as they draw it. */
function* drawn(): Generator<string> {
  for (let code = 0; code < 0x30000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    yield* drawableText(`x${String.fromCodePoint(code)}`, 100) ?? '';
  }
}

it('the fonts have a glyph for every character that is drawn', async () => {
  const boxes = [...new Set(drawn())].filter((character) => !hasGlyph(character));
  for (const language of ['zh', 'ja']) {
    const byFile = Map.groupBy(boxes, (character) => scriptFonts(character, language)[0]?.path ?? 'none');
    expect([language, byFile.get('none')]).toEqual([language, undefined]);
    for (const [path, characters] of byFile) {
      const font = fontOf(await subsetFont(readFileSync(path), characters.join(''), ONE_WEIGHT));
      expect([path, characters.filter((character) => font.charToGlyphIndex(character) === 0)]).toEqual([
        path,
        [],
      ]);
    }
  }
});
