import type { Page } from '@playwright/test';

/**
 * What does not fit the window: the document, controls beyond its edge, text cut by its box, and words of headings and controls that
 * break although a line could hold them. Excluded are areas that scroll sideways, text with an ellipsis, and text for screen readers.
 */
const MISFITS = `(() => {
  const edge = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > edge) found.push('the document: ' + document.documentElement.scrollWidth + ' px');
  const scrollsItself = (element) => {
    for (let box = element; box !== null; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.documentElement) return true;
    return false;
  };
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const words = (element) => '<' + element.tagName.toLowerCase() + ' class="' + element.className + '"> ' +
    (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 60);
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')) {
    const { left, right } = control.getBoundingClientRect();
    if ((left < -1 || right > edge + 1) && isSeen(control) && !scrollsItself(control)) found.push('out of sight: ' + words(control));
  }
  const range = document.createRange();
  for (const element of document.querySelectorAll('h1, h2, h3, h4, button, .button, [role=tab], th, dt, label')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1 && width < edge * 0.7)
          found.push('torn: ' + word + ' in ' + words(element));
      }
  }
  for (const box of document.querySelectorAll('body *')) {
    const { overflowX, clipPath, clip, textOverflow } = getComputedStyle(box);
    const cuts = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
    const isForReaders = clipPath !== 'none' || clip !== 'auto' || !isSeen(box);
    if (cuts && !isForReaders && box.scrollWidth > box.clientWidth + 1 && box.textContent.trim() !== '')
      found.push('cut: ' + words(box));
  }
  return found;
})()`;

export function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(MISFITS);
}

/** Animations on a page that last longer than a millisecond. */
const MOVES = `document.getAnimations()
  .filter(({ effect }) => (effect?.getComputedTiming().endTime ?? 0) > 1)
  .map(({ effect }) => effect.target?.tagName + '.' + effect.target?.className)`;

export function movesOf(page: Page): Promise<string[]> {
  return page.evaluate(MOVES);
}
