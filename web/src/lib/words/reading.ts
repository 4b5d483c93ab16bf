import { t } from '@lingui/core/macro';
import * as english from '#contract/reading';
import { PRODUCT_NAME } from '#contract/site';
import type { BiasGroup, SourceCategory, TrustRange } from '#contract/sources';
import { said } from '../language/said';
import { inLanguage } from './in-language';
import { MESSAGES } from './site';

export const FOLLOWED_OPML_MESSAGES = /* @__PURE__ */ inLanguage(english.FOLLOWED_OPML_MESSAGES);
export const TRUST_MODEL = /* @__PURE__ */ inLanguage(english.TRUST_MODEL);

export const biasLabel = (bias: BiasGroup | null) => said(english.biasLabel(bias));

export const sourceCategoryLabel = (category: SourceCategory) => said(english.sourceCategoryLabel(category));

/** Why an assessment was made. */
export const causeLabel = (cause: english.TrustPoint['cause']) => said(english.causeLabel(cause));

/** The tier of a `credibilityScore` (0–10 or null) on the article page. */
export function articleTier(score: number | null, range: TrustRange | null = null): english.ArticleTier {
  const tier = english.articleTier(score, range);
  return { ...tier, words: said(tier.words) };
}

/** Where a bias label comes from and whether the ratings agree. One sentence without a full stop. */
export function biasOriginSentence(source: {
  bias: BiasGroup | null;
  biasOrigin: string | null;
  biasAgreed: boolean | null;
}): string {
  const { bias, biasOrigin, biasAgreed } = source;
  if (bias === null) return t`No public rating is known`;
  if (biasOrigin === null) {
    if (biasAgreed === null) return t`Origin unknown`;
    return biasAgreed ? t`Origin unknown, which agree` : t`Origin unknown, which disagree`;
  }
  const origin = said(biasOrigin);
  if (biasAgreed === null) return t`From ${origin}`;
  return biasAgreed ? t`From ${origin}, which agree` : t`From ${origin}, which disagree`;
}

/** How certain a score is, by the share (0–1) of the possible evidence. Below `least` there is no score. */
export function coverageWords(coverage: number, least: number): string {
  const percent = Math.round(100 * coverage);
  if (coverage < least) return t`Not enough evidence for a score (${percent}% of the possible evidence)`;
  if (coverage >= 0.5) return t`High confidence: based on ${percent}% of the possible evidence`;
  if (coverage >= 0.25) return t`Medium confidence: based on ${percent}% of the possible evidence`;
  return t`Low confidence: based on ${percent}% of the possible evidence`;
}

/** Specified: the topic and source shown beside a followed story's update if either is unknown. */
export function updateWords({ topic, source }: Pick<english.LatestUpdate, 'topic' | 'source'>): {
  topic: string;
  source: string;
} {
  return { topic: topic?.name || MESSAGES.general, source: source?.name || PRODUCT_NAME };
}
