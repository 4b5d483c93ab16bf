import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Axe is a package of this one. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

/**
 * Axe reads the colour of every box behind every text again, mostly the same few: that took a fifth of a check's processor time. Colours
 * that cannot be read are not remembered, because axe notes each of them.
 */
const REMEMBER_COLOURS = `(() => {
  const { Color } = window.axe.commons.color;
  const parse = Color.prototype.parseString;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    const parts = known.get(text);
    if (parts === undefined) {
      parse.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    } else [this.r, this.g, this.b, this.alpha] = parts;
    return this;
  };
})();`;

/** What a document needs to be checked: the minified axe, because a document reads it in half of the time. */
export const AXE_SOURCE = `${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')};${REMEMBER_COLOURS}`;
