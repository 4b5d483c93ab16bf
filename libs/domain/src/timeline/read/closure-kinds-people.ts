import type { ClosureKind } from './closure-kind.js';

/** Stories that end when somebody or something is found, freed, well or home. */
export const PEOPLE_KINDS: readonly ClosureKind[] = [
  {
    kind: 'missing',
    ending: 'that the missing were found',
    fits: /\b(?:missing|search(?:es|ing|ers)?|disappear\w*|vanish\w*|lost at sea|at sea|adrift|stranded|trapped|rescue[ds]?|absence|whereabouts|unseen|public (?:appearance|activity)|in public|reappear\w*|alive)\b/i,
    cue: /\b(?:found (?:\S+ ){0,2}(?:safe|alive|dead|deceased|unharmed|well)|(?:is|are|was|were) found (?:on|by|in|after)|(?:safe and well|safely home|brought to safety|pulled (?:\S+ ){0,2}(?:alive|from)|(?:airlifted|winched) to safety|plucked from)|(?:missing|lost|stranded) (?:\S+ ){0,3}(?:man|woman|girl|boy|teen(?:ager)?s?|child(?:ren)?|toddler|hikers?|climbers?|fishermen|swimmers?|students?|sailors?|plane|boat) (?:\S+ ){0,4}(?:found|located|rescued)|(?:appears|appeared|appearing) in public|makes (?:\S+ ){0,3}appearance (?:in|since|after)|resurfaces|(?:body|remains) (?:\S+ ){0,8}(?:identified as|is (?:that of |of )?missing)|body of missing (?:\S+ ){1,6}found|(?:is|are|all|fishermen|crew|sailors|hikers|climbers|miners) (?:\S+ ){0,2}rescued|rescued (?:after|from|off|by)|(?:makes|in) (?:\S+ ){0,2}public appearance (?:in|since|after|for)|reappears|seen in public (?:for|after))\b/i,
    quietDays: 1,
  },
  {
    kind: 'search',
    ending: 'the end of a search',
    fits: /\b(?:missing|search(?:es|ing|ers)?|rescuers?|rescued?|survivors?|divers|rubble|ruins|wreck\w*|s[iu]nk\w*|sank|collapse[ds]?|toll|bodies|explosion|blast|quake|earthquake|crash\w*|landslide|avalanche)\b/i,
    cue: /\b(?:(?:search|rescue (?:effort|operation|mission)|recovery (?:effort|operation)) (?:\S+ ){0,5}(?:called off|suspended|completed?|ended|ends|(?:is|was) over|concludes)|(?:calls?|calling) off (?:the )?search|(?:all|last|final) (?:\S+ ){0,3}(?:missing|body|bodies|victims?) (?:\S+ ){0,6}(?:found|recovered|identified)|all (?:\S+ ){0,3}accounted for|finds? last (?:\S+ ){0,3}(?:victims?|missing|bodies))\b/i,
    quietDays: 5,
  },
  {
    kind: 'manhunt',
    ending: 'an arrest',
    fits: /\b(?:manhunt|fugitives?|escap\w*|on the run|at large|hunt(?:ed)? for|jailbreak|breakout)\b/i,
    cue: /\b(?:re-?captured|(?:suspect|fugitive|escapee|brother|inmate|prisoner|convict)s? (?:\S+ ){0,5}(?:arrested|caught|killed|found|dead|in custody)|both caught|(?:ends?|ending) (?:\S+ ){0,4}(?:manhunt|escape|hunt)|manhunt (?:is )?(?:ends|over)|(?:taken|back) (?:in|into) custody|(?:is|are|now) in (?:police )?custody(?! (?:battle|dispute|fight|row|case|hearing))|(?:captured|arrested|caught) (?:in|at|after|by)|surrenders|turns (?:him|her)self in)\b/i,
    quietDays: 2,
  },
  {
    kind: 'hostage',
    ending: 'the release of captives',
    fits: /\b(?:hostages?|captives?|captivity|kidnap\w*|abduct\w*|detain\w*|held (?:in|by))\b/i,
    cue: /\b(?:(?:hostages?|captives?|abducted|kidnapped) (?:\S+ ){0,5}(?:freed|released|rescued)|(?:frees?|freed|releases?|released) (?:\S+ ){0,4}(?:hostages?|captives?)|freed (?:after|from|in|by)|(?:finally|now) (?:freed|released)|released (?:after|from|by|in) (?:\S+ ){0,5}(?:captivity|detention|custody|prison|jail|months|days|weeks|years)|(?:returns?|returned|back|arrives?) home after|walks? free|is (?:released|free)|prisoner (?:swap|exchange) (?:\S+ )?(?:completed?|carried out)|reunited with)\b/i,
    quietDays: 3,
  },
  {
    kind: 'illness',
    ending: 'a recovery or a death',
    fits: /\b(?:hospital\w*|ill|illness|intensive care|icu|surgery|recover\w*|condition|coma|treatment|patient|discharged|return to work|well enough)\b/i,
    cue: /\b(?:discharged from|leaves? hospital|(?:is|now) out of hospital|(?:has |fully )recovered from|(?:released|home) from (?:the )?hospital|(?:leaves|left|now out of) (?:the )?hospital(?! (?:windows?|bed))|returns? to (?:\S+ )?(?:duties|stage|action)|(?:is |gets |goes |went )?back (?:at work|to work|in office|in downing street|at downing st|on duty)|return(?:s|ed) to (?:work|duty|office)|fully recovered|dies (?:aged|at) \d+|has died|laid to rest)\b/i,
    quietDays: 4,
  },
  {
    kind: 'theft',
    ending: 'the recovery of stolen property',
    fits: /\b(?:stolen|theft|thie(?:f|ves)|heist|robbery|loot|looted|stole|burglar\w*)\b/i,
    cue: /\b(?:(?:stolen|painting|picture|necklace|jewels?|statue|loot|violin|car|cars) (?:(?!not|never|is|still)\S+ ){0,7}(?:recovered|found|returned|is back)|(?:recovers?|finds?|returns?) (?:\S+ ){0,3}stolen|(?:she|he|it) is back|back (?:on|in) (?:the |its |her |his )(?:wall|museum|place|frame))\b/i,
    quietDays: 4,
  },
  {
    kind: 'voyage',
    ending: 'the end of a journey or mission',
    fits: /\b(?:missions?|telescope|spacecraft|astronauts?|rocket|capsule|lunar|orbit|nasa|space|crossing|voyage|journey|trek|stranded|stuck|sail\w*|expedition|flight|boat|ship|liner)\b/i,
    cue: /\b(?:splash(?:es|ed)? down|touch(?:es|ed) down|docks? (?:in|at)|(?:passengers|crew) (?:\S+ ){0,2}disembark\w*|lands? (?:back )?(?:on|at|off)|splashdown|lands? safely|landed safely|return(?:s|ed)? (?:safely )?to earth|back on earth|mission (?:is )?(?:over|completed?|ends|ended)|mission (?:(?!not|never|will|could|may|might)\S+ ){0,9}(?:fails|failed|called off|aborted|scrapped)|(?:aborts|calls off|scraps|abandons|gives up on) (?:\S+ ){0,4}(?:mission|rescue|attempt)|(?:finish(?:es|ed)?|completes?|completed) (?:\S+ ){0,3}(?:crossing|voyage|journey|trek|mission|walk|row|swim)|(?:arrives?|returns?|returned|safely|finally) (?:back )?home|reach(?:es|ed)? (?:port|land|home)|last (?:passengers?|crew) (?:\S+ ){0,2}(?:leaves?|disembarks?))\b/i,
    quietDays: 2,
  },
];
