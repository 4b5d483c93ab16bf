import type { ClosureKind } from './closure-kind.js';

/** A word between those of a cue. With a negation or a plan between them they report no end: 'festival will not be cancelled'. */
const GAP = String.raw`(?:(?!(?:not|never|no|could|may|might|would|should|will)\b)\S+ )`;

/** Stories that end with a punishment, a finding, a change of mind, the attacker's death, or without taking place. */
export const VERDICT_KINDS: readonly ClosureKind[] = [
  {
    kind: 'sanction',
    ending: 'a fine, a ban or another punishment',
    fits: /\b(?:fine[sd]?|banned|suspen(?:ds?|ded|sion)|punish\w*|penali[sz]\w*|disciplin\w*|misconduct|brawls?|cheat\w*|doping|disqualif\w*|watchdog|regulator|fia|fifa|uefa|nfl|w?nba|mlb|nhl|nascar)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:fines|fined) (?:(?!up|not|for)\S+ ){0,6}(?:[$£€]\S+|\d\S* (?:million|billion))`,
        String.raw`\b(?:(?:hit|slapped) with ${GAP}{0,4}(?:fine(?! arts?)|ban|suspension)|(?:given|handed|gets|receives|issued) (?:an? )?${GAP}{0,4}(?:fine(?! arts?)|ban|suspension))\b`,
        String.raw`\b(?:(?:banned|disqualified) for (?:(?:the )?(?:life|season|rest)|${GAP}{0,2}(?:games?|match(?:es)?|races?|weeks?|months?|years?))|suspended (?:for )?(?:(?:the )?(?:first )?\S+ )(?:games?|match(?:es)?|races?))\b`,
        String.raw`\b(?:fia|fifa|uefa|nfl|w?nba|mlb|nhl|ufc|nascar|league|federation|football association) ${GAP}?(?:punishes \S+|(?:bans|suspends|disqualifies) (?:(?!season|play|games|matches|operations)\S+ ){1,4}(?:for|over) )`,
        String.raw`\b(?:levies|imposes|issues|hands (?:down|out)|metes out) ${GAP}{0,4}(?:punishments?|penalt(?:y|ies)|fines?|bans?|suspensions?)\b`,
        String.raw`\b(?:is |are |was |were |been )?(?:stripped of ${GAP}{0,4}(?:title|medal|licen[cs]e|points|crown|knighthood|citizenship|rank)|struck off|docked ${GAP}{0,2}points|loses? ${GAP}{0,2}licen[cs]e|expelled from)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 2,
  },
  {
    kind: 'reversal',
    ending: 'that a contested decision was taken back',
    fits: /\b(?:backlash|outrage|outcry|fury|furious|ang(?:er|ry|ers)|row|uproar|criticis\w+|slam\w*|revers\w+|u-turns?|back(?:s|ed)? down|backtrack\w*|backpedal\w*|polic(?:y|ies)|decision|hikes?|fees?|premiums?|payments?|contributions?|boycott|petition|controvers\w+|apologi[sz]\w+|voluntary)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:backs down|backed down|backtracks|backtracked|backpedals|climbs down|caves to|(?:makes|performs) ${GAP}{0,3}u-turn|u-turns? on|policy reversal|in (?:an? )?${GAP}?reversal|(?:abandons?|drops|scraps) plans? to|(?:reverses|reversed) (?:course|itself))\b`,
        String.raw`\b(?:reverses|reversed|rescinds|rescinded|revokes|walks back|rows back on|withdraws|scraps|abandons|ditches) ${GAP}{0,5}(?:decision|polic(?:y|ies)|ban|rules?|hikes?|cuts?|fees?|premiums?|changes?|move|restrictions?|guidance|mandate|requirement|rebrand|redesign|logo|tax)\b`,
        String.raw`\b(?:scraps|drops|cancels|ends|severs) ${GAP}{0,5}(?:partnership|tie-up)\b`,
        String.raw`\b(?:orders?|makes?|made) ${GAP}{1,7}voluntary\b`,
        String.raw`\b(?:won['’]t (?:take|accept|keep)|(?:agrees to|to) (?:return|give back)|hands back) ${GAP}{0,4}(?:money|donation|funds?|loan|award|prize)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 3,
    isUndoing: true,
  },
  {
    kind: 'attack',
    ending: "the attacker's death",
    fits: /\b(?:shoot(?:s|ing|ings|er)|shot|gunm[ae]n|stabb\w*|attack\w*|attackers?|kill(?:s|ed|ing|ings|er)|rampage|massacre|siege|knifeman)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:gunman|shooter|suspect|attacker|assailant|knifeman|perpetrator|hijacker|bomber),? (?:(?!detained|arrested|charged|held|in|after|and)\S+ ){0,3}(?:(?:found |shot |also |among (?:the )?)dead|is dead|dead$|dead (?:after|in|at|from)|killed (?:by|in|himself|herself)|dies (?:of|from|after|by)|died (?:of|from|after|by)|took (?:his|her) own life|(?:shot and killed|fatally shot) by police)\b`,
        String.raw`\b(?:dead|killed|died?),?(?: \S+){0,6}? including (?:the )?(?:suspect(?:ed)?|gunman|shooter|attacker)\b(?!['’]s)`,
        String.raw`\b(?:police|officers?|guards?|troops) ${GAP}{0,2}(?:kill(?:s|ed)?|shoots? dead|shot dead|shot and killed|fatally sho[ot]t?) (?:(?!by|of)\S+ ){0,4}(?:gunman|shooter|suspect|attacker|assailant|knifeman|man who)\b`,
        String.raw`\bmurder[- ]suicide\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 4,
  },
  {
    kind: 'inquiry',
    ending: 'the finding or the end of an inquiry',
    fits: /\b(?:inquest|coroners?|inquir(?:y|ies)|probes?|investigat\w*|autopsy|post-mortem|watchdog|ethics|medical examiner|cause of death|review|panel)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:coroner|inquest|medical examiner|autopsy|post-mortem) ${GAP}{0,2}(?:rules|ruled|concludes|concluded|confirms|determines)\b`,
        String.raw`\b(?:death|drowning|shooting|crash|fire) ${GAP}{0,6}(?:ruled|declared|deemed) (?:an? )?(?:accident\w*|suicide|undetermined|justified)\b`,
        String.raw`\b(?:inquiry|investigation|probe|inquest|ombudsman) ${GAP}{0,2}(?:clears|cleared|exonerates|finds no|found no|closed|dropped|ends (?:without|with no))\b`,
        String.raw`\b(?:clear(?:s|ed)|exonerat(?:es|ed)) ${GAP}{0,5}(?:of )?(?:wrongdoing|misconduct|bias|breach\w*|bullying|harassment)\b`,
        String.raw`\b(?:drops?|dropped|closes|closed|ends|ended) (?:(?!amid|bid|after|(?:by|up|in|over|with|before)\b)\S+ ){0,4}(?:investigation|probe|inquiry)\b`,
        String.raw`\b(?:investigation|probe|inquiry) (?:into ${GAP}{1,6})?(?:is |was )?(?:closed|dropped|concluded|shut down)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 4,
  },
  {
    kind: 'cancellation',
    ending: 'that an event or a season will not take place',
    fits: /\b(?:cancel\w*|postpone\w*|call(?:s|ed)? off|season|tournament|festival|concerts?|parade|league|marathon|tour|championships?|cup|games|olympics|open|derby|exhibition|fair|carnival)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:season|tournament|festival|concerts?|parade|league|marathon|tour|championships?|cup|games|open|race|derby|fair|carnival|show|rally|summit|ceremony) ${GAP}{0,3}(?:is |are |was |has been |have been )?(?:officially )?(?:cancell?ed|called off|scrapped|abandoned|axed)\b`,
        String.raw`\b(?:cancels?|cancell?ed|calls? off|scraps?|axes) ${GAP}{0,5}(?:season|tournament|festival|concerts?|parade|marathon|tour|championships?|cup|games|open|derby|fair|carnival|rally|summit|ceremony|finals)\b(?! (?:sponsorship|deal|contract|trip))`,
        String.raw`\bcancell?ed (?:(?:at|by|on) ${GAP}{1,3})?after (?:\d+|two|three|four|five|six|seven|eight|nine|ten) seasons\b`,
        String.raw`\bseason ${GAP}{0,3}(?:is |was )?(?:declared over|declared void|null and void|ended early|curtailed|terminated)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 4,
  },
];
