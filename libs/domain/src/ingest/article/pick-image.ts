/** Images narrower than this are icons and counters (pixels). */
const MIN_WIDTH = 60;

/** A file that may be a picture, as a feed describes it. `width` is pixels. */
export interface MediaFile {
  url: string;
  width?: number | null;
  type?: string | null;
  medium?: string | null;
}

/**
 * The picture that stands for an item: the widest of its Media RSS images, else its first thumbnail, else an
 * image enclosure. Null when it has none.
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
