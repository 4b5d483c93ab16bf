import { inPublishedOrder } from '../timeline/timeline-article.js';
import { UNNAMED_AGENCY } from './find-origin-credit.js';

/** The one origin of each copy group: an agency's where any copy credits one, else that of the earliest article. */
export function copyGroupOrigins(
  articles: readonly { id: number; publishedAt: Date; originKey: string; copyGroup: number }[],
): Map<number, string> {
  const origins = new Map<number, string>();
  for (const { copyGroup, originKey } of inPublishedOrder(articles)) {
    const known = origins.get(copyGroup);
    if (known === undefined || (isNamedAgency(originKey) && !isNamedAgency(known)))
      origins.set(copyGroup, originKey);
  }
  return origins;
}

function isNamedAgency(originKey: string): boolean {
  return originKey.startsWith('agency:') && originKey !== UNNAMED_AGENCY;
}
