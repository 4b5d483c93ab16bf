/** A placeholder. The server of the recording replaces it with its own URL. */
const BASE = '{base}';

/** The URL of one of the recording's images. */
export function imageUrl(name: string): string {
  return `${BASE}/images/${name}.svg`;
}
