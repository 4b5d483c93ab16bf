/** Characters that show nothing, or that reorder the characters around them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Scripts in which joiners (ZWNJ, ZWJ) change how letters are written. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{M}]$/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
const TAKES_VARIANT =
  /(?:\p{Extended_Pictographic}|[\d#*]|\p{Script=Han}|\p{Script=Mongolian}|\p{Script=Myanmar}|\p{Sm}|\p{So})$/u;
/** The black flag, and the tag characters that turn it into the flag of a region. */
const REGIONAL_FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]*$/u;

/**
 * Removes invisible characters and controls of direction, with which a text can pretend to be another. Keeps those that
 * writing needs: joiners in scripts that join letters and in emoji, variants of characters, flags of regions, and
 * marks of direction in a text that is written from right to left. Zero-width spaces are removed.
 */
export function withoutInvisible(text: string): string {
  if (text.search(INVISIBLE) === -1) return text;
  return text.replace(INVISIBLE, (mark, at: number) => {
    // Long enough for a flag of a region: seven characters, of two code units each.
    const before = text.slice(Math.max(0, at - 16), at);
    return isNeeded(mark, before, text) ? mark : '';
  });
}

function isNeeded(mark: string, before: string, text: string): boolean {
  switch (mark) {
    case '\u200C':
      return JOINING.test(before);
    case '\u200D':
      return JOINING.test(before) || EMOJI.test(before);
    case '\u200E':
    case '\u200F':
    case '\u061C':
      return RIGHT_TO_LEFT.test(text);
    default:
      if (/^\p{Variation_Selector}$/u.test(mark)) return TAKES_VARIANT.test(before);
      return /^[\u{E0020}-\u{E007F}]$/u.test(mark) && REGIONAL_FLAG.test(before);
  }
}
