import type { ClosureKind } from './closure-kind.js';

/** Stories that end with an office, a contract or peace. */
export const POWER_KINDS: readonly ClosureKind[] = [
  {
    kind: 'nomination',
    ending: 'the result of a vote or the end of a candidacy',
    fits: /\b(?:primar(?:y|ies)|by-?elections?|special election|nomin(?:ee|ation)\w*|candida(?:te|cy)\w*|leadership|chair(?:man|woman)?|mayor\w*|governor|race|bid|runs?|third-party|swing|seat)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:wins?|won|clinch(?:es|ed)|captures|secures|loses|lost|sweeps|retains|holds) (?:\S+ ){0,8}(?:special election|by-?election|primary|primaries|nomination|leadership|chairmanship|seat)\b`,
        String.raw`\bflips (?!(?:on|off|out)\b)(?:\S+ ){0,8}(?:special election|by-?election)\b`,
        String.raw`\b(?:(?:cruises?|coasts?|sails?|romps?|sweeps?|surges?|storms?) to (?:\S+ ){0,3}(?:victory|win)|survives? (?:\S+ ){0,5}(?:primary|challenge|challenger)|fends? off (?:\S+ ){0,5}(?:challenger|challenge|rivals?|primary)|prevails? in|unseats? \S+|advances? to (?:\S+ ){0,3}(?:general|november))\b`,
        String.raw`\b(?:beats?|defeats?|ousts?|edges out|upsets?) (?:\S+ ){1,9}(?:special election|by-?election|primary|race|leadership|chair\w*)\b`,
        String.raw`\b(?:re-?elected (?:as )?(?:\S+ ){0,3}(?:chair\w*|chief|leader|speaker|head)|projected to win (?:\S+ ){0,4}primary)\b`,
        String.raw`\b(?:(?:ends?|abandons?|drops?|suspends?) (?:\S+ ){0,4}(?:campaign|candidacy|(?:president\w*|presidency|senate|mayoral|governor|gubernatorial|house|leadership|re-?election) (?:bid|run|race))|drops out of|bows out of|quits (?:\S+ ){0,3}race|withdraws from (?:\S+ ){0,4}(?:race|contest|election)|won['’]t (?:run for|seek re-?election)|(?:elected|chosen|named) (?:as )?(?:\S+ ){0,2}(?:party )?leader|wins? (?:\S+ ){0,4}leadership)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 1,
  },
  {
    kind: 'election',
    ending: 'an election result',
    fits: /\b(?:elect(?:ion|ions|ed|s)|re-?elect\w*|concede[sd]?(?= (?:defeat|(?:the |a )?(?:\S+ ){0,2}(?:race|contest|election)|to(?! (?:\S+ ){0,2}(?:demands?|pressure|cuts?|calls?|critics|reporters|parliament)))\b|\W*$)|votes?|voters?|voting|runoff|run-off|ballot|polls?|campaign|president\w*|referendum|prime minister)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:wins?|won|clinch(?:es|ed)|captures|secures|loses|lost|sweeps) (?!(?:ground|support|steam|momentum)\b)(?:\S+ ){0,8}(?:election|presidency|runoff|run-off|referendum|race|term)\b`,
        String.raw`\b(?:beats?|defeats?|ousts?|topples) (?:\S+ ){1,9}(?:election|runoff|run-off|presidency)\b`,
        String.raw`\b(?:landslide (?:win|victory)|wins? (?:\S+ ){0,3}landslide|(?:cruises?|coasts?|sweeps?|romps?|storms?) to (?:\S+ ){0,3}(?:victory|win|power)|wins? (?:\S+ ){0,3}(?:majority|second term|third term|re-?election)|loses? (?:\S+ ){0,4}(?:re-?election|seat|bid)|(?:elects?|chooses?) (?:\S+ ){1,6}(?:president|mayor|governor|leader|speaker|pope|prime minister)|concedes?|(?:has|have) conceded(?=\W*$|[,.;:])|conceded (?:defeat|to)|re-?elected|(?:is|was) elected|elected (?:as )?(?:the )?(?:\S+ ){0,2}(?:president|mayor|governor|chancellor|speaker|pope|prime minister)|(?:declared|projected) (?:the )?winner|winner (?:is )?declared)\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 5,
  },
  {
    kind: 'appointment',
    ending: 'a confirmation or an inauguration',
    fits: /\b(?:governments?|gov['’]t|govt|cabinet|coalition|nomin\w+|appoint\w*|ministers?|confirm\w*|inaugurat\w*|successor)\b/i,
    cue: /\b(?:swears? in|sworn in|takes? (?:the )?oath|takes office|assumes office|assumes (?:the )?presidency|is inaugurated|inaugurated as|(?:new|unity) (?:government|gov['’]t|govt|cabinet) (?:forms|formed|takes office|is sworn)|senate (?:confirms|approves (?:(?!(?:bills?|laws?|budget|plans?|package|measures?|resolution|deal|funding|aid|tax\w*|rules?)\b|[$£€])\S+ ){1,8}(?:as|to (?:serve|lead|head|be)))|confirmed as (?!(?:an? |the )?(?:suicide|homicide|murder|victim|case|cause|dead)))\b/i,
    quietDays: 1,
  },
  {
    kind: 'resignation',
    ending: 'a resignation',
    fits: /\b(?:resign\w*|step(?:s|ping)? down|quits?|oust\w*|sack\w*|fire[sd]|firing|axed|dismiss\w*|scandal|no[ -]confidence|calls to go|under pressure)\b/i,
    cue: /\b(?:resigns|has resigned|has quit|quits$|quits (?:\S+ ){0,4}(?:job|role|post|board|cabinet|government)|(?:fires|sacks|dismisses) (?:(?!back|at|over)\S+ ){0,4}(?:chief|minister|coach|head|director|manager|commissioner|secretary|boss|ceo|president|ambassador|general)|(?:fired|dismissed|axed) as|removed from office|leaves (?:\S+ ){0,2}(?:post|role|office)|parts? ways|resigned (?:on|after|over|as)|steps down|stepped down|quits (?:as|over|after|post)|(?:sacked|ousted|removed|out) as|tenders (?:\S+ )?resignation|resignation (?:is )?accepted|(?:captain|commander|commanding officer|chief|coach|manager|minister|director|head|boss) (?:(?!who|that|not)\S+ ){0,3}(?:sacked|relieved of (?:command|(?:his|her) (?:command|duties|post))|fired (?:after|over|by|amid)))\b/i,
    quietDays: 5,
  },
  {
    kind: 'deal',
    ending: 'a completed or cancelled deal',
    fits: /\b(?:deals?|merger|takeover|acqui\w+|buyout|bid|buys?|sales?|sells?|stake|purchase|owners?)\b/i,
    cue: new RegExp(
      [
        String.raw`\b(?:(?:completes?|completed|closes|closed|finali[sz]es?|concludes?|seals?) (?:on )?(?:\S+ ){0,6}(?:acquisition|merger|takeover|sale|purchase|deal|buyout))\b`,
        String.raw`\b(?:acquisition|merger|takeover|sale|deal|buyout) (?:is |has been |was )?(?:completed?|closed|closes|finali[sz]ed|called off|abandoned|terminated|scrapped|collapses)\b`,
        String.raw`\b(?:calls? off|called off|abandons?|walks? away from|pulls? out of|scraps?) (?:\S+ ){0,5}(?:deal|merger|takeover|bid|acquisition|sale)\b`,
        String.raw`\b(?:no merger after all|go separate ways|(?:buys|acquires|bought) (?:\S+ ){0,5}(?:stake|part of)|becomes? (?:part[ -]|co-)?owners?|(?:takes|completed) ownership|takes over)\b`,
        String.raw`\b(?:announces? (?:the )?sale of|agrees? sale of|deal (?:is )?(?:off|dead|done)|sign(?:s|ed) (?:\S+ ){0,5}(?:deal|agreement|contract|pact|partnership))\b`,
      ].join('|'),
      'i',
    ),
    quietDays: 4,
  },
  {
    kind: 'strike',
    ending: 'the end of a strike',
    fits: /\b(?:strikes?|striking|walkout|unions?|picket\w*|lockout|workers|blockade|protest(?:s|ers)?)\b/i,
    cue: /\b(?:avert(?:s|ed) (?:\S+ ){0,3}(?:strike|walkout)|back on the job|(?:encampment|blockade|occupation) (?:is |was )?(?:cleared|dismantled)|(?:strike|walkout|blockade|lockout|protest) (?:(?:in|at|by|on|over) (?:\S+ ){1,4})?(?:is over|is off|has ended|(?:is |has been |was )?(?:ends?|ended|called off|suspended|averted|lifted))|(?:ends?|ended|ending|calls? off|called off|suspends?|lifts?) (?:(?!after|as|higher|lower)\S+ ){0,4}(?:strike|walkout|blockade|lockout)|(?:strike|walkout) ending(?! (?:soon|hopes|talks)\b)|(?:agree[sd]? (?:to|on)|reach(?:es|ed)?|sign(?:s|ed)?) (?:an? )?(?:\S+ ){0,2}(?:deal|agreement|contract) (?:to end|ending) (?:\S+ ){0,4}(?:strike|walkout|lockout)|(?:ratif(?:y|ies|ied)|approved?|accepts?|accepted) (?:\S+ ){0,4}(?:contract|pay deal|pay offer|offer)|returns? to work|back (?:at|to) work)\b/i,
    quietDays: 5,
  },
  {
    kind: 'conflict',
    ending: 'an agreement or a settlement',
    fits: /\b(?:war|ceasefire|truce|peace|troops|fighting|conflict|hostilities|dispute|standoff|row|impasse|feud|blackouts?|carriage|shutdowns?|talks|treaty|waters|def(?:y|ies|ied|iance)|threatens?|showdown|stoush)\b/i,
    cue: /\b(?:sign(?:s|ed)? (?:\S+ ){0,5}(?:deal|treaty|agreement|accord|truce|ceasefire|pact)|(?:peace )?(?:deal|treaty|agreement|accord|ceasefire) (?:is |was )?signed|war is over|capitulates?|(?:dispute|standoff|row|impasse|shutdown|boycott) (?:(?:is|was) (?:over|settled|resolved)|ends|ended)|(?:ends?|ending|settles?) (?:(?!(?:after|amid|over)\b)\S+ ){0,4}(?:deadlock|standoff|dispute|impasse)|(?:ends|ended|lifts|lifted) (?:(?!(?:after|amid|over|with|in)\b)\S+ ){0,4}(?:blackout|shutdown|boycott)|reach(?:es|ed)? (?:an? )?(?:\S+ )?(?:deal|agreement|accord) (?:to (?:end|reopen|restore)|ending|restoring)(?! (?:\S+ ){0,4}(?:shutdown|war)\b)|(?:approved|allowed?s?) (?:\S+ ){0,3}to reopen)\b/i,
    quietDays: 4,
  },
];
