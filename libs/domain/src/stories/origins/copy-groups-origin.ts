import { type ReportingArticle, secondHandOrigins } from './copy-groups-report.js';
import { UNNAMED_AGENCY } from './find-origin-credit.js';
import { inPublishedOrder } from './published-order.js';

/**
 * The origin of each copy group: the agency that any copy credits, else the origin of the earliest article. If that article
 * is second-hand and another article of the story names the source of the report, it is that article's origin.
 */
export function copyGroupOrigins(
  articles: readonly (ReportingArticle & { copyGroup: number })[],
): Map<number, string> {
  const origins = new Map<number, string>();
  const secondHand = secondHandOrigins(articles);
  for (const { id, copyGroup, originKey } of inPublishedOrder(articles)) {
    const known = origins.get(copyGroup);
    if (known === undefined) origins.set(copyGroup, secondHand.get(id) ?? originKey);
    else if (isNamedAgency(originKey) && !isNamedAgency(known)) origins.set(copyGroup, originKey);
  }
  return origins;
}

function isNamedAgency(originKey: string): boolean {
  return originKey.startsWith('agency:') && originKey !== UNNAMED_AGENCY;
}
