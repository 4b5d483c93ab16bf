import { speakerName } from './speaker-name.js';

const MAX_TEXT = 8000;
const MAX_FOUND = 8;
const QUOTED = /(?<=^|[\s(—–-])[“"](?=\S)([^“”"]{25,320})(?<=\S)[”"](?=$|[\s,.;:!?)—–-])/gu;
const VERB =
  '(?:said|says|told|added|wrote|tweeted|posted|warned|insisted|argued|explained|announced|stated|declared)';
const NAME = "((?:\\p{Lu}[\\p{L}.'’-]{0,24}\\s){0,3}\\p{Lu}[\\p{L}'’-]{1,24})";
const ROLE = '(?:the|a|an|its|his|her|their)\\s[\\p{Ll}\\s-]{1,40}\\s';
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
 * What people are quoted with: double-quoted passages of 25–320 characters and at least five words, with the
 * speaker's name, as the text gives it in full, where 'said Name' or 'Name said' stands beside them. Those with a
 * speaker come first. Reads the first 8,000 characters.
 */
export function extractQuotes(text: string, limit = 3): Quotation[] {
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
  const behind = SPEAKER_AFTER.exec(prose.slice(end, end + 120));
  const ahead = behind ? null : SPEAKER_BEFORE.exec(prose.slice(Math.max(0, from - 160), from));
  const name = (behind?.[1] ?? behind?.[2] ?? ahead?.[1])?.trim();
  return name ? speakerName(name, prose) : null;
}
