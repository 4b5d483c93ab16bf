import { describe, expect, it } from '@jest/globals';
import { imageFormat } from './image-format.js';

describe('imageFormat', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,*/*;q=0.5', 'webp'],
    ['IMAGE/WEBP;q=0.3', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif; q=0.000', 'jpeg'],
    ['image/avif;q=0.001', 'avif'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
    [`${'a,'.repeat(600)}image/avif`, 'jpeg'],
  ])('of %s is %s', (accept, format) => {
    expect(imageFormat(accept)).toBe(format);
  });
});
