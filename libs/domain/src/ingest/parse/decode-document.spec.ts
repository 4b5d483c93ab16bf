import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { decodeDocument } from './decode-document.js';

const xml = (charset: string | null, body: string) =>
  `<?xml version="1.0"${charset === null ? '' : ` encoding="${charset}"`}?><rss><title>${body}</title></rss>`;

describe('decodeDocument', () => {
  it.each([
    ['UTF-8 without a declaration', iconv.encode(xml(null, 'Zażółć'), 'utf-8'), null, 'Zażółć', 'utf-8'],
    [
      'a byte order mark takes precedence over the HTTP charset',
      iconv.encode(xml(null, 'Öl'), 'utf-16le', { addBOM: true }),
      'text/xml; charset=latin1',
      'Öl',
      'utf-16le',
    ],
    [
      'UTF-16 without a byte order mark',
      iconv.encode(xml('utf-16', 'Öl'), 'utf-16be'),
      null,
      'Öl',
      'utf-16be',
    ],
    ['UTF-16 in the other byte order', iconv.encode(xml('utf-16', 'Öl'), 'utf-16le'), null, 'Öl', 'utf-16le'],
    ['UTF-32', iconv.encode(xml('utf-32', 'Öl 😀'), 'utf-32le', { addBOM: true }), null, 'Öl 😀', 'utf-32le'],
    [
      'UTF-32 without a byte order mark',
      iconv.encode(xml('ucs-4', 'Öl 😀'), 'utf-32be'),
      null,
      'Öl 😀',
      'utf-32be',
    ],
    ['UTF-8 labelled as UTF-16', Buffer.from(xml('utf-16', 'Öl')), 'text/xml; charset=utf-16', 'Öl', 'utf-8'],
    [
      'UTF-8 labelled as Latin-1',
      Buffer.from(xml('ISO-8859-1', 'Öl für Köln')),
      null,
      'Öl für Köln',
      'utf-8',
    ],
    [
      'ISO-2022-JP, with ASCII bytes only',
      Buffer.from(xml('ISO-2022-JP', '\x1b$BF|K\\\x1b(B')),
      null,
      '日本',
      'iso-2022-jp',
    ],
    [
      'a label that only the WHATWG standard defines',
      iconv.encode(xml('x-mac-roman', 'Café'), 'macintosh'),
      null,
      'Café',
      'x-mac-roman',
    ],
    ['EUC-KR', iconv.encode(xml('euc-kr', '한국 뉴스'), 'cp949'), null, '한국 뉴스', 'cp949'],
    ['GB2312', iconv.encode(xml('gb2312', '新闻'), 'gb18030'), null, '新闻', 'gb18030'],
    ['Big5', iconv.encode(xml('big5', '新聞'), 'big5'), null, '新聞', 'big5'],
    ['KOI8-R', iconv.encode(xml('koi8-r', 'Новости'), 'koi8-r'), null, 'Новости', 'koi8-r'],
    ['Thai', iconv.encode(xml('tis-620', 'ข่าว'), 'windows-874'), null, 'ข่าว', 'windows-874'],
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

  it('keeps UTF-8 if a single byte is invalid', () => {
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

  it('keeps C1 controls that Windows-1252 does not define', () => {
    expect(decodeDocument(Buffer.from('<t>\u0081\u0092</t>'), null).text).toBe('<t>\u0081’</t>');
  });

  it('repairs Windows-1252 quotes encoded as C1 controls', () => {
    expect(decodeDocument(Buffer.from('<t>don\u0092t \u0093go\u0094</t>'), null).text).toBe(
      '<t>don’t “go”</t>',
    );
  });
});
