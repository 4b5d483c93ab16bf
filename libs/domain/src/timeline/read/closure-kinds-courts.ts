import type { ClosureKind } from './closure-kind.js';

/** Other charges remain. */
const OF_SOME = String.raw` (?:of )?(?:the )?(?:top|main|some|several|lesser|most(?: serious)?|more serious) (?:\S+ )?(?:charges?|counts?)\b`;

const COURT =
  /\b(?:trial|court|judge|jur(?:y|ors?)|murder|charge[ds]?|accused|guilty|prosecut\w+|lawsuits?|suit|case|settle\w*|convict\w*|sentenc\w+|defendant|appeal|verdict|execut(?:ion|ions|ed)|inmate|indict\w*|libel|defamation)\b/i;

/** Stories that end in court or by law. */
export const COURT_KINDS: readonly ClosureKind[] = [
  {
    kind: 'trial',
    ending: 'a sentence, an acquittal, a dismissal or the rejection of a final appeal',
    fits: COURT,
    cue: new RegExp(
      [
        String.raw`\b(?:(?:man|woman|men|women|teen|officer|father|mother) (?:sentenced to|jailed for)|sentenced (?:to|for|in|over|after)|sent to (?:prison|jail)|imprisoned for|avoids (?:jail|prison)|not guilty verdict|cleared by (?:\S+ ){0,2}jury|gets (?:life|\d{1,3} years)|jailed (?:for|over|after|\d)(?!.*\b(?:begins?|opens?|starts?)\b)|(?:given|handed) (?:\S+ ){0,3}(?:sentence|years|life)|found not (?:guilty|liable)|found liable|(?:acquit(?:s|ted)|cleared (?:of|in|over))(?!${OF_SOME})|walks free|exonerated|spared (?:jail|prison)|gets (?:\S+ ){0,3}(?:years|months|life)|sentences? (?:\S+ ){1,5}to (?:\S+ ){0,3}(?:years?|months|life|death|prison|jail)|sentences to (?:death|life)|(?:conviction|sentence|verdict|ruling) (?:is |was )?(?:upheld|affirmed))\b`,
        String.raw`\b(?:judges?|courts?|panel|justices|magistrate) (?:\S+ ){0,2}(?:dismiss(?:es|ed)|drops|toss(?:es|ed)|throws? out|threw out|nix(?:es|ed)) (?:\S+ ){0,7}(?:cases?|lawsuits?|suits?|charges|indictments?|complaints?|claims?)\b`,
        String.raw`\b(?:cases?|lawsuits?|suits?|charges|indictments?|complaints?) (?:\S+ ){0,8}(?:dismissed|tossed|thrown out)\b`,
        String.raw`\b(?:drops? (?:\S+ ){0,4}(?:lawsuit|suit|appeal)|(?:prosecutors?|attorney|da) (?:\S+ ){0,3}(?:drops?|dropped|withdraws?|withdrew) (?:\S+ ){0,4}(?:charges?|case)|(?:won['’]t|will not) (?:be charged|face (?:\S+ ){0,2}charges)|(?:appeal|lawsuit|suit|petition) (?:\S+ ){0,5}(?:is |was )?(?:rejected|denied|refused|thrown out)|(?<!serious )charges? (?:\S+ ){0,4}(?:is |are |was |were )?dropped|wins dismissal)\b`,
        String.raw`\b(?:supreme|high|top|appeals?|constitutional) court (?:\S+ ){0,2}(?:rejects|denies|refuses|rebuffs|turns away|declines|won['’]t (?:re)?hear|upholds) (?:\S+ ){0,8}(?:appeal|bid|request|effort|push|challenge|conviction|sentence|verdict|award|case|ban|law)\b`,
        String.raw`\b(?:supreme|high|top|constitutional) court (?:\S+ ){0,2}(?:strikes down|struck down|sides with|rules? (?:against|for|in favou?r|that|unanimously)|ruled (?:against|for|in favou?r|that|unanimously)|dismisses|throws out|rejected|denied|refused|upheld|dismissed)\b`,
        String.raw`\b(?:judges?|court) (?:\S+ ){0,1}(?:denies|rejects|refuses) (?:\S+ ){0,7}(?:new[ -]trial|retrial|appeal)\b`,
        String.raw`\b(?:jury|jurors) (?:\S+ ){0,2}(?:acquits?|clears?|awards?|orders?)\b`,
        String.raw`\b(?:ordered to pay|must pay|loses (?:\S+ ){0,4}(?:suit|lawsuit|libel case|case|appeal|trial)|wins (?:\S+ ){0,3}(?:lawsuit|libel|defamation|court case)|(?:awarded|awards) (?:\S+ ){0,3}[$£€]\S+|jury (?:finds|rules|sides)|wins (?:\S+ ){0,3}\$\S+ (?:\S+ ){0,3}(?:case|suit|lawsuit|verdict))\b`,
        String.raw`\b(?:settles? (?:\S+ ){0,6}(?:suits?|lawsuits?|cases?|claims?|charges|dispute|for \$\S+)|settles? with|lawsuit (?:(?!not|never|could|may|might|would|should|will|be)\S+ ){0,8}settled|reach(?:es|ed)? (?:\S+ ){0,4}settlement|settled (?:\S+ ){0,4}(?:suit|lawsuit|case|claims?)|agree[sd]? to (?:pay|settle|drop (?:\S+ ){0,3}(?:lawsuits?|suits?|cases?|charges|appeal))|settlement (?:is )?(?:reached|approved)|(?:pays?|pay) (?:\S+ ){0,5}to settle)\b`,
        String.raw`\b(?:put to death|executions? (?:is |are )?carried out|carr(?:ies|ied) out (?:\S+ ){0,3}execution|executes (?:\S+ ){0,4}(?:man|woman|inmate|killer|murderer|prisoner)|executed (?:for|by (?:lethal|firing|nitrogen|injection|electr\w+))|case (?:is )?closed)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 1,
  },
  {
    kind: 'conviction',
    ending: 'a guilty verdict',
    fits: COURT,
    cue: /\b(?:found guilty|(?:is|are|was|were) guilty|guilty (?:of|verdict)|convicted (?:of|in|on|for)|(?:jury|jurors|judge|court) (?:\S+ ){0,1}convict(?:s|ed)?|plead(?:s|ed)? guilty|admits (?:murder|manslaughter|killing|fraud|assault|rape|charges?))\b/i,
    quietDays: 7,
  },
  {
    kind: 'extradition',
    ending: 'the end of an extradition case',
    fits: /\bextradit\w+\b/i,
    cue: /\b(?:extradited (?:to|from)|is extradited|extradition (?:is )?(?:refused|blocked|dropped))\b/i,
    quietDays: 4,
  },
  {
    kind: 'law',
    ending: 'the signing, the entry into force or the rejection of a law',
    fits: /\b(?:bills?|laws?|legislation|act|senate|parliament|congress|referendum|ordinance|veto\w*|ban|package|executive order|order|decree|lawmakers|mps|rules?|tax|tariffs?|treaty|reforms?|policy|plans?|legali[sz]\w*|abolish\w*|death penalty)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:(?:legali[sz]es|outlaws|abolish(?:es|ed)|decriminali[sz]es|repeals) \S+|receives? royal assent|(?:is |was )?enacted|overrides (?:\S+ ){0,3}veto|(?:government|ministers?|minister|council|white house|administration|president) (?:(?!(?:can|could|not|to|will|won|may|might)\b)\S+ ){0,2}(?:scraps?|drops|abandons?|ditch(?:es)?|shelves|axes|withdraws) (?:\S+ ){0,5}(?:plans?|bill|law|tax|ban|rules?|policy|reforms?|tariffs?)|sign(?:s|ed) (?:into law|off on (?:\S+ ){0,4}(?:bill|package|law|aid)|(?:\S+ ){0,7}(?:bill|law|act|order|package|proclamation|decree|legislation))|signed (?:\S+ ){0,5}into law|(?:becomes|became|is now|is) law|veto(?:es|ed))\b`,
        String.raw`\b(?:ends|scraps|stops|bans|outlaws) (?:(?:the|its|all) )?(?:death (?:penalty|sentences)|executions|capital punishment|flogging|corporal punishment)\b`,
        String.raw`\b(?:law|act|ban|rules?|tax) (?:\S+ ){0,4}(?:takes effect|took effect|(?:comes|came|enters|entered|goes|went) into (?:force|effect)|is repealed|is lifted|lifted)\b`,
        String.raw`\b(?:senat(?:e|ors)|house|parliament|lawmakers|mps|voters|lords|deputies|assembly|council) (?:\S+ ){0,1}(?:rejects?|defeats?|votes? down|voted down|kills?|throws? (?:\S+ ){0,4}out|scraps?) (?:\S+ ){0,7}(?:bill|law|act|ban|measure|referendum|amendment)\b`,
        String.raw`\b(?:senate|parliament|house) throws (?:\S+ ){1,4}out\b`,
        String.raw`\b(?:bill|act|ban|motion|amendment|referendum) (?:is |was )?(?:fails|falls|dead|rejected|defeated|dies|withdrawn|scrapped|voted down)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 2,
  },
];
