import type { MediaNs } from 'feedsmith';

/** Images narrower than this are icons and counters (pixels). */
const MIN_WIDTH = 60;

interface File {
  url?: string;
  type?: string | null;
}

/**
 * The picture that stands for an item: the widest of its Media RSS images, else its first thumbnail, else an
 * image enclosure. Null when it has none.
 */
export function pickImage(
  media: MediaNs.ItemOrFeed | undefined,
  enclosures: File[] | undefined,
): string | null {
  const groups = media?.groups ?? [];
  const contents = [...(media?.contents ?? []), ...groups.flatMap((group) => group.contents ?? [])];
  const widest = contents
    .filter((content) => content.url !== undefined && isImage(content.medium, content.type, content.url))
    .filter((content) => (content.width ?? MIN_WIDTH) >= MIN_WIDTH)
    .reduce<MediaNs.Content | null>(
      (best, one) => ((one.width ?? 0) > (best?.width ?? -1) ? one : best),
      null,
    );
  const thumbnails = [
    media?.thumbnails,
    ...contents.map((one) => one.thumbnails),
    ...groups.map((one) => one.thumbnails),
  ];
  const thumbnail = thumbnails
    .flatMap((list) => list ?? [])
    .find((one) => (one.width ?? MIN_WIDTH) >= MIN_WIDTH);
  const attached = (enclosures ?? []).find(
    (file) => file.url !== undefined && isImage(undefined, file.type, file.url),
  );
  return widest?.url ?? thumbnail?.url ?? attached?.url ?? null;
}

function isImage(medium: string | undefined, type: string | null | undefined, url: string): boolean {
  if (medium !== undefined) return medium === 'image';
  if (type !== undefined && type !== null && type !== '') return type.startsWith('image');
  return /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])/i.test(url);
}
