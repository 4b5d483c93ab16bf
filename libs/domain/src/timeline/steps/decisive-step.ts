/**
 * Words of a step that can end its story: a verdict, a vote, a final, a deadline. Lower case, in the languages whose steps are
 * read. They match whole words.
 */
export const DECISIVE_STEP_WORDS: readonly string[] = [
  // English
  ...[
    'verdict',
    'verdicts',
    'ruling',
    'rule',
    'judgment',
    'judgement',
    'sentencing',
    'sentenced',
    'sentence',
  ],
  ...['vote', 'votes', 'voting', 'referendum', 'election', 'elections', 'runoff', 'primary', 'polls'],
  ...[
    'decision',
    'decide',
    'decides',
    'deadline',
    'expire',
    'expires',
    'final',
    'finals',
    'signing',
    'ratify',
  ],
  ...['takes effect', 'take effect', 'comes into force', 'inauguration', 'sworn in', 'splashdown', 'funeral'],
  // French
  ...['jugement', 'élection', 'élections', 'scrutin', 'référendum', 'décision', 'échéance', 'finale'],
  ...['en vigueur', 'obsèques'],
  // Spanish and Portuguese
  ...['veredicto', 'sentencia', 'fallo', 'votación', 'elecciones', 'referéndum', 'decisión', 'plazo'],
  ...['sentença', 'votação', 'eleição', 'eleições', 'decisão', 'prazo', 'referendo', 'en vigor', 'em vigor'],
  // German
  ...[
    'urteil',
    'abstimmung',
    'wahl',
    'wahlen',
    'stichwahl',
    'entscheidung',
    'frist',
    'finale',
    'in kraft',
    'trauerfeier',
  ],
  // Italian
  ...['verdetto', 'sentenza', 'votazione', 'elezioni', 'decisione', 'scadenza', 'in vigore', 'funerali'],
];

/** A matcher for the words above. `\b` knows only ASCII letters, so the ends are checked by hand. */
const DECISIVE = new RegExp(`(?<!\\p{L})(?:${DECISIVE_STEP_WORDS.join('|')})(?!\\p{L})`, 'iu');

/** Whether a step that articles announce can end its story. */
export function isDecisiveStep(text: string): boolean {
  return DECISIVE.test(text);
}
