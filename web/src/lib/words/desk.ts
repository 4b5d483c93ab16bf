import * as english from '#contract/desk';
import { inLanguage } from './in-language';

export const AUDIT_ACTION_LABELS = /* @__PURE__ */ inLanguage(english.AUDIT_ACTION_LABELS);
export const AUDIT_OBJECT_LABELS = /* @__PURE__ */ inLanguage(english.AUDIT_OBJECT_LABELS);
export const AUDIT_WORD_LABELS = /* @__PURE__ */ inLanguage(english.AUDIT_WORD_LABELS);
export const FEED_LEVEL_LABELS = /* @__PURE__ */ inLanguage(english.FEED_LEVEL_LABELS);
export const FEED_MESSAGES = /* @__PURE__ */ inLanguage(english.FEED_MESSAGES);
export const MEMBER_MESSAGES = /* @__PURE__ */ inLanguage(english.MEMBER_MESSAGES);
export const OPML_MESSAGES = /* @__PURE__ */ inLanguage(english.OPML_MESSAGES);
export const REVIEW_KIND_LABELS = /* @__PURE__ */ inLanguage(english.REVIEW_KIND_LABELS);
export const REVIEW_RULE_LABELS = /* @__PURE__ */ inLanguage(english.REVIEW_RULE_LABELS);
export const SETTING_WORDS = /* @__PURE__ */ inLanguage(english.SETTING_WORDS);
