/** Only text grows with the reader's text size; boxes, rules and pictures keep theirs. */
const OF_TEXT = /^(font|font-size|line-height)$/;
const ROOT_PX = 16;

/** Sizes of text in rem. At the usual size of the root, they are what the style sheets say. */
export function inRem(value: string): string {
  return value.replace(/(\d*\.?\d+)px\b/g, (_, px: string) => `${Number(px) / ROOT_PX}rem`);
}

/**
 * A PostCSS plugin. Style sheets are written in the pixels of the design; the browser gets rem, so that text follows the size that the
 * reader chose here or in the browser.
 */
export function textInRem() {
  return {
    postcssPlugin: 'text-in-rem',
    Declaration(declaration: { prop: string; value: string }): void {
      if (OF_TEXT.test(declaration.prop)) declaration.value = inRem(declaration.value);
    },
  };
}
