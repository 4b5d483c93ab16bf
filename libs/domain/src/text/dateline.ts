const READ = 120;
const CREDITED = String.raw`\(([^()]{2,40})\)\s?`;
const DASH = String.raw`[—–-]{1,2}\s`;
/** What stands between two words. Words contain none of it, so that a text can only be split in one way. */
const BETWEEN = String.raw`(?:\s?[,./]{1,2}\s?|\s|[’'-])`;
const SENTENCE = String.raw`(?=["“'‘]?[\p{Lu}\d])`;
/** An agency's credit before a text that others copy: '(Tidewire) — '. */
const CREDIT = new RegExp(String.raw`^\([^()]{2,40}\)\s?${DASH}`, 'u');
/** A place in capitals, with or without day and agency: 'ORVALE, March 3 (Tidewire) - ', 'ORVALE — '. */
const PLACE = new RegExp(
  String.raw`^\p{Lu}{3,}(?:${BETWEEN}[\p{Lu}\d][\p{L}\d]{0,20}){0,8}\.?,?\s?(?:${CREDITED})?${DASH}${SENTENCE}`,
  'u',
);
/** The same if an agency follows the place: 'Orvale, Lowmark (Tidewire) — '. */
const CREDITED_PLACE = new RegExp(
  String.raw`^\p{Lu}\p{L}{1,20}(?:${BETWEEN}[\p{L}\d]{1,21}){0,8}\.?,?\s?${CREDITED}${DASH}${SENTENCE}`,
  'u',
);
/** The time of an update or of publication: '(Update 2, 1:37 p.m.) ', 'March 3, 2031 5:00 AM '. */
const STAMP =
  /^(?:\((?:(?:\d(?:st|nd|rd|th) )?update|updated)\b[^()]{0,30}\)|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4},? \d{1,2}[:.]\d\d\s?(?:[AP]M|[ap]\.m\.))\s+/iu;
/** Who took the picture above: 'Ada Quill/Getty Images ', 'Ada Quill/Tidewire via Getty Images '. */
const PICTURE =
  /^[\p{L}\s.’'-]{2,50}\/[\p{L}\s.’'/-]{0,50}?(?:Getty(?: Images)?|Shutterstock|Reuters|REUTERS|AFP|AP)\s+(?=["“'‘]?\p{Lu}\p{L}*\s)/u;

/**
 * A sentence without what agencies and outlets print before it: place, day, agency, time and the picture's credit. What is left begins as a sentence does;
 * the text is otherwise unchanged. `isCredit` tells whether a name in brackets after a place is that of an agency or of the outlet
 * itself: in 'Real Orvale (Lowmark) – Pellmere drew 2-2' it is not, and the sentence is left as it is.
 */
export function withoutDateline(sentence: string, isCredit: (name: string) => boolean): string {
  let left = sentence;
  for (const mark of [PICTURE, STAMP, CREDIT, PLACE, CREDITED_PLACE]) {
    const found = mark.exec(left.slice(0, READ));
    const credit = found?.[1];
    if (found && (credit === undefined || isCredit(credit))) left = left.slice(found[0].length);
  }
  return left === '' ? sentence : left;
}
