const SPORT = '(?:NFL|NBA|MLB|NHL|WNBA|UFC|PGA|NCAAF?|CFB|(?:college )?football|basketball|baseball|golf)';
const TIP =
  '(?:odds|picks?|predictions?|(?:best|prop) bets?|props|parlays?|moneylines?|against the spread|over/under|betting lines?)';
/** 'Gulls vs. Terns prediction, picks and odds', 'Marsh Open: best bets', 'Harbour Cup odds: Gulls favoured'. */
const TIPS = new RegExp(
  `\\b${TIP}\\b.{0,30}(?:[,:&]|\\band\\b).{0,30}\\b${TIP}\\b|\\bbest bets?\\b|\\bbetting (?:odds|picks?|splits|previews?|guides?|tips)\\b|` +
    `(?<!\\b(?:against|at|the|all|long|these|such) )\\bodds[,:]|\\b(?:staff|expert|score|${SPORT}) (?:picks|predictions)\\b(?! up\\b)|\\bmock drafts?\\b`,
  'i',
);
/** Where and when a match is shown. */
const SHOWN =
  /^(?:where|how) to (?:watch|stream)\b|\btv channel\b.{1,80}\b(?:time|stream|odds)\b|\b(?:start|kick-?off|tip-?off) times?,/i;
/** News about betting: a company, a court or a regulator. */
const ABOUT_BETTING =
  /\b(?:prediction markets?|probe|investigat\w+|charged|indicted|arrested|convicted|bans?|banned|scandal|lawsuit|sues?|sued|regulat\w+|launch\w*|roll(?:s|ing|ed)? out|fined|suspend\w*|says?|said|trades?|traded|acquires?|announced?|draft picks?)\b/i;

/** Whether a headline gives tips on bets, or says where a match is shown. Such articles tell nothing that happened. */
export function isBettingTip(headline: string): boolean {
  return (TIPS.test(headline) || SHOWN.test(headline)) && !ABOUT_BETTING.test(headline);
}
