/** Text for XML element content and attribute values. */
export function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

/** Plain text for a field that holds HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

type Attributes = Record<string, string>;

/** One element. The content is XML, or a list of children. Empty children are left out. */
export function element(
  name: string,
  content: string | (string | null | undefined)[],
  attributes: Attributes = {},
): string {
  const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? content : content.filter(Boolean).join('\n');
  if (inner === '') return `<${name}${opening.join('')}/>`;
  const broken = inner.startsWith('<') && !inner.startsWith('<![CDATA[') ? '\n' : '';
  return `<${name}${opening.join('')}>${broken}${inner}${broken}</${name}>`;
}

/** An RFC 822 date for RSS, in the outlet's own time zone if it has one. */
export function rfc822(iso: string, utcOffsetHours?: number): string {
  if (utcOffsetHours === undefined) return new Date(iso).toUTCString();
  const local = new Date(Date.parse(iso) + utcOffsetHours * 3_600_000).toUTCString();
  const sign = utcOffsetHours < 0 ? '-' : '+';
  return local.replace('GMT', `${sign}${String(Math.abs(utcOffsetHours)).padStart(2, '0')}00`);
}

/** Encodes a document. Characters that ISO-8859-1 lacks become character references. */
export function encodeDocument(text: string, encoding: 'iso-8859-1' | 'utf-8'): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const referenced = text.replaceAll(/[\u{100}-\u{10ffff}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
  return Buffer.from(referenced, 'latin1');
}
