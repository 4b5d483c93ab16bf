import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../languages/cues-of.js';
import { plain } from '../languages/words.js';

const DECISIVE =
  /\b(?:kill(?:s|ed)|dead|dies|died|deaths?|arrest(?:s|ed)|charged|indicted|convicted|sentenced|acquitted|guilty|resign(?:s|ed|ation)|fired|ousted|impeach\w*|elected|wins?|won|approve[sd]?|reject(?:s|ed)|passe[sd]|signs?|signed|rul(?:es|ed|ing)|verdict|bans?|banned|blocks?|blocked|strikes? down|overturn(?:s|ed)|agree(?:s|d|ment)?|ceasefire|invade[sd]?|attack(?:s|ed)?|explosion|explode[sd]?|erupts|crash(?:es|ed)?|collapse[sd]?|evacuat\w+|emergency|declare[sd]?|launch(?:es|ed)?|seize[sd]?|rescue[sd]?|recall(?:s|ed)?|bankruptcy|merge[sr]?|acquire[sd]?|cancel(?:s|led|ed)?|suspend(?:s|ed)?)\b/i;

/** Whether a headline or sentence has a word for something that changes a story. */
export function isDecisive(text: string, language = ENGLISH): boolean {
  if (language !== ENGLISH) return cuesOf(language)?.titles?.decisive.test(plain(text)) ?? false;
  return DECISIVE.test(text);
}
