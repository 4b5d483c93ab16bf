import type { Drawing } from './card-drawing.js';

/** What the drawing thread is asked for. The size is in pixels. */
export interface DrawingRequest {
  drawing: Drawing;
  width: number;
  height: number;
}

export type DrawingResponse = { png: Uint8Array } | { failure: string };
