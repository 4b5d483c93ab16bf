const READ = 120;
/** An agency's credit before a text that others copy: '(Tidewire) — '. */
const CREDIT = /^\([^()]{2,40}\)\s?[—–-]{1,2}\s/u;
/** A place in capitals, with or without day and agency: 'ORVALE, March 3 (Tidewire) - ', 'ORVALE — '. */
const PLACE =
  /^\p{Lu}{3,}(?:[\s,./’'-]+[\p{Lu}\d][\p{L}\d.’'-]{0,20}){0,6},?\s?(?:\([^()]{2,40}\)\s?)?[—–-]{1,2}\s(?=["“'‘]?[\p{Lu}\d])/u;
/** The same if an agency follows the place: 'Orvale, Lowmark (Tidewire) — '. */
const CREDITED_PLACE =
  /^\p{Lu}[\p{L}.’'-]{1,20}(?:[\s,./]+[\p{L}\d][\p{L}\d.’'-]{0,20}){0,6}\s?\([^()]{2,40}\)\s?[—–-]{1,2}\s(?=["“'‘]?[\p{Lu}\d])/u;
/** The time of an update or of publication: '(Update 2, 1:37 p.m.) ', 'March 3, 2031 5:00 AM '. */
const STAMP =
  /^(?:\((?:(?:\d(?:st|nd|rd|th) )?update|updated)\b[^()]{0,30}\)|\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4},? \d{1,2}[:.]\d\d\s?(?:[AP]M|[ap]\.m\.))\s+/iu;
/** Who took the picture above: 'Ada Quill/Getty Images ', 'Ada Quill/Tidewire via Getty Images '. */
const PICTURE =
  /^[\p{L}\s.’'-]{2,50}\/[\p{L}\s.’'/-]{0,50}?(?:Getty(?: Images)?|Shutterstock|Reuters|REUTERS|AFP|AP)\s+(?=["“'‘]?\p{Lu}\p{L}*\s)/u;

/**
 * A sentence without what agencies and outlets print before it: place, day, agency, time and the picture's credit. What is left begins as a sentence does;
 * the text is otherwise unchanged.
 */
export function withoutDateline(sentence: string): string {
  let left = sentence;
  for (const mark of [PICTURE, STAMP, CREDIT, PLACE, CREDITED_PLACE]) {
    const found = mark.exec(left.slice(0, READ));
    if (found) left = left.slice(found[0].length);
  }
  return left === '' ? sentence : left;
}
