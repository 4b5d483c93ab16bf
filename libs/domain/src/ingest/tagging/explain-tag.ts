import type { TagReason } from './why-tags.js';

/** The evidence for a tag in one line: "sports: category 'Football' 62 %, 'cup' 38 %." */
export function explainTag({ tag, evidence }: TagReason): string {
  if (evidence.length === 0) return `${tag}: no evidence for another tag.`;
  const parts = evidence.map(({ kind, name, share }) => {
    const what = kind === 'words' ? `'${name}'` : `${kind} '${name}'`;
    return `${what} ${Math.round(100 * share)} %`;
  });
  return `${tag}: ${parts.join(', ')}.`;
}
