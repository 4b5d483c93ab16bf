import { describe, expect, it } from '@jest/globals';
import { type Palette, paletteOf } from './palette';

const TEXT = [
  'ink',
  'muted',
  'accent',
  'significant',
  'verified',
  'multiple',
  'beginning',
  'update',
  'danger',
];

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const colour = (palette: Palette, name: string) =>
  Object.entries(palette).find(([key]) => key === name)?.[1] ?? '';

describe.each([
  ['light', false, 4.5],
  ['dark', false, 4.5],
  ['light', true, 7],
  ['dark', true, 7],
] as const)('the %s palette (high contrast: %s)', (name, hasMoreContrast, least) => {
  const palette = paletteOf(name, hasMoreContrast);

  it.each(TEXT)(`shows ${'%s'} with ${least} to 1 on paper and wash`, (text) => {
    expect(contrast(colour(palette, text), palette.paper)).toBeGreaterThanOrEqual(least);
    expect(contrast(colour(palette, text), palette.wash)).toBeGreaterThanOrEqual(least);
  });

  it('shows what is written on buttons', () => {
    expect(contrast(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(least);
  });
});
