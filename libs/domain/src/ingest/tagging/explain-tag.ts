import type { TagReason } from './why-tags.js';

/** In a line, what spoke for a tag: "sports: category 'Football' 62 %, 'cup' 38 %." */
export function explainTag({ tag, evidence }: TagReason): string {
  if (evidence.length === 0) return `${tag}: nothing speaks for another.`;
  const told = evidence.map(({ kind, name, share }) => {
    const what = kind === 'words' ? `'${name}'` : `${kind} '${name}'`;
    return `${what} ${Math.round(100 * share)} %`;
  });
  return `${tag}: ${told.join(', ')}.`;
}
