import sanitizeHtml from 'sanitize-html';
import { httpUrl } from './canonical-url.js';

/** Markup longer than this is cut before it is sanitised (characters). */
const MAX_CONTENT = 200_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'code'],
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
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
  nestingLimit: 40,
};

/**
 * The part of a feed's markup that is safe to show: an allow-list of tags and attributes, http(s) addresses made
 * absolute against `base`, links without opener or endorsement, images lazy and without referrer. Scripts,
 * styles, frames, forms and tracking pixels go. Null when nothing is left to read.
 */
export function sanitiseContent(markup: string, base: string): string | null {
  const clean = sanitizeHtml(markup.slice(0, MAX_CONTENT), {
    ...options,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, base) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, base) }),
    },
    exclusiveFilter: (frame) =>
      frame.tag === 'img' && (frame.attribs.src === undefined || isPixel(frame.attribs)),
  }).trim();
  return clean === '' ? null : clean;
}

function linkAttributes(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  const address = httpUrl(attributes.href ?? '', base);
  if (address === null) return {};
  const link: sanitizeHtml.Attributes = { href: address.href, rel: 'noopener nofollow', target: '_blank' };
  return attributes.title === undefined ? link : { ...link, title: attributes.title };
}

function imageAttributes(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  const address = httpUrl(attributes.src ?? '', base);
  if (address === null) return {};
  const size: sanitizeHtml.Attributes = {};
  for (const side of ['width', 'height'] as const) {
    const pixels = attributes[side];
    if (pixels !== undefined && /^\d{1,4}$/.test(pixels)) size[side] = pixels;
  }
  const alt = (attributes.alt ?? '').slice(0, 300);
  return { src: address.href, alt, ...size, loading: 'lazy', referrerpolicy: 'no-referrer' };
}

/** Counting pixels carry a size of one or two. */
function isPixel(attributes: sanitizeHtml.Attributes): boolean {
  return [attributes.width, attributes.height].some((side) => side !== undefined && Number(side) <= 2);
}
