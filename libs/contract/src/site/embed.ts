import { z } from 'zod';
import { wholeNumber } from './paging.js';

/** The themes of an embedded story. Without one it follows the system of its reader. */
export const EMBED_THEMES = ['light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** The query of an embedded story. A theme that does not exist counts as none: nobody sees an error in a frame. */
export const EmbedQuery = z.object({ theme: z.enum(EMBED_THEMES).optional().catch(undefined) });
export type EmbedQuery = z.infer<typeof EmbedQuery>;

/**
 * The size of an embedded story (pixels). Its text is cut so that it fits from `narrowest` on: pages make the frame as narrow as their
 * column, and its height stays.
 */
export const EMBED_SIZE = { width: 600, height: 640, narrowest: 300 } as const;

/** The path of a story to embed. */
export function embedPath(topicId: number, theme?: EmbedTheme): string {
  return `/embed/story/${topicId}${theme === undefined ? '' : `?theme=${theme}`}`;
}

interface EmbeddedStory {
  id: number;
  name: string;
}

interface Frame {
  /** Of this site, without a trailing slash. */
  origin: string;
  theme?: EmbedTheme | undefined;
  /** In pixels. */
  width?: number;
  height?: number;
}

/** The HTML with which another page embeds a story. The frame may do nothing but open links in a new tab. */
export function embedCode({ id, name }: EmbeddedStory, { origin, theme, width, height }: Frame): string {
  const attributes = {
    src: origin + embedPath(id, theme),
    title: name,
    width: String(width ?? EMBED_SIZE.width),
    height: String(height ?? EMBED_SIZE.height),
    loading: 'lazy',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const pixels = wholeNumber.pipe(z.number().min(1));

/** A request of oEmbed 1.0 (oembed.com, section 2.2). */
export const OembedQuery = z.object({
  /** The address of a page of this site. */
  url: z.string().min(1).max(2000),
  maxwidth: pixels.optional(),
  maxheight: pixels.optional(),
  format: z.string().max(20).default('json'),
});
export type OembedQuery = z.infer<typeof OembedQuery>;

/** A response of oEmbed 1.0 of the type `rich` (oembed.com, section 2.3). Sizes are in pixels, `cache_age` in seconds. */
export const Oembed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int().positive(),
  html: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Absent if it is larger than the client allows. */
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.int().positive().optional(),
  thumbnail_height: z.int().positive().optional(),
});
export type Oembed = z.infer<typeof Oembed>;

/** The query of a story's card. The version only makes the address new. */
export const CardQuery = z.object({ v: z.string().max(64).optional() });
export type CardQuery = z.infer<typeof CardQuery>;
