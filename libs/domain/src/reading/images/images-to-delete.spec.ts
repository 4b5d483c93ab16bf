import { describe, expect, it } from '@jest/globals';
import { IMAGE_KEPT_MS, imagesToDelete, type StoredImage } from './images-to-delete.js';

const NOW = 2 * IMAGE_KEPT_MS;

/** Ten pictures of 10 bytes. The first was used last. */
const ten: StoredImage[] = Array.from({ length: 10 }, (_, place) => ({
  name: `p${place}`,
  bytes: 10,
  storedAt: NOW - 1000 + place,
  usedAt: NOW - place,
}));

describe('imagesToDelete', () => {
  it('deletes nothing within the bound', () => {
    expect(imagesToDelete(ten, 106, NOW)).toEqual([]);
  });

  it('deletes those that were not used for the longest time, before the bound is reached', () => {
    expect(imagesToDelete(ten, 105, NOW)).toEqual(['p9', 'p8']);
    expect(imagesToDelete(ten, 50, NOW)).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4']);
  });

  it('deletes the expired, however lately they were used, and counts only the others', () => {
    const old = { name: 'old', bytes: 1000, storedAt: NOW - IMAGE_KEPT_MS - 1, usedAt: NOW };
    expect(imagesToDelete([...ten, old], 106, NOW)).toEqual(['old']);
  });
});
