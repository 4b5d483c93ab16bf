import * as english from '#contract/site';
import { inLanguage } from './in-language';

export const MESSAGES = /* @__PURE__ */ inLanguage(english.MESSAGES);
