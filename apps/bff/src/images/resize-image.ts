import type { ImageFormat } from '#domain/reading/images';

/** Larger pictures are refused before they are decoded (pixels). Those of press cameras have 24 million. */
const MOST_PIXELS = 30_000_000;
/** The height may be this multiple of the width. */
const TALLEST = 2;
/** For one picture, a few hundred times what a usual one takes (s). */
const WITHIN_S = 10;

/** Chosen by time: a higher effort makes files that are a few percent smaller, and takes ten times as long. */
const OPTIONS = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 72, effort: 3 },
  jpeg: { quality: 76 },
} as const;

/** The readers of the kinds that `imageKind` recognises. All others of the library are switched off. */
const READERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

type Library = typeof import('sharp')['default'];

let loading: Promise<Library> | null = null;

/** Loaded with the first picture: it takes about 25 MB. */
function library(): Promise<Library> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    return sharp;
  });
  return loading;
}

/**
 * A picture at most `width` pixels wide, upright, without metadata. Of a moving picture, the first frame. Smaller pictures keep their
 * size.
 * @throws the library's error for damaged and oversized pictures, and those that take too long
 */
export async function resizeImage(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  const sharp = await library();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: WITHIN_S })
    .autoOrient()
    .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });
  if (format === 'jpeg') picture.flatten({ background: 'white' });
  return picture.toFormat(format, OPTIONS[format]).toBuffer();
}
