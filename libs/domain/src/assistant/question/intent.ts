/** What a question asks about a story. `fact` is everything that a sentence of an article can answer. */
export type Intent =
  | 'state'
  | 'confirmed'
  | 'changes'
  | 'ending'
  | 'differences'
  | 'next'
  | 'origin'
  | 'fact';

const THIS = '(?:this|that|it|the (?:story|news|case|topic)|this (?:story|case|topic|news))';
const ASKED: readonly [Intent, RegExp][] = [
  [
    'changes',
    /\b(?:what|anything|something)\b.{0,40}\b(?:changed|happened|new|news|different|developments?)\b.{0,30}\bsince\b/i,
  ],
  [
    'changes',
    /\bwhat (?:did i miss|have i missed|has changed|changed|is new|(?:are|were) the (?:latest )?(?:changes|updates))\s*\??$/i,
  ],
  [
    'ending',
    new RegExp(
      `\\bwhy (?:is|was|has|does|did) ${THIS}.{0,20}\\b(?:resolved|closed|over|ended|finished|settled|concluded)\\b`,
      'i',
    ),
  ],
  [
    'ending',
    new RegExp(
      `^(?:is|has|did) ${THIS} (?:been )?(?:over|ended?|resolved|closed|finished|settled|concluded)\\b`,
      'i',
    ),
  ],
  ['ending', new RegExp(`^how did ${THIS} end\\b`, 'i')],
  [
    'differences',
    /\bhow do (?:the )?(?:sources|outlets|reports|articles|newspapers|accounts)\b.{0,30}\b(?:differ|disagree|contradict|compare)\b/i,
  ],
  [
    'differences',
    /\b(?:sources|outlets|reports|articles|newspapers|accounts|figures|numbers)\b.{0,30}\b(?:differ|disagree|contradict)/i,
  ],
  [
    'next',
    /^(?:and )?what(?:['’]s| is| comes| happens| will happen| are the next steps| can be expected)? ?(?:next|now planned|still to come|expected next|(?:going to|about to) happen)?\b.{0,50}\b(?:next|still to come|next steps)\b|^what is (?:next|expected|planned|coming)\s*\??$/i,
  ],
  ['origin', /^where (?:does|did|do|has) .{2,80}\b(?:come|came|originate|stem) ?(?:from)?\s*\??$/i],
  [
    'origin',
    /^(?:who|which (?:source|outlet|newspaper)) (?:first (?:reported|broke|published|told|wrote)|reported (?:this|it|that)|broke (?:this|it|the news|the story))\b|\bsource of (?:the|this) (?:report|claim|number|figure|story|rumou?r|news)\b/i,
  ],
  [
    'confirmed',
    /\b(?:is|was|has|been|are|were) .{0,120}\b(?:confirmed|verified|certain)\b|^(?:is|are|was|were) .{2,120}\b(?:true|a rumou?r|fake|correct)\s*\??$|\bhow many (?:sources|outlets|origins)\b/i,
  ],
  [
    'state',
    new RegExp(
      `^what(?:['’]s| is| has| was)? ?(?:happened|happening|going on|the latest|new|the state|(?:${THIS}) about)(?: (?:here|so far|now|in ${THIS}|with ${THIS}|news|recently|exactly))?\\s*\\??$`,
      'i',
    ),
  ],
  [
    'state',
    new RegExp(
      `^(?:where do(?:es)? ${THIS} stand|(?:please )?(?:summari[sz]e|sum up|give me a summary of|tell me about) ?(?:${THIS})?)\\b.{0,20}$`,
      'i',
    ),
  ],
];

export function intentOf(question: string): Intent {
  const asked = question.replace(/\s+/gu, ' ').trim();
  return ASKED.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'fact';
}
