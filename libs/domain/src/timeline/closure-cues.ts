/** A way in which stories of one kind end. */
export interface ClosureKind {
  kind: string;
  /** Said of the story: 'a verdict'. */
  ending: string;
  /** The story is of this kind when at least a quarter of its titles match. */
  fits: RegExp;
  cue: RegExp;
  /** Days of silence after which the end counts as the end. */
  quietDays: number;
}

/** The kinds of stories with a known end, first edition. */
export const CLOSURE_KINDS: readonly ClosureKind[] = [
  {
    kind: 'trial',
    ending: 'a verdict or sentence',
    fits: /\b(?:trial|court|judge|jur(?:y|ors?)|murder|charge[ds]?|accused|guilty|prosecut\w+|lawsuit|convict\w*|sentenc\w+|defendant)\b/i,
    cue: /\b(?:sentenced to|gets (?:life|\d{1,3} years)|jailed for|found (?:not )?guilty|acquitted|acquits|convicted of|case (?:is )?dismissed|dismisses (?:the )?(?:case|charges|lawsuit)|charges (?:are )?dropped|lawsuit (?:is )?settled|settles? lawsuit)\b/i,
    quietDays: 7,
  },
  {
    kind: 'law',
    ending: 'a law signed or rejected',
    fits: /\b(?:bill|law|legislation|act|senate|parliament|congress|referendum|ordinance|veto\w*)\b/i,
    cue: /\b(?:signed into law|signs? (?:the |a )?(?:\w+ ){0,4}(?:bill|law|act)(?: into law)?|becomes law|became law|vetoe[sd]|bill (?:is )?(?:rejected|defeated|dies|withdrawn)|rejects? (?:the )?(?:\w+ ){0,3}bill)\b/i,
    quietDays: 7,
  },
  {
    kind: 'deal',
    ending: 'a deal closed or called off',
    fits: /\b(?:deal|merger|takeover|acqui\w+|buyout|bid|buys?|sale)\b/i,
    cue: /\b(?:complete[sd] (?:the |its )?(?:\S+ ){0,4}(?:acquisition|merger|takeover|sale|purchase|deal|buyout)|(?:acquisition|merger|takeover|sale|deal|buyout) (?:is |has been )?(?:completed?|closed|closes|finali[sz]ed|called off|abandoned|terminated|blocked)|(?:calls? off|abandons?|walks? away from) (?:\S+ ){0,4}(?:deal|merger|takeover|bid))\b/i,
    quietDays: 10,
  },
  {
    kind: 'strike',
    ending: 'an end of the strike',
    fits: /\b(?:strike|walkout|union|picket\w*|lockout|workers)\b/i,
    cue: /\b(?:strike (?:is over|has ended|(?:is |has been )?(?:ends?|ended|called off|suspended|averted))|(?:ends?|ended|calls? off|called off|suspends?) (?:\S+ ){0,4}(?:strike|walkout)|(?:ratif(?:y|ies|ied)|approved?|accepts?) (?:\S+ ){0,4}(?:contract|pay deal|pay offer)|returns? to work|return to work)\b/i,
    quietDays: 5,
  },
  {
    kind: 'missing',
    ending: 'the missing found',
    fits: /\b(?:missing|search(?:es|ing|ers)?|disappear\w*|lost at sea|adrift|stranded|trapped)\b/i,
    cue: /\b(?:found (?:safe|alive|dead|unharmed|safe and well)|(?:body|bodies|remains) (?:of \S+ (?:\S+ ){0,4})?(?:found|recovered|identified)|rescued after (?:\S+ ){1,3}(?:days|hours|weeks)|search (?:is |has been )?(?:called off|ended|ends))\b/i,
    quietDays: 5,
  },
  {
    kind: 'manhunt',
    ending: 'an arrest',
    fits: /\b(?:manhunt|fugitive|escape\w*|on the run|gunman|shooter|at large|hostage\w*)\b/i,
    cue: /\b(?:captured|recaptured|(?:suspect|fugitive|gunman|shooter|escapee)s? (?:\S+ ){0,3}(?:arrested|caught|killed|dead|in custody)|manhunt ends|taken into custody|hostages? (?:freed|released|rescued))\b/i,
    quietDays: 5,
  },
  {
    kind: 'recall',
    ending: 'a recall completed',
    fits: /\brecall(?:s|ed)?\b/i,
    cue: /\brecall (?:is over|(?:is |has been )?(?:completed?|closed|ended|ends|terminated|lifted))\b|\bcompletes? (?:\S+ ){0,3}recall\b/i,
    quietDays: 14,
  },
  {
    kind: 'election',
    ending: 'an election called',
    fits: /\b(?:election|vote[rs]?|voting|primary|candidate|runoff|run-off|ballot|poll|campaign|leadership|mayor|president\w*)\b/i,
    cue: /\b(?:wins? (?:the |a )?(?:\S+ ){0,4}(?:election|presidency|primary|runoff|run-off|race|seat|leadership|referendum|term|nomination)|concedes?|elected (?:as )?(?:the )?(?:\S+ )?(?:president|mayor|governor|chancellor|leader|speaker|pope|prime minister)|declared (?:the )?winner|sworn in|re-?elected)\b/i,
    quietDays: 5,
  },
  {
    kind: 'fire',
    ending: 'a fire contained',
    fits: /\b(?:fires?|wildfires?|blaze|bushfires?)\b/i,
    cue: /\b(?:(?:fully|100%|100 percent|completely) contained|(?:fire|blaze|wildfire) (?:is |has been |now )?(?:contained|extinguished|out|under control)|firefighters (?:contain|extinguish|put out))\b/i,
    quietDays: 4,
  },
  {
    kind: 'final',
    ending: 'a final played',
    fits: /\b(?:final|semi-?finals?|cup|championship|tournament|open|title|league|olympic\w*|grand prix|series|playoffs?|medal)\b/i,
    cue: /\b(?:(?:wins?|won|claims?|lifts?|clinch(?:es|ed)?|seals?|takes?) (?:the |a |his |her |their )?(?:\S+ ){0,4}(?:final|title|championship|crown|trophy|cup|gold(?: medal)?|world series|super bowl|grand prix|open)|crowned (?:\S+ ){0,3}champions?)\b/i,
    quietDays: 3,
  },
  {
    kind: 'outbreak',
    ending: 'an outbreak declared over',
    fits: /\b(?:outbreak|epidemic|virus|cases|infections?|quarantine|ebola|cholera|measles|listeria|salmonella)\b/i,
    cue: /\b(?:outbreak (?:is |has been )?(?:over|declared over|ended|ends)|declares? (?:an )?(?:\S+ ){0,3}(?:outbreak|epidemic|emergency) over|end of (?:the )?(?:\S+ )?(?:outbreak|epidemic)|quarantine (?:is )?lifted)\b/i,
    quietDays: 14,
  },
  {
    kind: 'mission',
    ending: 'a mission completed',
    fits: /\b(?:mission|spacecraft|astronauts?|rocket|capsule|lunar|orbit|nasa|space)\b/i,
    cue: /\b(?:splash(?:es|ed)? down|splashdown|lands? safely|landed safely|return(?:s|ed)? (?:safely )?to earth|back on earth|mission (?:is )?(?:over|completed?|ends|ended))\b/i,
    quietDays: 4,
  },
  {
    kind: 'conflict',
    ending: 'a peace agreed',
    fits: /\b(?:war|ceasefire|truce|peace|troops|fighting|conflict|hostilities)\b/i,
    cue: /\b(?:sign(?:s|ed)? (?:\S+ ){0,4}(?:peace (?:deal|treaty|agreement|accord)|truce)|peace (?:deal|treaty|agreement|accord) (?:is )?signed|war is over|end of (?:the )?war)\b/i,
    quietDays: 14,
  },
];

const NOT_YET =
  /\b(?:could|may|might|would|should|if|unless|whether|not|never|nearly|almost|close to|set to|expected to|hopes?|calls? for|demands?|wants?|seeks?|urges?|vows?|plans?|ahead of|before|until|how|why|what|when|who|can|will|to be|yet|talks?|predict\w*|favou?rites?|poised|likely|must|won['’]t|refuses?|bets?|picks?|odds)\b|\b(?:to|man|woman|men|women|people|person|someone|teen|officer|pastor|father|mother)\s$/i;

/** Whether a headline says, as a fact and not as a hope or question, that something ended; null when it does not. */
export function closureCue(title: string, kind: ClosureKind): string | null {
  const headline = title.slice(0, 300);
  const match = kind.cue.exec(headline);
  if (!match || /\?\s*$/.test(headline)) return null;
  const before = headline.slice(Math.max(0, match.index - 40), match.index);
  return NOT_YET.test(before) ? null : match[0];
}

/** Whether a headline carries the closure cue of any kind that it fits itself. */
export function isClosing(title: string): boolean {
  return CLOSURE_KINDS.some((kind) => closureCue(title, kind) !== null && kind.fits.test(title));
}
