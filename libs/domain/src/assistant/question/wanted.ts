/** The kind of words that a sentence needs to answer a question. `any` needs none. */
export type Wanted =
  | 'any'
  | 'count'
  | 'amount'
  | 'measure'
  | 'duration'
  | 'age'
  | 'share'
  | 'time'
  | 'person'
  | 'name'
  | 'place'
  | 'reason'
  | 'speech';

const ASKED: readonly [Wanted, RegExp][] = [
  ['age', /\bhow old\b|\bwhat age\b/],
  [
    'amount',
    /\bhow much (?:does|did|do|is|was|are|were|will|would|has|have|had|can|could|may|must|money|debt|compensation|cost|more|profit|income|tax|pay)\b|\b(?:how (?:high|big|large) (?:is|are|was|were|will|would) the .{0,30}(?:fine|fee|price|cost|bill|damage|loan|debt|reward|budget)s?)\b|\bwhat (?:is|was|are|were|will|would|does|did|do)\b.{1,80}\b(?:cost|price|fee|worth|insured for|insured)\b|\bwhat did .{1,60} cost\b|\bprize money\b|\bsalary\b|\bwages?\b/,
  ],
  [
    'duration',
    /\bhow (?:long|quickly|fast|soon)\b(?!.{0,20}\b(?:crack|bridge|tunnel|cable|road|queue|comet|yacht|ship|wall|is the (?:crack|bridge)))/,
  ],
  [
    'measure',
    /\bhow (?:deep|long|far|tall|high|wide|heavy|strong|large|big|hot|cold|warm|thick|hard)\b|\bwhat (?:is|was) the (?:magnitude|speed limit|height|depth|length|weight|temperature|size|score|final score|result)\b|\bspeed limit\b/,
  ],
  ['share', /\b(?:what|which) (?:share|percentage|percent|proportion)\b|\bturnout\b/],
  ['count', /\bhow (?:many|much)\b|\bby how many\b|\bhow often\b|\b(?:death )?toll\b.{0,20}$/],
  [
    'time',
    /\bwhen\b|\buntil when\b|\bsince when\b|\b(?:what|which) (?:day|date|time|year|month|week)\b|\bhow late\b/,
  ],
  [
    'speech',
    /\bwhat (?:did|does|do|has|have|had) .{2,80}\b(?:say|said|says|think|claim|argue|announce|call|answer|reply|tell)\b/,
  ],
  [
    'name',
    /\b(?:what|which) (?:is|was|are|were) the names?\b|\bwhat .{0,40}\b(?:called|named)\b|^(?:in |on |at |to |from )?which \p{Ll}+|^(?:in |on |at |to |from )?what (?:company|firm|bank|country|city|town|village|school|university|hospital|prison|team|club|party|film|song|book|ship|newspaper|river|organi[sz]ation)\b/u,
  ],
  ['person', /\b(?:who|whom|whose)\b/],
  ['place', /\bwhere\b/],
  [
    'reason',
    /\bwhy\b|\bwhat (?:caused|led to|started|triggered|made)\b|\bhow come\b|\b(?:cause|reason) (?:of|for|behind)\b/,
  ],
];

export function wantedBy(question: string): Wanted {
  const asked = question.toLowerCase().replace(/\s+/gu, ' ').trim();
  return ASKED.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'any';
}
