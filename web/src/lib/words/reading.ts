import * as english from '#contract/reading';
import { inLanguage } from './in-language';

export const FOLLOWED_OPML_MESSAGES = /* @__PURE__ */ inLanguage(english.FOLLOWED_OPML_MESSAGES);
export const TRUST_MODEL = /* @__PURE__ */ inLanguage(english.TRUST_MODEL);

export {
  articleTier,
  biasLabel,
  biasOriginSentence,
  causeLabel,
  coverageWords,
  sourceCategoryLabel,
  updateWords,
} from '#contract/reading';
