const MAX_TEXT = 8000;
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
const NOBODY = new Set([
  'He',
  'She',
  'They',
  'It',
  'We',
  'I',
  'Who',
  'But',
  'And',
  'The',
  'A',
  'This',
  'That',
  'You',
]);

export interface Quotation {
  text: string;
  speaker: string | null;
}

/**
 * What people are quoted with: double-quoted passages of 25–320 characters and at least five words, with the
 * speaker where 'said Name' or 'Name said' stands beside them. Reads the first 8,000 characters.
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
      speaker: speaker(prose.slice(Math.max(0, match.index - 160), match.index), prose.slice(end, end + 120)),
    });
    if (found.length >= limit) break;
  }
  return found;
}

function speaker(before: string, after: string): string | null {
  const behind = SPEAKER_AFTER.exec(after);
  const ahead = behind ? null : SPEAKER_BEFORE.exec(before);
  const name = (behind?.[1] ?? behind?.[2] ?? ahead?.[1])?.trim();
  return name && !NOBODY.has(name.split(' ')[0] ?? '') ? name : null;
}
