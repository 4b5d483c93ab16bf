import { EMBED_SIZE, embedCode, type Oembed, type OembedQuery, PRODUCT_NAME } from '#contract/site';
import { CARD_SIZE } from '../story-cards/story-card.js';
import { element } from '../syndication/xml-text.js';

/** Clients may keep a response for this time (s). */
const CACHE_AGE_S = 3600;

interface OembedStory {
  id: number;
  name: string;
  /** Path of its card. */
  card: string;
}

/** No larger than the client allows. A frame that is too small for its story scrolls. */
export function presentOembed(
  { id, name, card }: OembedStory,
  origin: string,
  { maxwidth, maxheight }: Pick<OembedQuery, 'maxwidth' | 'maxheight'>,
): Oembed {
  const width = Math.min(EMBED_SIZE.width, maxwidth ?? EMBED_SIZE.width);
  const height = Math.min(EMBED_SIZE.height, maxheight ?? EMBED_SIZE.height);
  const fits =
    CARD_SIZE.width <= (maxwidth ?? CARD_SIZE.width) && CARD_SIZE.height <= (maxheight ?? CARD_SIZE.height);
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: PRODUCT_NAME,
    provider_url: `${origin}/`,
    cache_age: CACHE_AGE_S,
    html: embedCode({ id, name }, { origin, width, height }),
    width,
    height,
    ...(fits && {
      thumbnail_url: origin + card,
      thumbnail_width: CARD_SIZE.width,
      thumbnail_height: CARD_SIZE.height,
    }),
  };
}

/** The same as XML (oembed.com, section 2.3.4). */
export function oembedXml(oembed: Oembed): string {
  const elements = Object.entries(oembed).map(([name, value]) => element(name, String(value)));
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${elements.join('\n')}\n</oembed>\n`;
}
