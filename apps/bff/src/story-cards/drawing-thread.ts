import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { FontFile } from './card-fonts.js';
import type { DrawingRequest, DrawingResponse } from './drawing-request.js';

// The thread of `CardThread`. Node runs this file as it is, so it imports only types from files of this project.

/** Turns a drawing into SVG, with letters as paths. */
type Satori = (
  drawing: object,
  options: { width: number; height: number; fonts: readonly object[] },
) => Promise<string>;

/** Not a constant: the library's own types need those of React, which declare types of browsers for all files. */
const library: string = 'satori';
const { default: satori } = (await import(library)) as { default: Satori };

/** The library keeps what it has parsed for as long as the list is the same. */
const fonts = (workerData as readonly FontFile[]).map(({ name, weight, path }) => ({
  name,
  weight,
  style: 'normal',
  data: readFileSync(path),
}));

parentPort?.on('message', async (request: DrawingRequest) => {
  parentPort?.postMessage(await draw(request));
});

async function draw({ drawing, width, height }: DrawingRequest): Promise<DrawingResponse> {
  try {
    const svg = await satori(drawing, { width, height, fonts });
    return { png: new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng() };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
