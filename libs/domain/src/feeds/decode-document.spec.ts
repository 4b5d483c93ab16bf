import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeDocument } from './decode-document.js';

const xml = (charset: string | null, body: string) =>
  `<?xml version="1.0"${charset === null ? '' : ` encoding="${charset}"`}?><rss><title>${body}</title></rss>`;

describe('decodeDocument', () => {
  it.each([
    ['UTF-8 without any declaration', iconv.encode(xml(null, 'Zażółć'), 'utf-8'), null, 'Zażółć', 'utf-8'],
    [
      'byte order mark over the HTTP charset',
      iconv.encode(xml(null, 'Öl'), 'utf-16le', { addBOM: true }),
      'text/xml; charset=latin1',
      'Öl',
      'utf-16le',
    ],
    [
      'HTTP charset',
      iconv.encode(xml(null, 'Ärger'), 'windows-1252'),
      'text/xml; charset="ISO-8859-1"',
      'Ärger',
      'windows-1252',
    ],
    [
      'XML declaration',
      iconv.encode(xml('Shift_JIS', '地震速報'), 'shift_jis'),
      null,
      '地震速報',
      'shift_jis',
    ],
    [
      'HTTP charset that the bytes contradict',
      iconv.encode(xml('windows-1251', 'Новости дня'), 'windows-1251'),
      'text/xml; charset=utf-8',
      'Новости дня',
      'windows-1251',
    ],
    [
      'unknown charset name',
      iconv.encode(xml('x-none', 'naïve'), 'utf-8'),
      'text/xml; charset=nonsense',
      'naïve',
      'utf-8',
    ],
    [
      'detection',
      iconv.encode(xml(null, 'Le général a été élu à la présidence'), 'windows-1252'),
      null,
      'Le général a été élu à la présidence',
      'iso-8859-1',
    ],
  ])('%s', (_, bytes, contentType, body, charset) => {
    const decoded = decodeDocument(bytes, contentType);
    expect(decoded.text).toContain(body);
    expect(['windows-1252', charset]).toContain(decoded.charset);
  });

  it('keeps UTF-8 when a single byte of it is broken', () => {
    const bytes = Buffer.concat([
      Buffer.from('<rss>Grüße aus Köln und Übersee, schöne Größe '),
      Buffer.from([0xff]),
      Buffer.from('</rss>'),
    ]);
    expect(decodeDocument(bytes, null)).toEqual({
      text: '<rss>Grüße aus Köln und Übersee, schöne Größe \uFFFD</rss>',
      charset: 'utf-8',
    });
  });

  it('heals Windows-1252 quotes that came as C1 controls', () => {
    expect(decodeDocument(Buffer.from('<t>don\u0092t \u0093go\u0094</t>'), null).text).toBe(
      '<t>don’t “go”</t>',
    );
  });
});
