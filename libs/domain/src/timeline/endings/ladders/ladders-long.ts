import type { StoryLadder } from './story-ladder.js';

const PERSON =
  '(?:(?:man|woman|men|women|teen(?:ager)?s?|officers?|pastor|father|mother|people|person|suspects?) )?';
const RESTRICTION = '(?:lockdowns?|quarantines?|restrictions|curfews?|state of emergency)';

/**
 * Court cases, epidemics and wars. It is impossible to know how much of one is left, so progress is capped until an end of its
 * own kind is reported. A guilty verdict is not the end of a court case, because the sentence follows.
 */
export const LONG_LADDERS: readonly StoryLadder[] = [
  {
    kind: 'an epidemic',
    fits: /\b(?:outbreaks?|epidemic|pandemic|coronavirus|covid(?:-19)?|virus|ebola|cholera|measles|mpox|polio|infections?|quarantine\w*|lockdowns?)\b/i,
    cap: 50,
    endsWith: ['outbreak'],
    steps: [
      {
        name: 'measures taken',
        percent: 40,
        told: new RegExp(
          String.raw`\b(?:declare[sd]? (?:\S+ ){0,4}(?:emergency|epidemic|outbreak|pandemic)|${RESTRICTION} (?:\S+ ){0,3}(?:imposed|ordered|begins?|extended|in force)|(?:impose[sd]?|orders?|ordered|extend(?:s|ed)?|enter(?:s|ed)?) (?:\S+ ){0,3}${RESTRICTION}|vaccinations? (?:\S+ ){0,3}(?:begins?|starts?|under ?way)|(?:begins?|launch(?:es|ed)?|starts?) (?:\S+ ){0,3}vaccinat(?:ions?|ing))\b`,
          'i',
        ),
      },
      {
        name: 'receding',
        percent: 50,
        told: new RegExp(
          String.raw`\b(?:(?:eases?|eased|lifts?|lifted|loosens?|relax(?:es|ed)?) (?:\S+ ){0,4}${RESTRICTION}|${RESTRICTION} (?:\S+ ){0,3}(?:eased|lifted|relaxed)|(?:cases|infections|deaths) (?:\S+ ){0,2}(?:falls?|drops?|declines?|slow)|past (?:the|its) peak)\b`,
          'i',
        ),
      },
    ],
  },
  {
    kind: 'a war',
    fits: /\b(?:(?<!\b(?:trade|price|bidding|culture|turf|tariff|cold|world) )war(?! of words| films?| movies?)|ceasefire|cease-fire|truce|air ?strikes?|(?:israeli|russian|ukrainian|american|us|missile) strikes?|missiles?|shelling|troops|invasion|hostilities|front ?line|drone (?:strike|attack)s?)\b/i,
    cap: 50,
    endsWith: ['conflict'],
    steps: [
      {
        name: 'peace talks',
        percent: 40,
        told: /\b(?:(?:peace|ceasefire|cease-fire|truce) (?:talks|negotiations) (?:\S+ ){0,4}(?:begins?|opens?|resumes?|starts?|continues?|held)|(?:begins?|opens?|resumes?|holds?|starts?) (?:\S+ ){0,2}(?:peace|ceasefire|cease-fire|truce) (?:talks|negotiations))\b/i,
      },
      {
        name: 'ceasefire',
        percent: 50,
        told: /\b(?:(?:agree[sd]?(?: to)?|announce[sd]?|declare[sd]?|accept(?:s|ed)?|sign(?:s|ed)?) (?:\S+ ){0,4}(?:ceasefire|cease-fire|truce)(?! talks| negotiations)|(?:ceasefire|cease-fire|truce) (?:\S+ ){0,4}(?:takes effect|took effect|comes into|came into|begins|holds|in force|agreed|announced))\b/i,
      },
    ],
  },
  {
    kind: 'a court case',
    fits: /\b(?:trial|court|judges?|jur(?:y|ors?)|prosecutors?|defendants?|charged with|indict(?:ed|ment)|pleads?|verdict|convict(?:ed|ion)|acquitt(?:ed|al)|sentenc(?:ed|ing)|lawsuits?|sues)\b/i,
    cap: 70,
    endsWith: ['trial', 'extradition'],
    steps: [
      {
        name: 'charged',
        percent: 35,
        told: new RegExp(
          String.raw`\b${PERSON}(?:(?:is|are|was|were|been) )?(?:charged (?:with|over|in the|in connection)|indicted (?:on|for|over|in|by)|faces? (?:\S+ ){0,3}charges?|arraigned|pleads? not guilty|sues|fil(?:es|ed) (?:\S+ ){0,3}(?:lawsuit|suit)|lawsuit (?:is )?filed)\b`,
          'i',
        ),
      },
      {
        name: 'on trial',
        percent: 50,
        told: /\b(?:trial (?:\S+ ){0,6}?(?:begins|opens|starts|continues|resumes|under ?way)|(?:goes|went|stands|stood|put|is|are) (?:on )?trial|(?:begins?|opens?|starts?) (?:\S+ ){0,3}trial|(?:jury selection|closing arguments|opening statements)|(?:jury|jurors) (?:\S+ ){0,2}(?:hears?|heard|deliberat\w+)|(?:testifies|testified)|takes? the stand)\b/i,
      },
      {
        name: 'ruling',
        percent: 60,
        told: /\b(?:judges?|(?<!tennis |basketball |food )courts?|justices) (?:\S+ ){0,2}(?:rule[sd]?(?! out)|orders?|ordered|blocks?|blocked|grants?|granted|upholds?|upheld|overturns?|dismiss(?:es|ed)|rejects?|rejected)\b/i,
      },
      {
        name: 'verdict',
        percent: 70,
        told: new RegExp(
          String.raw`\b${PERSON}(?:(?:is|are|was|were) )?(?:found (?:not )?(?:guilty|liable)|guilty (?:of|verdict)|convicted (?:of|in|on|for)|acquitted|cleared (?:of|by (?:\S+ ){0,2}jury)|pleads? guilty|pleaded guilty|pled guilty|(?:jury|jurors) (?:\S+ ){0,1}(?:convicts?|acquits?|clears?|finds?))\b`,
          'i',
        ),
      },
    ],
  },
];
