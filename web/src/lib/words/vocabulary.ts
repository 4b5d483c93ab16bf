import * as english from '#vocabulary';
import { inLanguage } from './in-language';

export const LANGUAGE_PART_NAMES = /* @__PURE__ */ inLanguage(english.LANGUAGE_PART_NAMES);
export const RELATION_NAMES = /* @__PURE__ */ inLanguage(english.RELATION_NAMES);
export const TOPIC_STATUS_NAMES = /* @__PURE__ */ inLanguage(english.TOPIC_STATUS_NAMES);

export { settingFault } from '#vocabulary';
