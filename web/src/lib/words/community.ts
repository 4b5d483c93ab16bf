import * as english from '#contract/community';
import { inLanguage } from './in-language';

export const DEPARTMENT_LABELS = /* @__PURE__ */ inLanguage(english.DEPARTMENT_LABELS);
export const REPORT_STATE_LABELS = /* @__PURE__ */ inLanguage(english.REPORT_STATE_LABELS);
export const REPORT_TYPE_LABELS = /* @__PURE__ */ inLanguage(english.REPORT_TYPE_LABELS);
