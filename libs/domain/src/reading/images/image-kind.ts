export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** The brands of an AVIF file (AV1 Image File Format, section 9). */
const AVIF = /^(?:avif|avis)$/;

/** The longest file type box that is read (bytes). Real ones have a few brands. */
const MOST_BRANDS = 128;

/**
 * The kind of picture that a file is, by its first bytes. The sender's word for it is not asked. Null for everything else: SVG can
 * hold scripts, and rare formats have rarely tested readers.
 */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && brands(bytes, text).some((brand) => AVIF.test(brand))) return 'avif';
  return null;
}

/** The major brand, and the compatible ones after its version (ISO/IEC 14496-12, section 4.3). */
function brands(bytes: Uint8Array, text: (from: number, to: number) => string): string[] {
  const size = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const end = Math.min(size, MOST_BRANDS);
  const found = [text(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) found.push(text(at, at + 4));
  return found;
}
