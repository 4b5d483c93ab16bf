// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Removes the characters that XML 1.0 forbids. */
export function withoutControls(text: string): string {
  return text.search(CONTROLS) === -1 ? text : text.replace(CONTROLS, '');
}
