import { oncePerText } from './once-per-text.js';

/** Steps that read one article come shortly after one another. */
const LAST = 8;

/** The parsed URL, which callers must not change; null if it is none. */
export const parsedUrl: (url: string) => Readonly<URL> | null = oncePerText((url) => URL.parse(url), LAST);
