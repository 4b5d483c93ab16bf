import * as english from '#contract/assistant';
import { inLanguage } from './in-language';

export const ASSISTANT_MESSAGES = /* @__PURE__ */ inLanguage(english.ASSISTANT_MESSAGES);
