import type { ConfirmationLevel } from '#vocabulary';
import type { PlacedArticle } from './development.js';
import type { MilestoneArticle, MilestoneDraft } from './milestone-draft.js';

type Confirmation = Pick<
  MilestoneDraft,
  'articles' | 'originKeys' | 'confirmationLevel' | 'levelReachedAt' | 'retractedAt' | 'retractedBy'
>;

/** An origin of a development, and the sources that tell it. */
interface Telling {
  at: Date;
  sourceIds: Set<number>;
}

/** 1 origin is single, 2 multiple, 3 or more verified (specification, section 4). */
export function confirmationLevel(origins: number): ConfirmationLevel {
  if (origins >= 3) return 'verified';
  return origins === 2 ? 'multiple' : 'single';
}

/**
 * Counts the independent origins of a development. A copy counts for the article whose text it has, and who reports
 * that a report is denied does not confirm it. An origin that retracted counts no more, nor does one whose only
 * teller did; who reports after a retraction reports about it. Where none is left the development is retracted, and
 * stands for its first origin.
 */
export function confirmMilestone(placed: readonly PlacedArticle[]): Confirmation {
  const told = new Map<string, Telling>();
  const articles: MilestoneArticle[] = [];
  const standing = new Set<string>();
  let retraction: PlacedArticle | null = null;
  for (const each of placed) {
    articles.push({ articleId: each.article.id, role: roleOf(each, articles.length, told, retraction) });
    if (each.voice === 'retraction') {
      retraction = each;
      for (const origin of withdrawnOrigins(each, told)) standing.delete(origin);
    } else if (retraction === null && (!each.reading.isDenial || articles.length === 1)) {
      if (!told.has(each.article.originKey) && each.voice === 'own') standing.add(each.article.originKey);
      tell(told, each);
    }
  }
  const isRetracted = standing.size === 0 && retraction !== null;
  const originKeys = isRetracted ? [...told.keys()].slice(0, 1) : [...standing];
  const [second, third] = originKeys.slice(1, 3).map((origin) => told.get(origin)?.at);
  return {
    articles,
    originKeys,
    confirmationLevel: confirmationLevel(originKeys.length),
    levelReachedAt: { ...(second && { multiple: second }), ...(third && { verified: third }) },
    retractedAt: isRetracted ? (retraction?.article.publishedAt ?? null) : null,
    retractedBy: isRetracted ? (retraction?.article.id ?? null) : null,
  };
}

function tell(told: Map<string, Telling>, { article, voice }: PlacedArticle): void {
  const known = told.get(article.originKey);
  if (known) known.sourceIds.add(article.sourceId);
  else if (voice === 'own') {
    told.set(article.originKey, { at: article.publishedAt, sourceIds: new Set([article.sourceId]) });
  }
}

/** The origin that takes back, and those that nobody but this source told. */
function withdrawnOrigins({ article }: PlacedArticle, told: ReadonlyMap<string, Telling>): string[] {
  return [...told]
    .filter(([origin, { sourceIds }]) => {
      sourceIds.delete(article.sourceId);
      return origin === article.originKey || sourceIds.size === 0;
    })
    .map(([origin]) => origin);
}

function roleOf(
  each: PlacedArticle,
  position: number,
  told: ReadonlyMap<string, Telling>,
  retraction: PlacedArticle | null,
): MilestoneArticle['role'] {
  if (position === 0) return 'first';
  if (each.voice === 'copy') return 'copy';
  const repeats = each.voice === 'retraction' || retraction !== null || each.reading.isDenial;
  return repeats || told.has(each.article.originKey) ? 'repeats' : 'confirms';
}
