import * as english from '#contract/billing';
import { inLanguage } from './in-language';

export const BILLING_MESSAGES = /* @__PURE__ */ inLanguage(english.BILLING_MESSAGES);
