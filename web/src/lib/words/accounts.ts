import * as english from '#contract/accounts';
import { inLanguage } from './in-language';

export const API_SCOPE_LABELS = /* @__PURE__ */ inLanguage(english.API_SCOPE_LABELS);
export const PROVIDER_FAILURES = /* @__PURE__ */ inLanguage(english.PROVIDER_FAILURES);
export const STRENGTH_LABELS = /* @__PURE__ */ inLanguage(english.STRENGTH_LABELS);
