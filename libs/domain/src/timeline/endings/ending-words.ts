const MAX_QUOTED = 240;
const REASON =
  /^Ended: “(?<sentence>.+)” \((?<source>.+), \d{1,2} \p{L}+ \d{4}\)\. (?<origins>\d+) independent origins reported it\.$/su;

/** What the reason of a resolution says. */
export interface EndingWords {
  /** The headline or sentence that states the end, verbatim, without its full stop. */
  sentence: string;
  /** The outlet that it is from. */
  source: string;
  /** The independent origins that reported the end. */
  origins: number;
}

/** 'Ended: “The strike is over” (Tidewire, 3 May 2031). 2 independent origins reported it.' The day is UTC. */
export function endingReason({ sentence, source, origins }: EndingWords, endedAt: Date): string {
  return `Ended: ${quoted(sentence)} (${source}, ${dayInWords(endedAt)}). ${origins} independent origins reported it.`;
}

/** Reads back what `endingReason` wrote. Null for a summary in an editor's words. */
export function readEndingReason(reason: string): EndingWords | null {
  const { sentence, source, origins } = REASON.exec(reason)?.groups ?? {};
  if (sentence === undefined || source === undefined) return null;
  return { sentence, source, origins: Number(origins) };
}

/** A headline in quotation marks, cut if it is long, without its full stop. */
export function quoted(text: string): string {
  const short = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text;
  return `“${short.replace(/[.\s]+$/u, '')}”`;
}

/** '3 May 2031', UTC. */
function dayInWords(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
