/** Stands for the address of the server of the recording, which puts its own in when it serves a document. */
const BASE = '{base}';

/** Address of one of the recording's own pictures. */
export function imageUrl(name: string): string {
  return `${BASE}/images/${name}.svg`;
}
