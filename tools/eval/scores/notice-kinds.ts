/** Something that a reader was sent, as it read: a notification, or a line of a digest. */
export interface Notice {
  at: Date;
  story: string;
  text: string;
  /** Its development is significant. */
  major: boolean;
}

export type NoticeKind =
  | 'end'
  | 'reopening'
  | 'retraction'
  | 'major development'
  | 'confirmed development'
  | 'confirmation'
  | 'one more origin'
  | 'trifle'
  | 'trifles, named'
  | 'rest';

/** A reader has heard what is only confirmed once more, and one origin's trifle was nothing to hear. */
export const WOULD_SWITCH_OFF: ReadonlySet<NoticeKind> = new Set([
  'one more origin',
  'trifle',
  'trifles, named',
]);

/** The kind of a notice, by its words. 'rest': what a digest counts at the end of a story. */
export function noticeKind({ story, text, major }: Notice): NoticeKind {
  if (story === 'Smaller updates') return 'trifles, named';
  if (/^and \d+ (?:more|smaller updates?)$/.test(text)) return 'rest';
  if (/^Reopened/.test(text) || /^Reopened: /.test(story)) return 'reopening';
  if (/^(?:Retracted by|Reported, then retracted)/.test(text)) return 'retraction';
  const [, now, origins] = /\((now )?(one|\d+) origins?(?: so far)?\)$/.exec(text) ?? [];
  if (origins === undefined) return 'end';
  if (now !== undefined) return origins === '2' || major ? 'confirmation' : 'one more origin';
  if (major) return 'major development';
  return origins === 'one' ? 'trifle' : 'confirmed development';
}

/** `size` of them, spread evenly from the first to the last; all if there are fewer. */
export function sampleOf<T>(all: readonly T[], size: number): T[] {
  if (all.length <= size) return [...all];
  return Array.from({ length: size }, (_, n) => all[Math.round((n * (all.length - 1)) / (size - 1))]).flatMap(
    (each) => (each === undefined ? [] : [each]),
  );
}
