import { attributedName } from './find-origin-attribution.js';
import { creditedAgency, creditedSource, datelinedAgency } from './find-origin-credit.js';
import type { KnownOrigins } from './find-origin-known.js';
import type { NamedOrigin, ReportedArticle } from './reported-article.js';

export type OriginKind = 'owner' | 'agency' | 'source';

/** Who really reported an article. */
export interface Origin {
  /** 'owner:…', 'agency:…' or 'source:domain' */
  key: string;
  kind: OriginKind;
  /** 'own': its own reporting. 'credited': a credit names the origin. 'attributed': the text cites the origin. */
  how: 'own' | 'credited' | 'attributed';
  /** The words that name the origin; empty for the outlet's own reporting. */
  evidence: string;
}

/**
 * Who really reported an article. In this order: the agency credited in byline, dateline or last line; the outlet named as
 * the item's source; the outlet cited in title or lead ('told the BBC'); the owner of the source; the source itself. An
 * agency is the origin of its articles, except those with another agency's dateline.
 */
export function findOrigin(article: ReportedArticle, known: KnownOrigins): Origin {
  const own = ownOrigin(article, known);
  if (own.kind === 'agency') return ofAgency(article, own, known);
  const ownName = known.byName(article.sourceName ?? '');
  const isOther = ({ key, evidence }: NamedOrigin) =>
    key !== own.key && key !== ownName && !namesItself(evidence, article.sourceName);
  const credited = creditedAgency(article, known) ?? creditedSource(article, known, isOther);
  if (credited) return { ...credited, kind: kindOf(credited.key), how: 'credited' };
  const attributed = attributedName(article, known, isOther);
  return attributed ? { ...attributed, kind: kindOf(attributed.key), how: 'attributed' } : own;
}

function ofAgency(article: ReportedArticle, own: Origin, known: KnownOrigins): Origin {
  const dateline = datelinedAgency(article, known);
  return dateline && dateline.key !== own.key ? { ...dateline, kind: 'agency', how: 'credited' } : own;
}

/** The origin of a source's own reporting: the agency if it is one, else its owner, else the source. */
export function ownOrigin(
  { sourceDomain, ownerKey }: Pick<ReportedArticle, 'sourceDomain' | 'ownerKey'>,
  known: Pick<KnownOrigins, 'agencyOfDomain'>,
): Origin {
  const plainOwner = ownerKey && (ownerKey.startsWith('owner:') ? ownerKey : `owner:${ownerKey}`);
  const key = known.agencyOfDomain(sourceDomain) ?? plainOwner ?? `source:${sourceDomain.toLowerCase()}`;
  return { key, kind: kindOf(key), how: 'own', evidence: '' };
}

function kindOf(key: string): OriginKind {
  if (key.startsWith('agency:')) return 'agency';
  return key.startsWith('owner:') ? 'owner' : 'source';
}

/** Words that short forms of an outlet's name omit. */
const NAME_TAIL = /\s(?:news|online|digital|network|media|tv|magazine|newspaper)\b.*$/u;

/** Whether the words name the article's own outlet: 'NBC's Jo Roe reports' in NBC News. */
function namesItself(words: string, sourceName: string | undefined): boolean {
  const own = plainWords(sourceName ?? '')
    .replace(/^the\s/u, '')
    .replace(NAME_TAIL, '');
  return own !== '' && ` ${plainWords(words)} `.includes(` ${own} `);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]s?(?=\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
