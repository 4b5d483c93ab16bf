import chardet from 'chardet';
import iconv from 'iconv-lite';

/** Bytes that are looked at to find a declaration or to guess the charset. */
const SNIFFED_BYTES = 65_536;

/** Labels that publishers use for a smaller charset than the one they write (WHATWG Encoding, 4.2). */
const WIDER: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  utf8: 'utf-8',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'euc-kr': 'cp949',
  'ks_c_5601-1987': 'cp949',
  'utf-16': 'utf-16le',
};

export interface DecodedDocument {
  text: string;
  /** The charset that was used, lower case. */
  charset: string;
}

/**
 * Turns a document's bytes into text: byte order mark, then the HTTP charset, then the XML declaration, then
 * detection (RFC 7303, section 3). A declaration that the bytes contradict is passed over. Bad bytes become
 * U+FFFD; nothing throws. Windows-1252 code points in the C1 range are healed.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string | null): DecodedDocument {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marked = byteOrderMark(buffer);
  if (marked !== null) return decoded(buffer, marked);
  for (const declared of [httpCharset(contentType), xmlCharset(buffer)]) {
    if (declared === null || !iconv.encodingExists(declared)) continue;
    const attempt = decoded(buffer, declared);
    if (holdsUp(attempt.text)) return attempt;
  }
  const utf8 = decoded(buffer, 'utf-8');
  if (holdsUp(utf8.text)) return utf8;
  const guess = WIDER[detect(buffer)] ?? detect(buffer);
  return iconv.encodingExists(guess) ? decoded(buffer, guess) : utf8;
}

function decoded(buffer: Buffer, charset: string): DecodedDocument {
  return { text: healC1(iconv.decode(buffer, charset)), charset };
}

function byteOrderMark(buffer: Buffer): string | null {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  if (buffer[0] === 0x3c && buffer[1] === 0x00) return 'utf-16le';
  if (buffer[0] === 0x00 && buffer[1] === 0x3c) return 'utf-16be';
  return null;
}

function httpCharset(contentType: string | null): string | null {
  const match = /charset\s{0,5}=\s{0,5}["']?([\w.:-]{1,40})/i.exec(contentType?.slice(0, 300) ?? '');
  return label(match?.[1]);
}

function xmlCharset(buffer: Buffer): string | null {
  const head = buffer.subarray(0, 300).toString('latin1');
  return label(/<\?xml[^>]{0,200}?encoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/i.exec(head)?.[1]);
}

function label(name: string | undefined): string | null {
  if (name === undefined) return null;
  const lower = name.toLowerCase();
  return WIDER[lower] ?? lower;
}

function detect(buffer: Buffer): string {
  return (chardet.detect(buffer.subarray(0, SNIFFED_BYTES)) ?? 'utf-8').toLowerCase();
}

/** A charset holds up when hardly any of the non-ASCII characters came out as replacements. */
function holdsUp(text: string): boolean {
  if (!text.includes('\uFFFD')) return true;
  const wrong = text.split('\uFFFD').length - 1;
  const foreign = text.match(/[\u0080-\uFFFF]/g)?.length ?? 0;
  return wrong * 4 <= foreign - wrong;
}

/** Code points 0x80–0x9F are never meant in a feed: they are Windows-1252 in disguise (HTML, 13.2.5.80). */
function healC1(text: string): string {
  return text.replace(/[\u0080-\u0084\u0086-\u009F]+/g, (run) =>
    iconv.decode(Buffer.from(run, 'latin1'), 'windows-1252'),
  );
}
