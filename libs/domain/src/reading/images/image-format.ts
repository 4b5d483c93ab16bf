/** The formats that resized pictures have. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** In order of preference: the smallest file first. */
const NAMED = ['avif', 'webp'] as const;

/** Longer Accept headers are cut (characters). */
const MAX_ACCEPT = 1000;

/**
 * The format for a client, by its Accept header. Formats newer than JPEG must be named: a client that accepts everything may be a
 * crawler that reads neither (RFC 9110, section 12.5.1).
 */
export function imageFormat(accept: string | undefined): ImageFormat {
  const accepted = (accept ?? '')
    .slice(0, MAX_ACCEPT)
    .toLowerCase()
    .split(',')
    .filter((range) => !/;\s{0,5}q\s{0,5}=\s{0,5}0(?:\.0{0,3})?\s{0,5}$/.test(range))
    .map((range) => range.split(';', 1)[0]?.trim());
  return NAMED.find((format) => accepted.includes(`image/${format}`)) ?? 'jpeg';
}
