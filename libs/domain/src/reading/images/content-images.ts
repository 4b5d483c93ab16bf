import { decodeHTMLAttribute, escapeAttribute } from 'entities';

/** As `sanitiseContent` writes them: values are in double quotes, and hold no angle brackets. */
const IMAGE = /<img\b[^<>]*>/g;
const SOURCE = /\ssrc="([^"]*)"/;

/**
 * Stored content with other addresses for its pictures. Pictures without an address lose it; their description stays.
 * @param content as `sanitiseContent` returned it
 */
export function withImageAddresses(content: string, addressOf: (url: string) => string | null): string {
  return content.replaceAll(IMAGE, (tag) =>
    tag.replace(SOURCE, (_, value: string) => {
      const address = addressOf(decodeHTMLAttribute(value));
      return address === null ? '' : ` src="${escapeAttribute(address)}"`;
    }),
  );
}
