/** Something that can happen, in the words of questions and of reports. All patterns are sources of regular expressions in lower case. */
export interface EventKind {
  name: string;
  /** The words that ask for it. */
  asks: string;
  /** The words of a report that it happened: past or perfect, in sentences and headlines. */
  done: string;
  /** Its words in headlines: present tense, and the base form after a plural. */
  headline?: string;
  /** The words of a report that it will not happen. */
  no?: string;
  /**
   * `object`: something that is done to what the question is about ('Is the ferry found?'). `subject`: something that it does ('Does
   * the minister resign?'). `either`: both are said ('The strike ended', 'The vote ended the strike').
   */
  about: 'object' | 'subject' | 'either';
  /** It is asked for only of these, and then before another kind with the same words. */
  of?: string;
  /** Also a noun of its own: another kind that the question asks for comes first. */
  isWeak?: boolean;
}

/** An event kind with its patterns. */
export interface CompiledKind extends Pick<EventKind, 'name' | 'about'> {
  isWeak: boolean;
  asks: RegExp;
  of: RegExp | null;
  done: RegExp;
  /** `done`, and the forms of headlines. */
  headline: RegExp;
  no: RegExp | null;
}

/** Compiles a kind. Patterns match whole words and ignore case. */
export function compiled({
  name,
  about,
  isWeak = false,
  of,
  asks,
  done,
  headline,
  no,
}: EventKind): CompiledKind {
  return {
    ...{ name, about, isWeak },
    asks: words(asks),
    of: of === undefined ? null : words(of),
    done: words(done),
    headline: words(headline === undefined ? done : `${done}|${headline}`),
    no: no === undefined ? null : words(no),
  };
}

function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, 'giu');
}
