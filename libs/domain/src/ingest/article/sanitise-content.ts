import sanitizeHtml from 'sanitize-html';
import { boundedMarkup } from './bounded-markup.js';
import { httpUrl } from './canonical-url.js';
import { isTrackingPixel } from './tracking-pixel.js';
import { withoutControls } from './without-controls.js';

/** Longer markup is cut before it is sanitised (characters). */
const MAX_CONTENT = 200_000;

/** The largest width and height of an image (pixels). The text column is narrower. */
const MAX_IMAGE_WIDTH = 1200;
const MAX_IMAGE_HEIGHT = 2400;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'div',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'pre',
      'code',
    ],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'cite', 'q', 'time'],
    ...['img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math', 'template'],
    ...['title', 'video', 'audio', 'canvas', 'button', 'select', 'applet', 'frameset', 'noframes', 'noembed'],
  ],
  nestingLimit: 40,
};

/**
 * Sanitises a feed's markup with an allow-list of tags and attributes. HTTP(S) URLs become absolute against `base`,
 * links get `noopener nofollow`, and images become lazy, size-limited and without referrer. Scripts, styles, frames,
 * forms and tracking pixels are removed. Null if no text or image is left.
 */
export function sanitiseContent(markup: string, base: string): string | null {
  const cut = boundedMarkup(withoutControls(markup.slice(0, MAX_CONTENT)));
  if (!/[<>&]/.test(cut)) return cut.trim() || null;
  const sanitised = sanitizeHtml(cut, {
    ...options,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      section: 'div',
      article: 'div',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, base) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, base) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && frame.attribs.src === undefined,
  });
  // Character references such as &#1; become control characters.
  const clean = withoutControls(sanitised).trim();
  return /\S/.test(clean.replace(/<(?!img\b)[^<>]*>/g, '')) ? clean : null;
}

function linkAttributes(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  const address = httpUrl(attributes.href ?? '', base);
  if (address === null) return {};
  const link: sanitizeHtml.Attributes = { href: address.href, rel: 'noopener nofollow', target: '_blank' };
  return attributes.title === undefined ? link : { ...link, title: attributes.title.slice(0, 300) };
}

function imageAttributes(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  const address = httpUrl(attributes.src ?? '', base);
  if (address === null || isTrackingPixel(attributes, address)) return {};
  const alt = (attributes.alt ?? '').slice(0, 300);
  return { src: address.href, alt, ...sizeOf(attributes), loading: 'lazy', referrerpolicy: 'no-referrer' };
}

/** The stated size, scaled down to the limits. Sizes in other units than pixels are ignored. */
function sizeOf(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const [width, height] = [attributes.width, attributes.height].map(pixelsOf);
  const scale = Math.min(1, MAX_IMAGE_WIDTH / (width ?? 1), MAX_IMAGE_HEIGHT / (height ?? 1));
  const size: sanitizeHtml.Attributes = {};
  if (width !== undefined) size.width = String(Math.max(1, Math.round(width * scale)));
  if (height !== undefined) size.height = String(Math.max(1, Math.round(height * scale)));
  return size;
}

function pixelsOf(size: string | undefined): number | undefined {
  const digits = /^\s{0,5}(\d{1,6})(?:px)?\s{0,5}$/i.exec(size ?? '')?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}
