import { describe, expect, it } from '@jest/globals';
import { imageKind } from './image-kind.js';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brands: string) => bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

describe('imageKind', () => {
  it.each([
    ['jpeg', bytes('\xff\xd8\xff\xe0rest')],
    ['png', bytes('\x89PNG\r\n\x1a\nrest')],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['webp', bytes('RIFF\x01\x02\x03\x04WEBPVP8 ')],
    ['avif', box('avif\0\0\0\0mif1')],
    ['avif', box('mif1\0\0\0\0mif1avif')],
  ])('recognises %s', (kind, file) => {
    expect(imageKind(file)).toBe(kind);
  });

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['SVG with a prolog', bytes('<?xml version="1.0"?><svg/>')],
    ['a page', bytes('<!doctype html><title>Not found</title>')],
    ['a page that begins like a picture', bytes('GIF8<script>')],
    ['PDF', bytes('%PDF-1.7')],
    ['TIFF', bytes('II*\0')],
    ['a photo of a telephone', box('heic\0\0\0\0mif1heic')],
    ['a video', box('isom\0\0\0\0mp42')],
    ['sound', bytes('RIFF\x01\x02\x03\x04WAVE')],
    ['nothing', bytes('')],
  ])('refuses %s', (_, file) => {
    expect(imageKind(file)).toBeNull();
  });
});
