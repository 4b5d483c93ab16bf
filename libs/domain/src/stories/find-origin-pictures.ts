/** '(Image credit: Jo Roe/AP)', 'Photo by Jo Roe via Getty Images', 'Jo Roe/AFP via Getty Images'. */
const CREDITS = [
  /\((?:image|photo|picture|video|file)[^()]{0,160}\)/giu,
  /\([^()]{0,100}\p{Ll}[^()]{0,20}(?:\/\s?(?:AP|AFP|Reuters|EPA|Getty|Pool)|via\sAP|Getty Images)\b[^()]{0,40}\)/gu,
  /\b(?:image|photo(?:graph)?s?|picture|video|illustration)(?:\scredit|\sby|\scourtesy|:)[^.\n]{0,120}/giu,
  /(?:[\p{L}.'’-]{1,30}\s){1,3}[\p{L}.'’-]{0,30}\s?\/\s?(?:AP|AFP|Reuters|EPA|Getty|Bloomberg|NurPhoto|Pool)\b(?:\s(?:via\s)?(?:AP|AFP|Getty|Reuters)(?:\sImages)?)?/gu,
  /\b(?:AP|AFP|Reuters|EPA)\s(?:photo|file photo|image|picture)\b/giu,
  /\bvia\s(?:AP|AFP|Reuters|Getty Images)\b/gu,
];

/** A text without the credits of its pictures: a photographer's agency did not write the article. */
export function withoutPictureCredits(text: string): string {
  return CREDITS.reduce((left, credit) => left.replace(credit, ' '), text);
}
