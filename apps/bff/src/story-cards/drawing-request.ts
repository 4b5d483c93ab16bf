import type { Drawing } from './card-drawing.js';
import type { ScriptFont } from './script-fonts.js';

/** What the drawing thread is asked for. The size is in pixels. */
export interface DrawingRequest {
  drawing: Drawing;
  /** Fonts for letters that those of all cards lack. */
  fonts: readonly ScriptFont[];
  width: number;
  height: number;
}

export type DrawingResponse = { png: Uint8Array } | { failure: string };
