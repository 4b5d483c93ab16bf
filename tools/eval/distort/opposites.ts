/** What headlines say happened, and the opposite. Both directions are read. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['approves', 'rejects'],
  ['approved', 'rejected'],
  ['approve', 'reject'],
  ['accepts', 'refuses'],
  ['accepted', 'refused'],
  ['passes', 'votes down'],
  ['backs', 'opposes'],
  ['supports', 'opposes'],
  ['endorses', 'disowns'],
  ['wins', 'loses'],
  ['won', 'lost'],
  ['win', 'lose'],
  ['beats', 'loses to'],
  ['beat', 'lose to'],
  ['defeats', 'loses to'],
  ['arrested', 'released'],
  ['arrests', 'releases'],
  ['arrest', 'release'],
  ['detained', 'freed'],
  ['jailed', 'freed'],
  ['charged', 'cleared'],
  ['convicted', 'acquitted'],
  ['found guilty', 'found not guilty'],
  ['pleads guilty', 'pleads not guilty'],
  ['rises', 'falls'],
  ['rise', 'fall'],
  ['rose', 'fell'],
  ['jumps', 'drops'],
  ['surges', 'plunges'],
  ['surge', 'plunge'],
  ['soars', 'slumps'],
  ['climbs', 'slides'],
  ['increases', 'decreases'],
  ['raises', 'lowers'],
  ['raise', 'lower'],
  ['hikes', 'cuts'],
  ['opens', 'closes'],
  ['open', 'close'],
  ['opened', 'closed'],
  ['reopens', 'shuts'],
  ['reopen', 'shut'],
  ['starts', 'stops'],
  ['start', 'stop'],
  ['begins', 'ends'],
  ['begin', 'end'],
  ['resumes', 'suspends'],
  ['resume', 'suspend'],
  ['launches', 'scraps'],
  ['launch', 'scrap'],
  ['extends', 'shortens'],
  ['extend', 'shorten'],
  ['joins', 'leaves'],
  ['join', 'leave'],
  ['enters', 'quits'],
  ['returns', 'departs'],
  ['hires', 'fires'],
  ['appoints', 'dismisses'],
  ['blocks', 'allows'],
  ['block', 'allow'],
  ['blocked', 'allowed'],
  ['bans', 'permits'],
  ['ban', 'permit'],
  ['lifts', 'imposes'],
  ['lift', 'impose'],
  ['eases', 'tightens'],
  ['ease', 'tighten'],
  ['upholds', 'overturns'],
  ['uphold', 'overturn'],
  ['confirms', 'denies'],
  ['confirm', 'deny'],
  ['admits', 'denies'],
  ['agrees', 'refuses'],
  ['agree', 'refuse'],
  ['signs', 'vetoes'],
  ['grants', 'denies'],
  ['survives', 'dies'],
  ['dies', 'survives'],
  ['dead', 'alive'],
  ['killed', 'rescued'],
  ['kills', 'spares'],
  ['found', 'still missing'],
  ['strengthens', 'weakens'],
  ['attacks', 'defends'],
  ['praises', 'condemns'],
  ['delays', 'brings forward'],
  ['sues', 'settles with'],
];

const OPPOSITE = new Map([...PAIRS.map(([a, b]) => [b, a] as const), ...PAIRS]);
const WORDS = new RegExp(
  `\\b(?:${[...OPPOSITE.keys()].sort((a, b) => b.length - a.length).join('|')})\\b(?!['’]t)`,
  'iu',
);
const AUXILIARY =
  /\b(?:will|would|can|did|does|is|are|was|were|has|have|had|must|should)\b(?! not\b|n['’]t)/iu;
const NEGATED = /\b(?:is|are|was|were|has|have|had|will|does|did|do)(?: not|n['’]t)\b/iu;

/** The headline with the opposite of its first such verb, or with 'not' put in or taken out. Null if it has neither. */
export function inverted(title: string): string | null {
  const verb = WORDS.exec(title);
  if (verb) return replaced(title, verb, like(verb[0], OPPOSITE.get(verb[0].toLowerCase()) ?? ''));
  const negated = NEGATED.exec(title);
  if (negated) return replaced(title, negated, negated[0].replace(/(?: not|n['’]t)$/iu, ''));
  const auxiliary = AUXILIARY.exec(title);
  return auxiliary && replaced(title, auxiliary, `${auxiliary[0]} not`);
}

function replaced(title: string, { index, 0: found }: RegExpExecArray, by: string): string {
  return title.slice(0, index) + by + title.slice(index + found.length);
}

/** The same capital as the replaced word. */
function like(word: string, other: string): string {
  return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
