import { ENGLISH } from '#vocabulary';
import { cuesOf } from '../languages/cues-of.js';
import { foreignQuotes } from './foreign-quotes.js';
import { speakerName } from './speaker-name.js';

const MAX_TEXT = 8000;
const MAX_FOUND = 8;
const QUOTED = /(?<=^|[\s(—–-])[“"](?=\S)([^“”"]{25,320})(?<=\S)[”"](?=$|[\s,.;:!?)—–-])/gu;
const VERB =
  '(?:said|says|told|added|wrote|tweeted|posted|warned|insisted|argued|explained|announced|stated|declared)';
const SPOKE = new RegExp(VERB, 'u');
/** A full stop ends the sentence unless it follows an initial or one of these. */
const SHORT =
  '(?:\\.(?<=\\b(?:\\p{Lu}|Gov|Sen|Rep|Gen|Col|Capt|Maj|Adm|Sgt|Lt|Dr|Prof|Rev|Mr|Mrs|Ms|St)\\.)(?:\\p{Lu}\\.){0,2})?';
const NAME = `(?<!\\p{L})((?:\\p{Lu}[\\p{L}'’-]{0,24}${SHORT}\\s){0,3}\\p{Lu}[\\p{L}'’-]{1,24})`;
/** A name after one of these is not the speaker: 'said of', 'a spokesman for', 'the mother of'. */
const LEADS_AWAY =
  'in|on|of|at|to|for|from|by|with|about|over|under|against|near|outside|inside|into|through|via|upon|after|before|during|since|until|as|like|than|that|which|who|whose|when|where|while|if|because|how|why|what|and|or|but|not|even|is|are|was|were|has|had|he|she|they|it|we';
const ROLE_WORD = `(?!(?:${LEADS_AWAY})\\b)\\p{Ll}[\\p{Ll}'’-]{0,24}`;
/** 'bridge master', 'the mayor', 'its head,', 'the head of the bank,'. */
const ROLE = `(?:(?:${ROLE_WORD}\\s){0,4}${ROLE_WORD},?\\s|(?:the|a|an|its|his|her|their)\\s[\\p{Ll}\\s'’-]{1,60},\\s)`;
const SPEAKER_AFTER = new RegExp(`^,?\\s{0,2}(?:${VERB}\\s(?:${ROLE})?${NAME}|${NAME}\\s${VERB}\\b)`, 'u');
const SPEAKER_BEFORE = new RegExp(
  `${NAME}(?:,[^,]{3,60},)?\\s(?:has\\s)?${VERB}\\b[^.“"]{0,60}[,:]?\\s{0,2}$`,
  'u',
);

export interface Quotation {
  text: string;
  speaker: string | null;
}

/**
 * Quotations: double-quoted passages of 25–320 characters and at least five words. The speaker is the full name in the text
 * if 'said Name' or 'Name said' is next to the quotation. Quotations with a speaker come first. Reads the first 8,000
 * characters. In other languages, see `foreignQuotes`.
 */
export function extractQuotes(text: string, limit = 3, language = ENGLISH): Quotation[] {
  if (language !== ENGLISH) {
    const cues = cuesOf(language)?.quotes;
    return cues ? foreignQuotes(text, cues, limit) : [];
  }
  const prose = text.slice(0, MAX_TEXT).replace(/\s+/gu, ' ');
  const found: Quotation[] = [];
  for (const match of prose.matchAll(QUOTED)) {
    const quote = (match[1] ?? '').replace(/,$/u, '').trim();
    if (quote.split(' ').length < 5) continue;
    const end = match.index + match[0].length;
    found.push({
      text: quote,
      speaker: speaker(prose, match.index, end),
    });
    if (found.length >= MAX_FOUND) break;
  }
  const spoken = found.filter((each) => each.speaker !== null);
  return [...spoken, ...found.filter((each) => each.speaker === null)].slice(0, limit);
}

function speaker(prose: string, from: number, end: number): string | null {
  const [after, before] = [prose.slice(end, end + 120), prose.slice(Math.max(0, from - 160), from)];
  const behind = SPOKE.test(after) ? SPEAKER_AFTER.exec(after) : null;
  const ahead = behind || !SPOKE.test(before) ? null : SPEAKER_BEFORE.exec(before);
  const name = (behind?.[1] ?? behind?.[2] ?? ahead?.[1])?.trim();
  return name ? speakerName(name, prose) : null;
}
