import chardet from 'chardet';
import iconv from 'iconv-lite';

/** Bytes that are read to guess the charset. */
const SNIFFED_BYTES = 65_536;

/** Labels that publishers use for a smaller charset than the one they write (WHATWG Encoding, 4.2). */
const WIDER: ReadonlyMap<string, string> = new Map([
  ['iso-8859-1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
  ['iso_8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['latin-1', 'windows-1252'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['utf8', 'utf-8'],
  ['gb2312', 'gb18030'],
  ['gbk', 'gb18030'],
  ['x-gbk', 'gb18030'],
  ['euc-kr', 'cp949'],
  ['ks_c_5601-1987', 'cp949'],
  ['shift-jis', 'shift_jis'],
  ['iso-8859-9', 'windows-1254'],
  ['iso-8859-11', 'windows-874'],
  ['tis-620', 'windows-874'],
]);

/** Charsets with two or four bytes per character. Their labels do not reliably state the byte order. */
const WIDE_CHARSET = /^(?:x-)?(?:cs)?(?:utf-?(?:16|32)|ucs-?[24]|unicode|iso-10646)/;

/** Charsets in which any bytes are valid. Only valid UTF-8 can contradict them. */
const SINGLE_BYTE = /^(?:windows-125\d|iso-?_?8859-\d{1,2})$/;

/** Charsets whose bytes are all ASCII. */
const SEVEN_BIT = /^(?:iso-2022-|utf-7|hz-)/;

export interface DecodedDocument {
  text: string;
  /** The charset that was used, in lower case. */
  charset: string;
}

/**
 * Decodes a document. The order is: byte order mark or zero bytes (XML 1.0, appendix F), HTTP charset, XML
 * declaration, detection (RFC 7303, section 3). A declaration that the bytes contradict is ignored. Invalid bytes
 * become U+FFFD. Never throws. Windows-1252 code points in the C1 range are repaired.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string | null): DecodedDocument {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marked = byteOrder(buffer);
  if (marked !== null) return decoded(buffer, marked);
  const declared = [httpCharset(contentType), xmlCharset(buffer)].filter((one) => one !== null);
  const utf8 = strictUtf8(buffer);
  const couldBeUtf8 = utf8 !== null && !declared.some((one) => SEVEN_BIT.test(one));
  if (couldBeUtf8 && utf8.length === buffer.length) return { text: utf8, charset: 'utf-8' };
  for (const charset of declared) {
    if (!exists(charset) || (couldBeUtf8 && SINGLE_BYTE.test(charset))) continue;
    if (charset === 'utf-8' && utf8 !== null) return { text: repairC1(utf8), charset };
    const attempt = decoded(buffer, charset);
    if (isPlausible(attempt.text)) return attempt;
  }
  if (utf8 !== null) return { text: repairC1(utf8), charset: 'utf-8' };
  const lenient = decoded(buffer, 'utf-8');
  if (isPlausible(lenient.text)) return lenient;
  const guess = WIDER.get(detect(buffer)) ?? detect(buffer);
  return exists(guess) ? decoded(buffer, guess) : lenient;
}

/** The text if all bytes are valid UTF-8, otherwise null. It is as long as the buffer if all bytes are ASCII. */
function strictUtf8(buffer: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return null;
  }
}

/** Whether iconv-lite or TextDecoder supports the charset. */
function exists(charset: string): boolean {
  if (iconv.encodingExists(charset)) return true;
  try {
    return new TextDecoder(charset).encoding !== '';
  } catch {
    return false;
  }
}

function decoded(buffer: Buffer, charset: string): DecodedDocument {
  return { text: repairC1(textOf(buffer, charset)), charset };
}

function textOf(buffer: Buffer, charset: string): string {
  if (charset === 'utf-8') return withoutMark(buffer.toString('utf8'));
  return iconv.encodingExists(charset)
    ? iconv.decode(buffer, charset)
    : new TextDecoder(charset).decode(buffer);
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Detects a byte order mark, or the zero bytes of the first two characters (one of them is ASCII). */
function byteOrder(buffer: Buffer): string | null {
  const [a, b, c, d] = buffer;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && b === 0) return (c === 0xfe && d === 0xff) || (c === 0 && d !== 0) ? 'utf-32be' : null;
  if (a === 0 && c === 0 && b !== 0 && d !== 0) return 'utf-16be';
  if (b !== 0 || a === 0) return null;
  return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
}

function httpCharset(contentType: string | null): string | null {
  const match = /charset\s{0,5}=\s{0,5}["']?([\w.:-]{1,40})/i.exec(contentType?.slice(0, 300) ?? '');
  return label(match?.[1]);
}

function xmlCharset(buffer: Buffer): string | null {
  const head = buffer.subarray(0, 300).toString('latin1');
  return label(
    /<\?xml[^>]{0,200}?encoding\s{0,5}=\s{0,5}["']\s{0,5}([\w.:-]{1,40})\s{0,5}["']/i.exec(head)?.[1],
  );
}

/** Null for UTF-16 and UTF-32: bytes without a mark or zeros are neither, even if a label says so. */
function label(name: string | undefined): string | null {
  if (name === undefined) return null;
  const lower = name.toLowerCase();
  return WIDE_CHARSET.test(lower) ? null : (WIDER.get(lower) ?? lower);
}

function detect(buffer: Buffer): string {
  return (chardet.detect(buffer.subarray(0, SNIFFED_BYTES)) ?? 'utf-8').toLowerCase();
}

/** Whether a charset fits: few of the non-ASCII characters are replacement characters. */
function isPlausible(text: string): boolean {
  if (!text.includes('\uFFFD')) return true;
  const wrong = text.split('\uFFFD').length - 1;
  const foreign = text.match(/[\u0080-\uFFFF]/g)?.length ?? 0;
  return wrong * 4 <= foreign - wrong;
}

/**
 * Code points 0x80–0x9F in feeds are Windows-1252 characters (HTML, 13.2.5.80). The five that Windows-1252 does not
 * define stay.
 */
function repairC1(text: string): string {
  return text.replace(/[\u0080\u0082-\u0084\u0086-\u008C\u008E\u0091-\u009C\u009E\u009F]+/g, (run) =>
    iconv.decode(Buffer.from(run, 'latin1'), 'windows-1252'),
  );
}
