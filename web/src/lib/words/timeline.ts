import * as english from '#contract/timeline';
import { inLanguage } from './in-language';

export const MARKER_TOOLTIPS = /* @__PURE__ */ inLanguage(english.MARKER_TOOLTIPS);

export {
  claimedValues,
  claimHeading,
  claimValue,
  confirmationSummary,
  movedSentence,
  originsLabel,
  stepDay,
  stepOutcome,
} from '#contract/timeline';
