import type { StoryLadder } from './story-ladder.js';

const CHAMBER =
  '(?:senat(?:e|ors)|house|parliament|lawmakers|mps|lords|deputies|assembly|congress|legislature|commons|bundestag|knesset|duma)';
const BILL = '(?:bill|legislation|act|law|amendment|package|budget|reforms?|treaty|ban|measures?|resolution)';

/** Stories that an institution takes from step to step. */
export const PUBLIC_LADDERS: readonly StoryLadder[] = [
  {
    kind: 'a law',
    fits: /\b(?:bill|legislation|(?:draft|new|proposed) laws?|amendment|lawmakers|senat(?:e|ors)|parliament|congress|ordinance|veto\w*|signed into law)\b/i,
    cap: 85,
    endsWith: null,
    steps: [
      {
        name: 'proposed',
        percent: 35,
        told: new RegExp(
          String.raw`\b(?:introduce[sd]?|unveil(?:s|ed)?|propose[sd]?|tables|tabled|present(?:s|ed)?) (?:\S+ ){0,5}${BILL}\b`,
          'i',
        ),
      },
      {
        name: 'in committee',
        percent: 45,
        told: new RegExp(
          String.raw`\b(?:(?:committee|panel) (?:\S+ ){0,2}(?:approve[sd]?|advance[sd]?|back(?:s|ed)|passe[sd])|debates? (?:\S+ ){0,4}${BILL}|${BILL} (?:\S+ ){0,3}(?:advances|clears (?:\S+ ){0,2}(?:committee|hurdle)))\b`,
          'i',
        ),
      },
      {
        name: 'passed by one chamber',
        percent: 60,
        told: new RegExp(
          String.raw`\b(?:${CHAMBER} (?:(?!committee|panel)\S+ ){0,2}(?:passe[sd]|pass|approve[sd]?|adopts?|adopted|votes? (?:to|for|in favou?r of)|voted (?:to|for|in favou?r of)) (?:\S+ ){0,8}${BILL}|${BILL} (?:\S+ ){0,4}(?:passe[sd]|clear(?:s|ed)|approved by|passed by) (?:\S+ ){0,3}${CHAMBER})\b`,
          'i',
        ),
      },
      {
        name: 'passed',
        percent: 75,
        told: /\b(?:(?:gives?|gave|wins?|won) final (?:approval|passage)|passe[sd] both (?:houses|chambers)|(?:heads?|goes|sent|sends) (?:\S+ ){0,4}to (?:\S+ ){0,3}(?:president|governor|desk)|clear(?:s|ed) (?:congress|parliament))\b/i,
      },
      {
        name: 'signed or vetoed',
        percent: 85,
        told: /\b(?:sign(?:s|ed) (?:\S+ ){0,7}(?:bill|law|act|order|package|legislation|decree)|receives? royal assent|becomes law|became law|vetoe[sd])\b/i,
      },
    ],
  },
  {
    kind: 'an election',
    fits: /\b(?:(?:by-?|re-?)?elections?|primar(?:y|ies)|run-?off|ballots?|polling|polls (?:open|close)\w*|voters|candidates?|referendum)\b/i,
    cap: 85,
    endsWith: null,
    steps: [
      {
        name: 'announced',
        percent: 35,
        told: /\b(?:(?:calls?|called|announce[sd]?|sets? (?:a )?date for) (?:\S+ ){0,3}(?:election|referendum)|(?:launch(?:es|ed)?|announce[sd]?|enters?|entered|declare[sd]?) (?:\S+ ){0,5}(?:campaign|candidacy|(?:senate|house|presidential|mayoral|governor['’]?s?|leadership) (?:race|bid|run)))\b/i,
      },
      {
        name: 'voting',
        percent: 55,
        told: /\b(?:polls (?:\S+ )?open(?:ed)?|(?:early )?voting (?:\S+ ){0,3}(?:begins|opens|starts|under ?way)|(?:heads?|headed|go|goes|went) to the polls|casts? (?:\S+ ){0,2}(?:ballots?|votes?)|voters (?:\S+ ){0,3}(?:decide|choose))\b/i,
      },
      {
        name: 'counting',
        percent: 70,
        told: /\b(?:polls (?:have )?closed?|(?:votes?|ballots?) (?:\S+ ){0,2}counted|(?:vote )?counting (?:\S+ ){0,3}(?:begins|starts|continues|under ?way)|exit polls? (?:\S+ ){0,3}(?:shows?|suggests?|puts?|points?)|(?:early|partial|preliminary) results)\b/i,
      },
      {
        name: 'declared',
        percent: 85,
        told: /\b(?:(?:wins?|won|loses|lost|clinch(?:es|ed)) (?:\S+ ){0,8}(?:election|by-?election|primary|run-?off|presidency|referendum|nomination|majority|term|seat)|(?:declared|projected) (?:the )?winner|concede[sd]? (?:defeat|the|election|race|to)|(?:is|was|been) (?:re-?)?elected|elected (?:as )?(?:the )?(?:\S+ ){0,2}(?:president|mayor|governor|chancellor|speaker|leader|prime minister))\b/i,
      },
    ],
  },
  {
    kind: 'a takeover',
    fits: /\b(?:mergers?|takeovers?|acqui(?:res?|red|sition)|buyout|(?:cash|stock|\$\S+) (?:deal|bid)|to (?:buy|acquire))\b/i,
    cap: 85,
    endsWith: null,
    steps: [
      {
        name: 'announced',
        percent: 40,
        told: /\b(?:agree[sd]? to (?:buy|acquire|merge|be (?:bought|acquired))|(?:announce[sd]?|makes?|made|launch(?:es|ed)?|agree[sd]?) (?:\S+ ){0,5}(?:merger|takeover|acquisition|buyout|bid)|to (?:buy|acquire) (?:\S+ ){1,6}for [$£€]\S+)\b/i,
      },
      {
        name: 'approved',
        percent: 65,
        told: /\b(?:shareholders|investors|regulators?|watchdog|commission|judge|board|ftc|fcc|eu|cma) (?:\S+ ){0,3}(?:approve[sd]?|clear(?:s|ed)?|back(?:s|ed)?|accept(?:s|ed)?)\b/i,
      },
      {
        name: 'closed or called off',
        percent: 85,
        told: /\b(?:(?:complete[sd]?|close[sd]|finali[sz]e[sd]?) (?:\S+ ){0,6}(?:acquisition|merger|takeover|purchase|deal|buyout)|(?:acquisition|merger|takeover|deal|buyout) (?:is |has been |was )?(?:completed?|closed|finali[sz]ed|called off|abandoned)|(?:calls?|called) off (?:\S+ ){0,5}(?:deal|merger|takeover|bid|acquisition))\b/i,
      },
    ],
  },
  {
    kind: 'a strike',
    fits: /\b(?:(?:on|general|rail|train|bus|port|nurses|teachers|doctors|pilots|workers|crew|staff|writers|actors)['’]? strikes?|strike (?:ballot|action|notice|over|enters|ends|begins)|walkouts?|picket\w*|unions?|lockout)\b/i,
    cap: 75,
    endsWith: null,
    steps: [
      {
        name: 'announced',
        percent: 35,
        told: /\b(?:vote[sd]? (?:to|for) (?:a )?strike|(?:calls?|called|announce[sd]?) (?:\S+ ){0,3}(?:strike|walkout)|strike notice|strike (?:dates? |is )?announced)\b/i,
      },
      {
        name: 'under way',
        percent: 50,
        told: /\b(?:walk(?:s|ed)? out|(?:go|goes|went|are) on strike|(?:begins?|began|starts?) (?:\S+ ){0,3}strike|strike (?:\S+ ){0,3}(?:begins|starts|continues|enters|under ?way)|downs? tools|(?:on|join) (?:the )?picket lines?)\b/i,
      },
      {
        name: 'talks',
        percent: 60,
        told: /\b(?:(?:talks|negotiations) (?:\S+ ){0,5}(?:begin|began|resume[sd]?|open(?:ed)?|start(?:ed)?|continue)|(?:resume[sd]?|begins?|open(?:s|ed)?|hold) (?:\S+ ){0,2}(?:talks|negotiations))\b/i,
      },
      {
        name: 'deal offered',
        percent: 75,
        told: /\b(?:(?:tentative|provisional) (?:deal|agreement|contract)|reach(?:es|ed)? (?:\S+ ){0,4}(?:deal|agreement)|(?:agree[sd]?|accept(?:s|ed)?|approve[sd]?) (?:\S+ ){0,4}(?:pay deal|deal|offer|contract))\b/i,
      },
    ],
  },
];
