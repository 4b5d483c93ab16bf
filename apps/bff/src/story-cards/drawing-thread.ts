import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import type { FontFile } from './card-fonts.js';
import type { DrawingRequest, DrawingResponse } from './drawing-request.js';
import type { ScriptFont } from './script-fonts.js';

// The thread of `CardThread`. Node runs this file as it is, so it imports only types from files of this project.

/** Turns a drawing into SVG, with letters as paths. */
type Satori = (
  drawing: object,
  options: { width: number; height: number; fonts: readonly object[] },
) => Promise<string>;

const SATORI = import.meta.resolve('satori');
let isCorrected = false;

/** Corrects the library as it loads: it moves marks up where the font says down. HarfBuzz counts from below, SVG from above. */
const correction = registerHooks({
  load(url, context, nextLoad) {
    if (url !== SATORI) return nextLoad(url, context);
    return {
      format: 'module',
      source: withMarksInPlace(readFileSync(new URL(url), 'utf8')),
      shortCircuit: true,
    };
  },
});
const { default: satori } = (await import(SATORI)) as { default: Satori };
correction.deregister();
if (!isCorrected) throw new Error('satori was loaded without its correction');

/** @throws Error if the library has changed: then see whether it still needs this */
function withMarksInPlace(source: string): string {
  const parts = source.split(/\+(?=[\w$]+\.dy\*)/);
  if (parts.length !== 2) throw new Error('this version of satori places marks in another way');
  isCorrected = true;
  return parts.join('-');
}

interface Font {
  name: string;
  weight: number;
  style: 'normal';
  data: Buffer;
}

/** The library keeps what it has parsed for as long as the data is in use. */
const fonts = (workerData as readonly FontFile[]).map(
  ({ name, weight, path }): Font => ({ name, weight, style: 'normal', data: readFileSync(path) }),
);

const WEIGHT = 600;
const SEMI_BOLD = { targetFormat: 'sfnt', variationAxes: { wght: WEIGHT } } as const;

parentPort?.on('message', async (request: DrawingRequest) => {
  parentPort?.postMessage(await draw(request));
});

async function draw({ drawing, fonts: needed, width, height }: DrawingRequest): Promise<DrawingResponse> {
  try {
    const svg = await satori(drawing, { width, height, fonts: [...fonts, ...(await loaded(needed))] });
    return { png: new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Fonts as the library takes them: of one weight instead of variable, and small. No other card uses them, but the library keeps the fonts
 * of its last eight lists.
 */
async function loaded(needed: readonly ScriptFont[]): Promise<Font[]> {
  const list: Font[] = [];
  for (const { name, path, letters } of needed) {
    const options = { ...SEMI_BOLD, keepAllGlyphs: letters === null };
    const data = await subsetFont(readFileSync(path), letters ?? '', options);
    list.push({ name, weight: WEIGHT, style: 'normal', data });
  }
  return list;
}
