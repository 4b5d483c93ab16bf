import { decodeHTMLAttribute, escapeAttribute } from 'entities';

/** The attributes of a picture that replace its `src`. */
export interface ShownImage {
  src: string;
  srcset?: string | undefined;
  sizes?: string | undefined;
}

/** As `sanitiseContent` writes them: values are in double quotes, and hold no angle brackets. */
const IMAGE = /<img\b[^<>]*>/g;
const SOURCE = /\ssrc="([^"]*)"/;

/**
 * Stored content with other addresses for its pictures. Pictures without an address lose it; their description stays.
 * @param content as `sanitiseContent` returned it
 */
export function withShownImages(content: string, shown: (url: string) => ShownImage | null): string {
  return content.replaceAll(IMAGE, (tag) =>
    tag.replace(SOURCE, (_, value: string) => {
      const image = shown(decodeHTMLAttribute(value));
      if (image === null) return '';
      const { src, srcset, sizes } = image;
      return Object.entries({ src, srcset, sizes })
        .map(([name, text]) => (text === undefined ? '' : ` ${name}="${escapeAttribute(text)}"`))
        .join('');
    }),
  );
}
