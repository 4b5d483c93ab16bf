/** A word of a sentence, with the punctuation around it. */
export interface Word {
  /** As printed. */
  raw: string;
  /** Without the punctuation around it; abbreviations keep their full stop. */
  core: string;
  /** Punctuation before and after it. */
  opening: string;
  closing: string;
}

const PARTS = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;
const ABBREVIATION =
  /^(?:\p{Lu}|Gov|Sen|Rep|Gen|Col|Capt|Adm|Sgt|Lt|Maj|St|Jr|Sr|Rev|Dr|(?:\p{Lu}\.)+\p{Lu})$/u;

/** The words of a sentence. */
export function wordsOf(sentence: string): Word[] {
  return sentence.split(' ').flatMap((raw): Word[] => {
    const [, opening = '', bare = '', after = ''] = PARTS.exec(raw) ?? [];
    if (!bare) return raw ? [{ raw, core: '', opening: raw, closing: '' }] : [];
    const isShort = after.startsWith('.') && ABBREVIATION.test(bare);
    return [{ raw, core: isShort ? `${bare}.` : bare, opening, closing: isShort ? after.slice(1) : after }];
  });
}

export function isCapitalised({ core }: Word): boolean {
  return /^\p{Lu}/u.test(core);
}

export function isPossessive(word: string): boolean {
  return /['’]s?$/u.test(word);
}

/** Without 's at its end. */
export function withoutPossessive(word: string): string {
  return word.replace(/['’]s$/u, '');
}
