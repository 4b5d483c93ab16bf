import type { StoryLadder } from './story-ladder.js';

const BODY =
  '(?:parliament|senate|congress|lawmakers|mps|council|cabinet|board|committee|commission|regulators?|governments?|ministers?|ministry|president|governor|mayor|courts?|judges?|justices|fifa|uefa|nato|eu|un)';

/** The stages of all other stories: somebody responds, somebody with the power to do so decides. */
export const OTHER_LADDER: StoryLadder = {
  kind: '',
  fits: /^/,
  cap: 75,
  endsWith: null,
  steps: [
    {
      name: 'responded',
      percent: 50,
      told: /\b(?:condemn(?:s|ed)|apologi[sz]e[sd]?|pledge[sd]?|vow(?:s|ed) to|call(?:s|ed) (?:for|on)|urge[sd]?|demand(?:s|ed)|protest(?:s|ers)|responds? to|responded to|reacts? to|(?:inquiry|investigation|probe|hearing|review|talks|negotiations) (?:\S+ ){0,6}(?:opens?|opened|begins?|began|launched|continues?|under ?way)|(?:opens?|opened|launch(?:es|ed)?|orders?|ordered|begins?|announce[sd]?) (?:\S+ ){0,4}(?:inquiry|investigation|probe|review|talks)|(?:arrested|detained|charged) (?:in|over|after|for|on|with|at)|arrests? (?:\S+ ){1,5}(?:in|over|after|for)|police arrest|fil(?:es|ed) (?:\S+ ){0,3}(?:lawsuit|complaint|appeal)|sues|evacuate[sd]|(?:sends?|sent|deploys?|deployed) (?:\S+ ){0,4}(?:aid|troops|help|relief|police)|testif(?:ies|ied))\b/i,
    },
    {
      name: 'decided',
      percent: 75,
      told: new RegExp(
        [
          String.raw`\b${BODY} (?:\S+ ){0,2}(?:approve[sd]?|rejects?|rejected|adopts?|adopted|passe[sd] (?:\S+ ){0,8}(?:bill|law|act|motion|budget|resolution|ban|reforms?)|ban(?:s|ned)|blocks?|blocked|rule[sd]? (?:that|against|for|in favou?r|on)|votes? (?:to|for|against)|voted (?:to|for|against)|agree[sd]? (?:to|on)|orders? (?!inquiry|investigation|probe|review|an |a )\S+|suspends?|suspended)\b`,
          String.raw`\b(?:resigns|resigned|steps down|stepped down|(?:fired|sacked|dismissed|ousted|removed) (?:as|by|over|from (?:office|post|his|her))|fires (?:\S+ ){0,4}(?:chief|minister|coach|head|director|manager|commissioner|secretary|boss|ceo|ambassador|general))\b`,
          String.raw`\b(?:(?:reach(?:es|ed)?|sign(?:s|ed)?|agree[sd]?|announce[sd]?) (?:\S+ ){0,5}(?:deal|agreement|treaty|accord|settlement|pact|contract)|sign(?:s|ed) (?:\S+ ){0,7}(?:bill|law|act|order|legislation|decree)|(?:deal|agreement|settlement) (?:is |was )?(?:reached|signed|agreed))\b`,
          String.raw`\b(?:wins?|won|loses|lost) (?:\S+ ){0,6}(?:election|vote|final|title|appeal|lawsuit|primary|nomination|championship|cup|prize|award|medal)\b`,
          String.raw`\b(?:sentenced to|found (?:not )?guilty|convicted of|acquitted of|settles (?:\S+ ){0,4}(?:lawsuit|suit|case|dispute)|(?:is|was|been) (?:appointed|elected|named) (?:as )?\S+|(?:appoint(?:s|ed)|elect(?:s|ed)) (?:\S+ ){1,6}(?:as|president|chief|minister|head|leader|director|chair\w*|ceo)|confirmed as|takes effect|took effect|comes into force)\b`,
        ].join('|'),
        'i',
      ),
    },
  ],
};
