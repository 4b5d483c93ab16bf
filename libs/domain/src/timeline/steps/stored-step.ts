import { stem } from '../../text/natural.js';
import { announceCuesOf } from '../days/announce-cues.js';
import { stepTerms } from '../days/step-terms.js';
import type { AnnouncedStep } from './announced-step.js';
import type { Mention } from './merge-step.js';

/** A step as stored, whose articles are too old to be read again. */
export interface StoredStep extends AnnouncedStep {
  originKey: string;
}

/** A stored step as the sentence that announced it. */
export function storedMention(step: StoredStep, language: string): Mention {
  const terms = stepTerms(step.text, language);
  return {
    text: step.text,
    day: step.day,
    precision: step.precision,
    terms,
    isTitle: false,
    leans: announceCuesOf(language)?.leaning.test(step.text) ?? false,
    moves: false,
    stems: new Set(terms.map((term) => stem(language, term))),
    articleId: step.anchorArticleId,
    originKey: step.originKey,
    publishedAt: step.announcedAt,
  };
}
