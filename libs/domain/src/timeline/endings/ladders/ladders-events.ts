import type { StoryLadder } from './story-ladder.js';

const INQUIRY = '(?:inquiry|investigation|probe|review)';

/** Disasters and searches. A disaster includes a search, so it comes first. */
export const EVENT_LADDERS: readonly StoryLadder[] = [
  {
    kind: 'a disaster',
    fits: /\b(?:earthquakes?|quakes?|floods?|flooding|flooded|hurricane|typhoon|cyclone|tornado(?:es)?|storms?|wildfires?|bushfires?|landslides?|avalanche|tsunami|erupt(?:s|ed|ion)|volcano|explosion|blast|(?:plane|train|bus|helicopter|ferry|jet) crash|crash(?:es|ed)|derail\w*|(?:bridge|building|dam|roof|mine) (?:collapses?|breaks|bursts)|capsiz\w+|dam)\b/i,
    cap: 70,
    endsWith: null,
    steps: [
      {
        name: 'rescue',
        percent: 45,
        told: /\b(?:rescue (?:crews|workers|teams|efforts?|operations?|boats)|rescuers (?:\S+ ){0,3}(?:search|dig|pull|race|comb|reach|free)(?:es|s|ing|ed)? |search(?:es)? for (?:\S+ ){0,2}(?:survivors|missing)|evacuat(?:es|ed)|evacuations? (?:\S+ )?(?:ordered|begins?)|(?:orders?|ordered) (?:\S+ ){0,3}evacuations?|(?:pulled|rescued|carried) (?:\S+ ){0,3}from|declare[sd]? (?:\S+ ){0,4}emergency|(?:sends?|sent|deploys?|deployed) (?:\S+ ){0,4}(?:aid|troops|help|rescuers|relief))/i,
      },
      {
        name: 'recovery',
        percent: 60,
        told: /\b(?:clean-?up (?:\S+ ){0,2}(?:begins|starts|continues|under ?way)|(?:begins?|starts?) (?:\S+ ){0,2}(?:clean-?up|rebuilding|repairs)|(?:power|water|service) (?:\S+ ){0,2}restored|(?:residents|families|villagers) (?:\S+ ){0,2}return|aid (?:\S+ ){0,2}(?:arrives|reaches)|(?:search|rescue) (?:\S+ ){0,3}(?:called off|ends|ended|suspended)|(?:buries|buried) (?:\S+ ){0,2}(?:dead|victims)|funerals? (?:\S+ ){0,3}held)\b/i,
      },
      {
        name: 'inquiry',
        percent: 70,
        told: new RegExp(
          String.raw`\b(?:(?:opens?|opened|launch(?:es|ed)?|orders?|ordered|begins?|began|announce[sd]?) (?:\S+ ){0,4}${INQUIRY}|${INQUIRY} (?:\S+ ){0,6}(?:opens|begins|launched|ordered|hears|heard|finds|found)|investigators (?:\S+ ){0,3}(?:find|found|examine|recover|blame|say)|black box(?:es)? (?:\S+ ){0,2}(?:found|recovered))\b`,
          'i',
        ),
      },
    ],
  },
  {
    kind: 'a search',
    fits: /\b(?:missing|search(?:es|ing|ers)? (?:for|of)|disappear(?:s|ed|ance)|vanish(?:es|ed)|trapped|stranded|lost at sea|manhunt|fugitives?|on the run|kidnapped|abducted)\b/i,
    cap: 85,
    endsWith: null,
    steps: [
      {
        name: 'search under way',
        percent: 45,
        told: /\b(?:(?:police|rescuers|divers|crews|volunteers|searchers|officers|helicopters?) (?:\S+ ){0,3}(?:search|comb|scour|hunt|look)(?:es|s|ing|ed)? |(?:search|manhunt) (?:\S+ ){0,5}(?:under ?way|continues|begins|launched|widens?|resumes|enters)|(?:launch|join|widen|expand)(?:es|s|ed)? (?:\S+ ){0,2}(?:search|manhunt))/i,
      },
      {
        name: 'trace found',
        percent: 60,
        told: /\b(?:belongings|clothes|clothing|phone|car|wreckage|debris|remains|vehicle|boat|body|bodies|backpack) (?:\S+ ){0,4}(?:found|recovered|discovered)\b/i,
      },
      {
        name: 'found',
        percent: 85,
        told: /\b(?:found (?:\S+ ){0,2}(?:safe|alive|dead|unharmed|well)|(?:re-?captured|rescued) (?:in|at|after|from|by|off)|(?:is|are|was|were|all) (?:\S+ )?(?:found|rescued|re-?captured|caught)|(?:body|remains) (?:\S+ ){0,4}identified)\b/i,
      },
    ],
  },
];
