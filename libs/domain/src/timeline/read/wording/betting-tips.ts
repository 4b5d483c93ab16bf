const SPORT =
  /\b(?:NFL|NBA|MLB|NHL|WNBA|UFC|WWE|AEW|PGA|NCAAF?|CFB|DFS|football|basketball|baseball|hockey|golf|moneylines?|parlays?|(?:fight|match) card|playoffs?|bracket|grand prix|(?:week|game|round) \d+)\b/i;
/** Words that name a contest if they are written as names. */
const CONTEST = /\b(?:Open|Cup|Bowl|Derby|Championship|Stakes|Tournament)\b/;
const VERSUS = /\bvs?\b\.? /i;
const TIP =
  /\b(?:(?<!\bat )odds|picks?(?! up\b)|(?:score )?predictions?|(?:best|prop) bets|props|moneylines?|parlays?|against the spread|over\/under|betting (?:lines?|odds|picks|splits|previews?|guides?|tips))\b/gi;
/** One is enough where a contest is named. */
const SURE =
  /\b(?:best|prop) bets\b|\bbetting (?:lines?|odds|picks|splits|previews?|guides?|tips)\b|\bodds[,:]|\bpicks(?::| today| tonight| against| for week)|\bpredictions(?:[:,]|$)/i;
/** One is enough between two teams. */
const OF_A_MATCH = /\bpredictions?\b|(?<!\bat )\bodds\b|\bbest bets\b|\bpicks(?=[:,]| for\b| against\b|$)/i;
/** Where and when a match is shown. */
const SHOWN =
  /^(?:where|how) to (?:watch|stream)\b|\btv channel\b.{1,80}\b(?:time|stream)\b|\b(?:start|kick-?off|tip-?off) times?,/i;
const MOCK_DRAFT = /\bmock drafts?\b/i;
/** News about betting: a company, a court or a regulator. And what happens against the odds. */
const NEWS =
  /\b(?:prediction markets?|probe|investigat\w+|charged|indicted|arrested|convicted|pleads?|guilty|bans?|banned|scandal|lawsuit|sues?|sued|regulat\w+|launch\w*|roll(?:s|ing|ed)? out|fined|trades?|traded|acquires?|announced?|def(?:y|ies|ied|ying)|beats?|beating|despite|overcom\w+)\b|\bagainst (?!the spread)/i;

/**
 * Whether a headline gives tips on bets, or says where a match is shown: 'Gulls vs. Terns prediction, picks and odds', 'Harbour Cup odds:
 * Gulls favoured'. Such articles tell nothing that happened. Tips name a contest, and mostly say twice what they are.
 */
export function isBettingTip(headline: string): boolean {
  const tips = headline.match(TIP)?.length ?? 0;
  const isMatch = VERSUS.test(headline);
  if (MOCK_DRAFT.test(headline) || (isMatch && tips >= 2)) return true;
  if (!isMatch && !SPORT.test(headline) && !CONTEST.test(headline)) return false;
  const isTip = tips >= 2 || SURE.test(headline) || (isMatch && OF_A_MATCH.test(headline));
  return (isTip || SHOWN.test(headline)) && !NEWS.test(headline);
}
