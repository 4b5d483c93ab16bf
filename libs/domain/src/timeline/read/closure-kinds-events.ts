import type { ClosureKind } from './closure-kind.js';

const YEARS = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|ten)`;
/** Words after 'trade' that show that no player moves: 'trade talks', 'trade barbs'. */
const NO_PLAYER =
  'talks?|deals?|war|rumou?rs?|deficits?|surplus|tariffs?|polic(?:y|ies)|ties|relations|routes?|barbs|blows|fire|shots|insults|accusations|jabs|punches|deadline|requests?|proposals?|ideas?|market|offers?|grades?|shows?|secrets?|groups?|court|unions?|pacts?|agreements?|targets?|options?|partners?|representative|ministers?|chief|envoys?|delegations?|officials?|missions?|bod(?:y|ies)|blocs?|figures|data|barriers?|secretar(?:y|ies)|commissioners?|associations?|organi[sz]ations?|zones?|speculation|pitch(?:es)?|candidates?|places';
/** Words after 'trade' about prices: 'trades down to $60'. */
const AS_PRICES = 'higher|lower|flat|sideways|up|down|close|near|at|above|below|back';

/** Stories that end with the all-clear in an emergency, the result of a contest, or a sale. */
export const EVENT_KINDS: readonly ClosureKind[] = [
  {
    kind: 'recall',
    ending: 'the end of a recall',
    fits: /\brecall(?:s|ed|ing)?\b/i,
    cue: /\b(?:recall (?:is over|(?:is |has been |was )?(?:completed?|closed|ended|ends|terminated|lifted))|completes? (?:\S+ ){0,3}recall)\b/i,
    quietDays: 5,
  },
  {
    kind: 'fire',
    ending: 'the end of a fire',
    fits: /\b(?:fires?|wildfires?|blazes?|bushfires?|burn\w*|firefighters)\b/i,
    cue: /\b(?:(?:fully|100%|100 percent|completely) contained|(?:fire|blaze|wildfire) (?:\S+ ){0,3}(?:(?:is|has been|was|now) (?:contained|out)|extinguished|put out|under control|declared out)|firefighters (?:have |finally )?(?:contain|extinguish|put out|douse))\b/i,
    quietDays: 3,
  },
  {
    kind: 'outbreak',
    ending: 'the end of an outbreak',
    fits: /\b(?:outbreak|epidemic|virus|cases|infections?|quarantine\w*|ebola|cholera|measles|listeria|salmonella|fever|contaminat\w*|boil)\b/i,
    cue: /\b(?:outbreak (?:is |has been |was )?(?:over|declared over|ended|ends)|outbreak (?:(?!not|never|far|all|isn)\S+ ){1,5}(?:is |was )?(?:declared )?over(?= after\b|[,:;]|$)|declares? (?:\S+ ){0,4}(?:outbreak|epidemic|emergency|end) (?:over|of)|declared (?:free of|over)|end of (?:the )?(?:\S+ )?(?:outbreak|epidemic)|quarantine (?:is |was )?(?:lifted|ends|over)(?! for)|(?:lifts|lifted) (?:\S+ ){0,3}(?:quarantine|boil[- ]water|advisory|notice)|(?:notice|advisory|boil[- ]water \S+) (?:is |was |has been )?lifted|(?:water|tap) (?:\S+ ){0,3}safe (?:again|to drink))\b/i,
    quietDays: 5,
  },
  {
    kind: 'outage',
    ending: 'the restoration of service',
    fits: /\b(?:outages?|blackouts?|power|grid|network|offline|down|service|breakdown)\b/i,
    cue: /\b(?:(?:power|electricity|service|services|water|supply|network) (?:\S+ ){0,3}(?:restored|back on|is back)|(?:blackout|outage) (?:is |was )?(?:over|ends|ended|fixed)|back online|(?:homes|customers) (?:\S+ ){0,2}reconnected|(?:restores?|restored) (?:\S+ ){0,3}(?:power|service|network)|lights (?:\S+ ){0,3}(?:back on|came on))\b/i,
    quietDays: 3,
  },
  {
    kind: 'emergency',
    ending: 'the end of an emergency or a completed repair',
    fits: /\b(?:dam|bridges?|tunnel|floods?|flooding|evacuat\w+|repair\w*|emergency|landslide|leak\w*|spill|crack\w*|storm|hurricane|typhoon|cyclone|closed|closure|collapse[ds]?|stuck|aground|tsunami|bomb|curfew|lockdown|restrictions?|warnings?)\b/i,
    cue: /\b(?:(?:bridge|tunnel|road|dam|airport|canal|line|pass|crossing|port|station) (?:\S+ ){0,3}(?:reopens|reopened|repaired|declared safe|open again)|repaired (?:\S+ ){0,3}(?:dam|bridge|tunnel)|declared safe|all[- ]clear|emergency (?:is )?(?:over|ends|ended|lifted)|(?:residents|villagers|families|people|evacuees) (?:(?!won|can|not|still)\S+ ){0,3}(?:return|go|going|may go|allowed) home|residents return|evacuation (?:orders? )?(?:is |are )?(?:lifted|ends|over)|(?:leak|spill|well) (?:is )?(?:sealed|plugged|capped|cleaned up)|refloated|(?:warnings?|alert|curfew|lockdown|restrictions|order) (?:is |are |was |were )?(?:fully )?(?:lifted|cancell?ed|ends|ended)|(?:curfew|lockdown) is over|lifts (?:\S+ ){0,4}(?:warning|alert|curfew|lockdown|restrictions)|(?:bomb|device) (?:is |was )?(?:defused|made safe|detonated)|defuses? (?:\S+ ){0,3}bomb|ship (?:\S+ ){0,2}freed|dissipates)\b/i,
    quietDays: 4,
  },
  {
    kind: 'final',
    ending: 'the result of a final or the award of a prize',
    fits: /\b(?:finals?|semi-?finals?|cup|championships?|champions?|tournament|title|league|ligue|olympic\w*|grand prix|series|playoffs?|medal|match|season|ufc|boxing|bout|festival|prize|awards?|oscars?|race|marathon)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:wins?|won|claims?|lifts?|clinch(?:es|ed)?|seals?|awarded) (?:the |a |his |her |their |first )?(?:(?!game|spot|place|berth|gap|points|from|round)\S+ ){0,5}(?:final(?! (?:spot|round|place|\w+ spot))|title(?! role)|championship|crown|trophy|cup|gold(?: medal)?|world series|super bowl|grand prix|open|marathon|prize|award|masters|slam|derby|heron|palme d['’]or|oscar|medal)\b`,
        String.raw`\b(?:crowned (?:\S+ ){0,5}(?:champions?|winners?|miss|king|queen)|(?:takes|took) home (?:\S+ ){0,5}(?:prize|award|title|trophy|crown|gold)|named (?:\S+ ){0,3}(?:winner|of the year)|wins? (?:\S+ ){0,3}(?:booker|nobel|pulitzer|emmys?|grammys?|best picture|eurovision|tour de france)|(?:beats?|defeats?|downs|edges|stuns) (?:\S+ ){1,5}to (?:win|claim|take|lift|clinch) (?:\S+ ){0,5}(?:title|final|cup|championship|crown|open)|named (?:\S+ ){0,2}champions?|new (?:\S+ ){0,2}champion|title (?:\S+ ){0,3}(?:decided|is won))\b`,
        String.raw`\b(?:beats?|upsets?|defeats?|stops|knocks out|outpoints|downs) (?:\S+ ){1,5}(?:in (?:\S+ ){0,4}(?:final|bout|return|fight|match)|on penalties|as ufc|at ufc \d+)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 1,
  },
  {
    kind: 'transfer',
    ending: 'a completed move or a signed contract',
    fits: /\b(?:transfers?|sign(?:s|ing|ed)?|trade[sd]?|contract|free agent|free agency|moves?|joins?|loan|extension|draft|striker|midfielder|quarterback|winger|defender|coach|manager)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:completes? (?:\S+ ){0,4}(?:move|transfer|signing|switch|loan)|signs? (?:\S+ ){0,6}(?:contract|extension|deal)|re-signs?|agree[sd]? (?:to )?(?:\S+ ){0,5}(?:contract|extension|terms)|inks? (?:\S+ ){1,6}(?:contract|extension|deal)|makes? (?:\S+ ){1,5}highest[- ]paid|(?:acquires?|lands?|trades?|sends?) (?:\S+ ){1,6}in (?:\S+ ){0,2}trade|(?:is |are |been )?traded to|joins? (?:\S+ ){1,5}(?:on (?:a )?(?:free|loan)|from|for [$£€]\S+))\b`,
        String.raw`\b(?:agree[sd]? (?:to|on)|sign(?:s|ed)?|reach(?:es|ed)?|inks?|returns? (?:to|on)|stays? (?:in|with|at)) (?:(?!(?:talks|trade|peace|after|if)\b)\S+ ){0,6}${YEARS}-year\S* (?:\S+ ){0,2}(?:deals?|contracts?|extensions?)\b`,
        String.raw`\bconfirms (?:he|she) (?:is staying|will stay|will remain) (?:at|with|in)\b`,
        String.raw`\breach(?:es|ed)? agreement on (?:\S+ ){0,3}(?:contract|extension)\b`,
        String.raw`\b(?<!\b(?:world|free|fair) )trade[sd]? (?!(?:${NO_PLAYER}|${AS_PRICES})\b)(?:(?!(?:${NO_PLAYER}|for|after|amid|and|with)\b)\S+ ){1,6}to (?:the )?(?!(?:be|get|make|help|end|clear|avoid|land|begin|start|go|a|an)\b)\S`,
        String.raw`\b(?:hires? (?:(?!interim)\S+ ){1,6}as (?:(?!interim|assistant|(?:after|of|in|over|with)\b)\S+ ){0,4}(?:head )?coach|(?:named|hired as|appointed) (?:(?!interim|assistant|(?:after|of|in|to|by|over|with|against)\b)\S+ ){0,4}head coach)\b(?! of the)`,
      ].join('|'),
      'i',
    ),
    quietDays: 1,
  },
  {
    kind: 'auction',
    ending: 'a sale at auction',
    fits: /\b(?:auction\w*|sotheby\S*|christie\S*|hammer|sells?|sold|record price|bidders?)\b/i,
    cue: /\b(?:sells? for|sold for|sold at auction|snapped up for|auctioned (?:for|off)|fetch(?:es|ed)? (?:\S+ ){0,3}(?:record|\S?\d)|goes? under the hammer for|smash(?:es|ed)? (?:\S+ ){0,2}record)/i,
    quietDays: 1,
  },
  {
    kind: 'results',
    ending: 'the publication of results',
    fits: /\b(?:exams?|bar|passers|topnotchers?)\b/i,
    cue: /\b(?:(?:pass|passed|tops?|topped) (?:\S+ ){0,4}(?:bar|exams?|board)|results (?:are |were )?(?:out|released|published|announced)|full list)\b/i,
    quietDays: 1,
  },
];
