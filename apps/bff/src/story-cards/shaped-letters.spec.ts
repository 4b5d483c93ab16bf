import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, expect, it } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { Drawing } from './card-drawing.js';
import { CARD_FONTS } from './card-fonts.js';
import { CardThread } from './card-thread.js';
import { drawableText } from './drawable-text.js';
import { scriptFonts } from './script-fonts.js';

/** As far as it is used here. It has no types. */
interface HarfBuzz {
  createBlob: (file: Uint8Array) => object;
  createFace: (blob: object, index: number) => { upem: number };
  createFont: (face: object) => { glyphToPath: (glyph: number) => string };
  createBuffer: () => {
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    /** In visual order, in font units, from below. */
    json: () => { g: number; dx: number; dy: number; ax: number }[];
  };
  shape: (font: object, buffer: object) => void;
}

/** A package of the library that draws cards. */
const harfbuzz = createRequire(createRequire(import.meta.url).resolve('satori'))(
  'harfbuzzjs',
) as Promise<HarfBuzz>;

const SIZE = { width: 1000, height: 300 };
const FONT_SIZE = 100;

const thread = new CardThread();
afterAll(() => thread.close());

/** The word as cards have it. */
function onCard(word: string, language: string): Promise<Buffer> {
  const style = { display: 'flex', padding: 100, color: 'black', background: 'white', fontSize: FONT_SIZE };
  const drawing: Drawing = { type: 'div', props: { style: { ...style, ...SIZE }, children: word } };
  return thread.draw({ drawing, fonts: scriptFonts(word, language), ...SIZE });
}

/** The word as HarfBuzz shapes and places it, in the same font. */
async function byHarfBuzz(word: string, language: string): Promise<Buffer> {
  const hb = await harfbuzz;
  const face = hb.createFace(hb.createBlob(await fontOf(word, language)), 0);
  const font = hb.createFont(face);
  const buffer = hb.createBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  let x = 0;
  const glyphs = buffer.json().map(({ g, dx, dy, ax }) => {
    const path = `<path d="${font.glyphToPath(g)}" transform="translate(${x + dx} ${dy})"/>`;
    x += ax;
    return path;
  });
  const scale = FONT_SIZE / face.upem;
  const letters = `<g transform="translate(100 200) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${letters}</svg>`;
  return new Resvg(svg, { background: 'white' }).render().asPng();
}

/** What cards have the word in, whole. */
function fontOf(word: string, language: string): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
  const [script] = scriptFonts(word, language);
  if (script) return subsetFont(readFileSync(script.path), '', { ...options, variationAxes: { wght: 600 } });
  const subset = language === 'he' ? 'hebrew' : 'arabic';
  const path = CARD_FONTS.find(({ name }) => name.endsWith(subset))?.path ?? '';
  return subsetFont(readFileSync(path), '', options);
}

interface Ink {
  data: Buffer;
  width: number;
  height: number;
}

/** How dark each pixel is (0–255), within the edges of the word. */
async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .trim({ background: 'white', threshold: 128 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The part of the ink that is not in the same place in both, 0–1. */
function difference(one: Ink, other: Ink): number {
  const at = ({ data, width, height }: Ink, x: number, y: number) =>
    x < width && y < height ? 255 - (data[y * width + x] ?? 255) : 0;
  let [ink, differing] = [0, 0];
  for (let y = 0; y < Math.max(one.height, other.height); y++)
    for (let x = 0; x < Math.max(one.width, other.width); x++) {
      ink += Math.max(at(one, x, y), at(other, x, y));
      differing += Math.abs(at(one, x, y) - at(other, x, y));
    }
  return differing / ink;
}

// Letters that are joined, stacked or change places, and marks above and below.
it.each([
  ['ar', 'سُدِّدَ'],
  ['bn', 'দুর্গত'],
  ['bn', 'র\u200d্যাব'],
  ['fa', 'می\u200cشود'],
  ['gu', 'રહ્યું'],
  ['he', 'סֶכֶר'],
  ['hi', 'उड़ुपी'],
  ['hi', 'बुद्धू'],
  ['km', 'ស្ត្រី'],
  ['kn', 'ಪುನಃಸ್ಥಾಪನೆ'],
  ['lo', 'ຫຼຸ້ນ'],
  ['ml', 'അണക്കെട്ടിന്റെ'],
  ['my', 'ရွှေ့ပြောင်း'],
  ['or', 'ନିଷ୍ଠୁର'],
  ['pa', 'ਬੰਨ੍ਹ'],
  ['si', 'ශ්\u200dරී'],
  ['ta', 'குடும்பங்கள்'],
  ['te', 'స్పష్టం'],
  ['te', 'పునరుద్ధరణ'],
  ['th', 'ผู้ลี้ภัย'],
])('%s is shaped as by HarfBuzz: %s', async (language, word) => {
  expect(drawableText(word, 100)).toBe(word);
  const drawn = await inkOf(await onCard(word, language));
  const expected = await inkOf(await byHarfBuzz(word, language));
  expect(difference(drawn, expected)).toBeLessThan(0.01);
});
