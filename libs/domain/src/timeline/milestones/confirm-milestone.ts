import type { ConfirmationLevel } from '#vocabulary';
import type { PlacedArticle } from './development.js';
import type { MilestoneArticle, MilestoneDraft } from './milestone-draft.js';

type Confirmation = Pick<
  MilestoneDraft,
  'articles' | 'originKeys' | 'confirmationLevel' | 'levelReachedAt' | 'retractedAt' | 'retractedBy'
>;

/** The report of one origin of a development, and the sources that published it. */
interface OriginReport {
  at: Date;
  sourceIds: Set<number>;
}

/** 1 origin is single, 2 multiple, 3 or more verified. */
export function confirmationLevel(origins: number): ConfirmationLevel {
  if (origins >= 3) return 'verified';
  return origins === 2 ? 'multiple' : 'single';
}

/**
 * Counts the independent origins of a development. A copy counts as its original. A report of a denial does not confirm, nor do
 * comment and expectation.
 * Origins that retracted, or whose only source retracted, no longer count. Reports after a retraction are about the
 * retraction. If no origin is left, the development is retracted and keeps its first origin.
 */
export function confirmMilestone(placed: readonly PlacedArticle[]): Confirmation {
  const reported = new Map<string, OriginReport>();
  const articles: MilestoneArticle[] = [];
  const standing = new Set<string>();
  let retraction: PlacedArticle | null = null;
  for (const each of placed) {
    articles.push({ articleId: each.article.id, role: roleOf(each, articles.length, reported, retraction) });
    if (each.voice === 'comment' || each.voice === 'expects' || each.voice === 'contradicts') continue;
    if (each.voice === 'retraction') {
      retraction = each;
      for (const origin of withdrawnOrigins(each, reported)) standing.delete(origin);
    } else if (retraction === null && (!each.reading.isDenial || articles.length === 1)) {
      if (!reported.has(each.article.originKey) && each.voice === 'own') standing.add(each.article.originKey);
      addReport(reported, each);
    }
  }
  const isRetracted = standing.size === 0 && retraction !== null;
  const originKeys = isRetracted ? [...reported.keys()].slice(0, 1) : [...standing];
  const [second, third] = originKeys.slice(1, 3).map((origin) => reported.get(origin)?.at);
  return {
    articles,
    originKeys,
    confirmationLevel: confirmationLevel(originKeys.length),
    levelReachedAt: { ...(second && { multiple: second }), ...(third && { verified: third }) },
    retractedAt: isRetracted ? (retraction?.article.publishedAt ?? null) : null,
    retractedBy: isRetracted ? (retraction?.article.id ?? null) : null,
  };
}

function addReport(reported: Map<string, OriginReport>, { article, voice }: PlacedArticle): void {
  const known = reported.get(article.originKey);
  if (known) known.sourceIds.add(article.sourceId);
  else if (voice === 'own') {
    reported.set(article.originKey, { at: article.publishedAt, sourceIds: new Set([article.sourceId]) });
  }
}

/** The origin that retracts, and those that only this source reported. */
function withdrawnOrigins({ article }: PlacedArticle, reported: ReadonlyMap<string, OriginReport>): string[] {
  return [...reported]
    .filter(([origin, { sourceIds }]) => {
      sourceIds.delete(article.sourceId);
      return origin === article.originKey || sourceIds.size === 0;
    })
    .map(([origin]) => origin);
}

function roleOf(
  each: PlacedArticle,
  position: number,
  reported: ReadonlyMap<string, OriginReport>,
  retraction: PlacedArticle | null,
): MilestoneArticle['role'] {
  if (position === 0) return 'first';
  if (each.voice === 'copy' || each.voice === 'comment' || each.voice === 'expects') return each.voice;
  const repeats =
    each.voice === 'retraction' ||
    each.voice === 'contradicts' ||
    retraction !== null ||
    each.reading.isDenial;
  return repeats || reported.has(each.article.originKey) ? 'repeats' : 'confirms';
}
