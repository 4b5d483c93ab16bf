import { httpUrl } from './canonical-url.js';
import { isTrackingPixel } from './tracking-pixel.js';

/** Limits: characters of markup that are searched, and images that are checked. */
const MAX_MARKUP = 20_000;
const MAX_IMAGES = 10;

const IMAGE = /<img\s[^<>]{0,2000}>/gi;
const ATTRIBUTE =
  /\s(src|width|height|style|hidden)(?:\s{0,3}=\s{0,3}(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})'|([^\s"'<>]{1,2000})))?/gi;

/** The URL of the first visible image in a piece of markup. Null if there is none. */
export function firstImage(markup: string, base: string): string | null {
  if (!/<img\s/i.test(markup)) return null;
  let looked = 0;
  for (const [tag] of markup.slice(0, MAX_MARKUP).matchAll(IMAGE)) {
    if (++looked > MAX_IMAGES) return null;
    const attributes = attributesOf(tag);
    const address = httpUrl(attributes.get('src')?.replaceAll('&amp;', '&') ?? '', base);
    const [width, height, style] = ['width', 'height', 'style'].map((name) => attributes.get(name));
    const image = { width, height, style, hidden: attributes.get('hidden') };
    if (address !== null && !isTrackingPixel(image, address)) return address.href;
  }
  return null;
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}
