/** Narrower images are icons and tracking pixels (pixels). */
const MIN_WIDTH = 60;

/** A file that may be an image, as a feed describes it. `width` is in pixels. */
export interface MediaFile {
  url: string;
  width?: number | null;
  type?: string | null;
  medium?: string | null;
}

/**
 * The image of an item: the widest of its Media RSS images, otherwise its first thumbnail, otherwise an image
 * enclosure. Null if it has none.
 */
export function pickImage(
  contents: readonly MediaFile[],
  thumbnails: readonly MediaFile[],
  enclosures: readonly MediaFile[],
): string | null {
  const widest = contents
    .filter((file) => isImage(file) && isWide(file))
    .reduce<MediaFile | null>((best, one) => ((one.width ?? 0) > (best?.width ?? -1) ? one : best), null);
  return widest?.url ?? thumbnails.find(isWide)?.url ?? enclosures.find(isImage)?.url ?? null;
}

function isWide({ width }: MediaFile): boolean {
  return (width ?? MIN_WIDTH) >= MIN_WIDTH;
}

function isImage({ medium, type, url }: MediaFile): boolean {
  if (medium) return medium.toLowerCase() === 'image';
  if (type) return type.toLowerCase().startsWith('image');
  return /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])/i.test(url);
}
