import { ENGLISH } from '#vocabulary';
import { isChannelKey } from '../../ingest/article/identity-key.js';
import { cuesOf } from '../languages/cues-of.js';
import type { WithdrawalCues } from '../languages/language-cues.js';
import { plain } from '../languages/words.js';

const MAX_TITLE = 300;
const MAX_LEAD = 800;
const REPORT = '(?:report|story|article)';
const WRONG = '(?:wrong|false|incorrect|untrue|mistaken|not true|withdrawn|retracted)';
const TITLE_SAYS_SO = /^(?:retraction|retracted|kill notice|mandatory kill)\b/i;
const CORRECTION = /^(?:correction|corrected|clarification)\b/i;
const NEGATION = /\b(?:not|never|no|neither|nobody|did ?n['’]t|has ?n['’]t|was ?n['’]t|is ?n['’]t)\b/i;
/** The outlet refers to its own report. */
const OURS = new RegExp(
  [
    `\\bwe (?:have |hereby |now )?(?:withdraw|withdrawn|withdrew|retract|retracted|take back|took back) (?:(?:the|our|this|that|an?|earlier|false|disputed) ){1,3}${REPORT}\\b`,
    `\\bour (?:earlier |previous |original |exclusive )?${REPORT}\\b[^.]{0,80}\\b(?:was|is|has been) ${WRONG}\\b`,
    `\\b(?:this|an earlier version of this) ${REPORT} (?:has been |was |is )(?:withdrawn|retracted|wrong)\\b`,
    '\\bwe (?:told you|reported|wrote)\\b[^.]{0,200}\\.[^.]{0,40}\\b(?:that|it|this) was (?:wrong|false|untrue|not true|incorrect)\\b',
    '^we (?:were|got it) wrong\\b',
  ].join('|'),
  'iu',
);
/** In a correction, an earlier report is the outlet's own. Elsewhere it could be any outlet's. */
const EARLIER = new RegExp(
  `\\b(?:an |the )?(?:earlier|previous) ${REPORT}\\b[^.]{0,100}\\b(?:was|were|is) ${WRONG}\\b`,
  'iu',
);
const THEIRS = new RegExp(
  `(?<outlet>(?:[\\p{Lu}\\d][\\p{L}\\d'’&.-]{0,24}\\s){1,5})(?:on\\s\\p{L}+\\s)?(?:has\\s|have\\s)?(?:retracts?|retracted|withdraws?|withdrawn|withdrew|deletes?|deleted|pulls?|pulled|takes?\\sback|took\\sback)\\s(?:(?:its|an?|the|our|this|false|disputed|earlier)\\s){1,3}(?:\\p{L}+\\s)?${REPORT}\\b`,
  'u',
);

/** One of these is in all that `OURS`, `EARLIER` and `THEIRS` match. Most articles have none. */
const TOLD = /report|story|article|we told you|we wrote|wrong/iu;

/** An article's retraction of an earlier report: its outlet's own, or that of the outlet it names. */
export interface TakenBack {
  /** The name of the outlet in the text; null if it is the article's own outlet. */
  outlet: string | null;
}

/**
 * The retraction of a report. Retractions of statements by people in the news do not count. Corrections count if they deny
 * the report, not if they correct a detail.
 */
export function takesBack(title: string, lead: string, language = ENGLISH): TakenBack | null {
  if (language !== ENGLISH) {
    const cues = cuesOf(language)?.withdrawals;
    return cues && isOwnRetraction(plain(title), plain(lead), cues) ? { outlet: null } : null;
  }
  const headline = title.slice(0, MAX_TITLE);
  const opening = lead.slice(0, MAX_LEAD);
  const isTold = TOLD.test(headline) || TOLD.test(opening);
  const isCorrection = CORRECTION.test(headline);
  if (!isTold && !isCorrection && !TITLE_SAYS_SO.test(headline)) return null;
  const isOurs =
    TITLE_SAYS_SO.test(headline) ||
    OURS.test(headline) ||
    OURS.test(opening) ||
    (isCorrection && (NEGATION.test(headline) || EARLIER.test(opening)));
  if (isOurs) return { outlet: null };
  const outlet = (THEIRS.exec(headline) ?? THEIRS.exec(opening))?.groups?.outlet?.trim();
  return outlet ? { outlet } : null;
}

/** Outside of English, only what an outlet says about its own report is read. */
function isOwnRetraction(title: string, lead: string, cues: WithdrawalCues): boolean {
  const headline = title.slice(0, MAX_TITLE);
  const opening = lead.slice(0, MAX_LEAD);
  if (cues.ours.test(headline) || cues.ours.test(opening)) return true;
  return cues.correction.test(headline) && (cues.negation.test(headline) || cues.earlier.test(opening));
}

/**
 * Whether an outlet named in a text, such as 'The Pellmere Post', is the source with that domain or that origin. The key
 * of a channel has no name of the outlet, only that of the platform.
 */
export function isSameOutlet(name: string, domain: string, originKey: string): boolean {
  const words = name.replace(/^the\s/iu, '').split(/\s+/u);
  const full = squeezed(words.join(''));
  const initials = squeezed(words.map((word) => word.charAt(0)).join(''));
  const label = isChannelKey(domain) ? '' : squeezed(domain.replace(/^www\./u, '').split('.')[0] ?? '');
  const origin = isChannelKey(originKey) ? '' : squeezed(originKey.split(':').at(-1) ?? '');
  return [label, origin].some(
    (own) =>
      own.length >= 2 &&
      full.length >= 2 &&
      (own.includes(full) || full.includes(own) || (initials.length >= 3 && own.startsWith(initials))),
  );
}

function squeezed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
