import { ENGLISH } from '#vocabulary';
import { baseStem } from '../../text/word-forms.js';

/** What stands before the verb of something to come. */
const COMING = new Set('will shall must to'.split(' '));
/** Before 'to' they announce; before another 'to' stands the place or purpose of something. */
const BEFORE_TO = new Set(
  (
    'set due scheduled expected slated poised planned forecast supposed going tipped plan plans planning intend intends agreed vow vows ' +
    'pledge pledges promise promises need needs has have is are required permitted allowed ordered asked ready'
  ).split(' '),
);
/** They say that an act is still to come, denied, put off or only asked for, if they stand shortly before it. */
const NOT_DONE = new Set(
  (
    'will shall should must to before until ahead set due expected scheduled slated ' +
    'plan plans planned planning delay delays delayed delaying postpone postpones postponed cancel cancels cancelled canceled threaten ' +
    'threatens threatened urge urges fail fails failed refuse refuses refused ready await awaits prepare prepares no without upcoming next ' +
    'block blocks blocked avert averts avoid avoids call calls demand demands want wants hope hopes seek seeks consider considers'
  ).split(' '),
);
/** They make a matter that is still to come of an act before them: 'reopening plan', 'vote looms'. */
const STILL_TO_COME = new Set(
  'plan plans date deadline bid calls hopes looms nears delayed postponed cancelled canceled rules guidelines scheduled expected due set later soon tomorrow'.split(
    ' ',
  ),
);
const NEAR = 4;
/** Anywhere before it they leave open or deny that it happened. */
const UNSURE =
  /n't$|^(?:not|never|cannot|if|unless|whether|could|would|may|might|rumou?red|think|thinks|expects?)$/;
/** The beginning of a day: 'starting on Tuesday', 'starting May 3'. */
const DAY =
  /^(?:on|at|from|in|this|next|early|late|tomorrow|\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{L}*(?:uary|march|april|may|june|july|august|ember|ober))$/u;
const RELATIVE = /^(?:that|which|who|whose|whom)$/;
/** Verbs that tell nothing without the one behind them: 'will allow shops to reopen', 'will start selling'. */
const LIGHT = stemsOf('allow let begin start continue try help force permit able');
/** Verbs of one meaning. */
const SAME = new Map(
  [
    'begin start commence kick open underway',
    'end expire conclude lapse finish',
    'effect force apply impose',
    'execute executed execution executions',
  ].flatMap((words) => {
    const [first = '', ...others] = words.split(' ').map((word) => baseStem(ENGLISH, word));
    return [first, ...others].map((each) => [each, first] as const);
  }),
);
/** They are no acts by themselves. */
const EMPTY = stemsOf(
  'be have do say tell see get make take go come place the a an its his her their next this that least around over into from for in on at with',
);

/**
 * The stems of the verbs that an English sentence announces: 'testify' for 'will testify on Tuesday'. Verbs of its relative clauses
 * count only if it has no other.
 */
export function announcedActs(text: string): Set<string> {
  const words = wordsOf(text);
  const cues = words.flatMap((_, at) => (isCue(words, at) ? [at] : []));
  const main = cues.filter(
    (at) => !words.slice(Math.max(0, at - NEAR), at).some((each) => RELATIVE.test(each)),
  );
  const acts = new Set(words.flatMap((word, at) => startedBy(word, words[at + 1] ?? '')));
  for (const at of main) addAct(acts, words, at + 1);
  if (acts.size === 0) for (const at of cues) addAct(acts, words, at + 1);
  if (acts.size === 0)
    for (const [at, word] of words.entries()) if (word === 'to') addAct(acts, words, at + 1);
  return acts;
}

/** Verbs that announce in the present, 'opens on Tuesday', and what 'starting on Tuesday' means. */
function startedBy(word: string, next: string): string[] {
  if (/^(?:starting|beginning|effective)$/.test(word)) return DAY.test(next) ? [actOf('begin')] : [];
  return /^(?:opens|reopens|begins|starts|ends|expires|resumes|closes|meets|convenes|returns|arrives)$/.test(
    word,
  )
    ? [actOf(word)]
    : [];
}

/** Whether a headline or sentence says that one of the acts has happened, or happens; not that it will, may or will not. */
export function tellsAct(text: string, acts: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => acts.has(actOf(word)) && isDone(words, at));
}

/** Whether a headline says that one of the acts is still to come. */
export function awaitsAct(text: string, acts: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.some((word, at) => acts.has(actOf(word)) && !isDone(words, at)) && !tellsAct(text, acts);
}

function isDone(words: readonly string[], at: number): boolean {
  // 'Jets will fly over Orvale on Friday honouring nurses'.
  const reach = words[at]?.endsWith('ing') ? at : NEAR;
  const clause = words.slice(Math.max(0, at - reach), at);
  const before = clause.slice(clause.lastIndexOf(',') + 1);
  if (words.slice(0, at).some((each) => UNSURE.test(each))) return false;
  return !before.some((each) => NOT_DONE.has(each)) && !STILL_TO_COME.has(words[at + 1] ?? '');
}

function isCue(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!COMING.has(word)) return false;
  return word !== 'to' || BEFORE_TO.has(words[at - 1] ?? '');
}

/** The verb behind a cue, without adverbs; with the next one if it tells nothing alone. */
function addAct(acts: Set<string>, words: readonly string[], from: number): void {
  let at = from;
  while (/ly$|^(?:be|also|now|then|again|once|both|still|not)$/.test(words[at] ?? '')) at += 1;
  const verb = words[at] ?? '';
  const act = actOf(verb);
  if (!/^\p{L}{3,}$/u.test(verb)) return;
  const rest = words.slice(at + 1, at + 7);
  if (
    /^(?:take|come|go|put|enter)$/.test(verb) &&
    rest.slice(0, 3).some((each) => /^(?:effect|force)$/.test(each))
  )
    acts.add(actOf('effect'));
  if (!EMPTY.has(act)) acts.add(act);
  if (!LIGHT.has(act)) return;
  const next = rest.findIndex((each) => each === 'to' || each.endsWith('ing'));
  const second = rest[next]?.endsWith('ing') ? rest[next] : rest[next + 1];
  if (next >= 0 && second && !EMPTY.has(actOf(second)) && /^\p{L}{3,}$/u.test(second))
    acts.add(actOf(second));
}

function actOf(word: string): string {
  const found = baseStem(ENGLISH, word);
  return SAME.get(found) ?? found;
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*|[,;:]/gu)
      ?.map((each) => (/[,;:]/.test(each) ? ',' : each)) ?? []
  );
}

function stemsOf(words: string): Set<string> {
  return new Set(words.split(' ').map((word) => baseStem(ENGLISH, word)));
}
