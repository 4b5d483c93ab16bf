import type { EventKind } from './event-kind.js';

const REJECTED =
  'rejected|rejects?|blocked|blocks?|prohibited|prohibits?|forbidden|forbade|forbids?|defeated|defeats?|voted (?:\\p{L}+ ){0,6}down|votes? down|vetoed|vetoes|turned down|turns? down|throws? (?:\\p{L}+ ){0,5}out|thrown out|threw out';

/** What courts, parliaments, offices and voters decide. */
export const KINDS_OF_DECISIONS: readonly EventKind[] = [
  {
    name: 'signed',
    asks: 'signs?|signed',
    done: 'signed',
    headline: 'signs?',
    no: 'vetoed|vetoes|(?:refused|refuses) to sign|(?:will|would) not sign|sent back|sends back',
    about: 'object',
  },
  {
    name: 'approved',
    asks: 'pass|passes|passed|approves?|approved|adopts?|adopted|accepts?|accepted|ratif(?:y|ies|ied)|backs?|backed|clears?|cleared|authori[sz]ed?|allow(?:s|ed)?|ban(?:s|ned)? approved',
    done: 'passed|approved|adopted|accepted|ratified|cleared|authori[sz]ed|voted to (?:accept|adopt|approve)',
    headline: 'pass(?:es)?|approves?|adopts?|accepts?|ratif(?:y|ies)|clears?|backs?',
    no: REJECTED,
    about: 'object',
  },
  {
    name: 'granted',
    asks: 'granted|grants?|gets? (?:a|an)|awarded',
    done: 'granted|awarded',
    headline: 'grants?',
    no: 'denied|denies|den(?:y|ying)|rejected|rejects|refused|refuses|turned down|shot down',
    about: 'object',
  },
  {
    name: 'heard',
    asks: 'hears?|heard|takes? up|reviews?',
    done: 'agreed to hear|took up|taken up',
    headline: 'agrees to hear|takes up',
    no: "rejected|rejects|declined|declines|refused|refuses|turned away|turns away|denied|denies|rebuffed|rebuffs|spurned|won['’]t (?:re)?hear",
    about: 'object',
  },
  {
    name: 'overturned',
    asks: 'quashed|quash(?:es)?|overturned|overturns?|struck down|strikes? down|reversed|set aside',
    done: 'quashed|overturned|struck down|reversed|set aside',
    headline: 'quashes|overturns|strikes down|reverses|sets aside',
    no: 'upheld|upholds',
    about: 'object',
  },
  {
    name: 'upheld',
    asks: 'upheld|upholds?',
    done: 'upheld',
    headline: 'upholds?',
    no: 'quashed|overturned|struck down|reversed|quashes|overturns|strikes down',
    about: 'object',
  },
  {
    name: 'elected',
    asks: 'wins?|won|elected|re-elected|victory',
    done: 'won|wins|elected|re-elected|crowned|clinched|takes? (?:the )?(?:title|cup|crown)|took (?:the )?(?:title|cup|crown)',
    headline: 'win|elects|lifts?|clinch(?:es)?',
    about: 'either',
  },
  {
    name: 'fined',
    asks: 'fined',
    done: 'fined',
    headline: 'fines',
    about: 'object',
  },
  {
    name: 'banned',
    asks: 'banned|bans?|outlawed|suspended|expelled|excluded|disqualified',
    done: 'banned|outlawed|suspended|expelled|excluded|disqualified',
    headline: 'bans|outlaws|suspends|expels|disqualifies',
    about: 'object',
  },
  {
    name: 'appealed',
    asks: 'appeals?|appealed',
    done: 'appealed|(?:lodged|filed) an appeal',
    headline: 'appeals|(?:lodges|files) (?:an )?appeal',
    no: '(?:will|would|does|do|did) not appeal|(?:drops?|dropped|abandons?|abandoned) (?:\\p{L}+ )?appeal|neither will appeal|waived? (?:\\p{L}+ )?right to appeal',
    about: 'subject',
    isWeak: true,
  },
  {
    name: 'ruled',
    asks: 'rules?|ruled|decides?|decided|ruling|judgment',
    done: 'ruled|decided|handed down (?:its|a) ruling',
    headline: 'rules|decides',
    about: 'subject',
  },
  {
    name: 'agreed',
    asks: 'agree|agrees|agreed|agreement|deal|coalition formed|settle|settles|settled',
    done: 'agreed|reached (?:an? )?(?:\\p{L}+ )?(?:agreement|deal|settlement)|struck (?:an? )?(?:\\p{L}+ )?deal|settled',
    headline:
      'agrees?|reach(?:es)? (?:\\p{L}+ ){0,2}(?:agreement|deal|settlement)|strikes? (?:\\p{L}+ ){0,2}deal',
    no: 'talks (?:have )?(?:collapsed?|broken down|broke down)',
    about: 'either',
    isWeak: true,
  },
  {
    name: 'annexed',
    asks: 'annexed|annex(?:es)?',
    done: 'annexed',
    headline: 'annexes',
    about: 'object',
  },
];
