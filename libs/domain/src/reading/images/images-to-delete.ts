/** A resized picture on the disk. */
export interface StoredImage {
  name: string;
  /** What it takes on the disk. */
  bytes: number;
  storedAt: number;
  usedAt: number;
}

/** After this, a picture is fetched again: the outlet may have replaced or withdrawn it (ms). */
export const IMAGE_KEPT_MS = 30 * 86_400_000;

/**
 * Parts of the bound. Pictures are deleted from the first on, because some are written before the next look, and down to the
 * second, so that not every new picture deletes one.
 */
const [TOO_FULL, FULL_ENOUGH] = [0.95, 0.85];

/** Which pictures to delete: the expired, and if the others fill the bound, those that were not used for the longest time. */
export function imagesToDelete(stored: readonly StoredImage[], mostBytes: number, now: number): string[] {
  const isExpired = ({ storedAt }: StoredImage) => now - storedAt > IMAGE_KEPT_MS;
  const names = stored.filter(isExpired).map(({ name }) => name);
  const others = stored.filter((image) => !isExpired(image)).sort((a, b) => a.usedAt - b.usedAt);
  let total = others.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= mostBytes * TOO_FULL) return names;
  for (const { name, bytes } of others) {
    if (total <= mostBytes * FULL_ENOUGH) break;
    names.push(name);
    total -= bytes;
  }
  return names;
}
