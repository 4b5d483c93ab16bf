import { describe, expect, it } from '@jest/globals';
import { ImageQuery, imageAddress, imageSrcSet } from './image-address.js';

const URL_OF_OUTLET = 'https://herald.example/a, b.jpg?w=1&h=2';
const SIGNATURE = 'A'.repeat(22);

describe('the address of a picture', () => {
  it('keeps the URL of the outlet in one parameter', () => {
    const address = new URL(imageAddress(URL_OF_OUTLET, SIGNATURE), 'http://localhost');
    expect(address.pathname).toBe(`/images/${SIGNATURE}`);
    expect([...address.searchParams]).toEqual([['url', URL_OF_OUTLET]]);
  });

  it('has no space or comma, which end an address in srcset', () => {
    expect(imageAddress(URL_OF_OUTLET, SIGNATURE)).not.toMatch(/[\s,]/);
  });
});

describe('imageSrcSet', () => {
  it('names each width', () => {
    const address = imageAddress('https://herald.example/a.jpg', SIGNATURE);
    expect(imageSrcSet(address, [160, 320])).toBe(`${address}&width=160 160w, ${address}&width=320 320w`);
  });

  it.each(['https://herald.example/a.jpg', '/recorded/images/dam.svg'])('is not made for %s', (address) => {
    expect(imageSrcSet(address, [160])).toBeUndefined();
  });
});

describe('ImageQuery', () => {
  it.each([
    [{ url: 'https://a.example/' }, 960],
    [{ url: 'https://a.example/', width: '160' }, 160],
  ])('reads %j', (query, width) => {
    expect(ImageQuery.parse(query).width).toBe(width);
  });

  it.each([
    { url: 'https://a.example/', width: '161' },
    { url: 'https://a.example/', width: '1e2' },
    { url: 'https://a.example/', width: ['160', '320'] },
    { url: '' },
    { url: `https://a.example/${'x'.repeat(2048)}` },
    {},
  ])('refuses %j', (query) => {
    expect(ImageQuery.safeParse(query).success).toBe(false);
  });
});
