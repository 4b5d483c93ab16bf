import { z } from 'zod';

/** The widths in which the server shows pictures of outlets (pixels). No others are made. */
export const IMAGE_WIDTHS = [160, 320, 480, 960, 1440] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The width of an address that names none. */
const DEFAULT_WIDTH: ImageWidth = 960;

/** Pictures that this server fetched and resized are below this path. */
const PATH = '/images/';

/** Longer URLs are not stored with articles (characters). */
export const IMAGE_URL_MAX = 2048;

const WIDTH_WORDS = IMAGE_WIDTHS.map(String);

export const ImageSignature = z.string().regex(/^[\w-]{22}$/, 'The address is not one of this server.');

export const ImageQuery = z.object({
  /** Where the outlet published the picture. */
  url: z.string().min(1).max(IMAGE_URL_MAX),
  width: z
    .enum(WIDTH_WORDS, { error: `Allowed widths: ${WIDTH_WORDS.join(', ')}.` })
    .transform((word) => Number(word) as ImageWidth)
    .default(DEFAULT_WIDTH),
});
export type ImageQuery = z.infer<typeof ImageQuery>;

/** The address at which this server shows a picture. Add `&width=` for another width than the default. */
export function imageAddress(url: string, signature: string): string {
  return `${PATH}${signature}?url=${encodeURIComponent(url)}`;
}

/** The `srcset` of a picture. Undefined for pictures that this server does not resize. */
export function imageSrcSet(address: string, widths: readonly ImageWidth[]): string | undefined {
  if (!address.startsWith(PATH)) return undefined;
  return widths.map((width) => `${address}&width=${width} ${width}w`).join(', ');
}
