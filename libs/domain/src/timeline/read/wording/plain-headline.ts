import { isLoaded } from '../../../text/loaded-words.js';
import { oncePerText } from '../../../text/once-per-text.js';
import { dottedWho } from './dotted-who.js';

const READ = 300;
const MIN_WORDS = 3;
const MAX_WORDS = 26;
const MAX_CHARS = 160;
/** With a larger share of capital letters, a headline shouts. */
const MOST_CAPITALS = 0.6;

/** Words that make a headline useless as a name: it asks, teases, lists, promises or speaks for an outlet. */
const UNUSABLE = [
  /\?(?:["”’')\]]|\s|$)/,
  /^(?:all about|why|how|what|who|whose|which|when|where|inside|meet|can|could|should|would|will|is|are|does|do|did|here(?:['’]s| is| are))\b/i,
  /[:–—-]\s(?:why|how|what|who|inside|everything|here(?:['’]s)?)\b/i,
  /\b(?:here(?:['’]s| are| is) (?:what|how|why|the)|(?:what|things|need|all you) to know|what we know|what(?:['’]s| is) (?:next|behind|at stake)|you need to|explained|key takeaways|takeaways from|as it happened|live updates?|in pictures|in photos|fact check|q&a|the latest on)\b/i,
  /^(?:watch|video|live|opinion|analysis|exclusive|listen|podcast|photos?|gallery|review|editorial|letters?|comment|moment|videos?|timeline|recap|quiz|cartoon|column|see|look)\b\s?[:|–—-]?/i,
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:things|ways|reasons|takeaways|questions|facts|moments|photos|charts)\b/i,
  /^\p{Lu}[\p{Lu}\s'’&.-]{6,}(?::|\s[-–—|])/u,
  // A mere quotation. A straight quotation mark before a letter is an apostrophe: 'They didn't listen'.
  /^(?:["“‘][^"”’]{10,}["”’]?|'(?:[^']|'(?=\p{L})){10,}'?)[.!]?$/u,
  /\p{Extended_Pictographic}/u,
  /(?:…|\.\.\.)["”’']?\s*$/u,
];
/** Signs of voice, each with the share of plainness that is left. */
const VOICE: readonly (readonly [RegExp, number])[] = [
  [/!(?=[\s"”’')\]]|$)/, 0.2],
  [/\b(?:tonight|today|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend))\b/i, 0.2],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i, 0.55],
  [
    /(?:^|[\s(])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Ww]e|[Ww]e['’](?:re|ve|ll)|[Oo]ur|[Yy]ou|[Yy]our|[Ll]et['’]s)(?=[\s,.]|['’](?:re|ve|ll|d)|$)/u,
    0.25,
  ],
  [/(?:\p{Lu}{4,}[\s,'’-]+){2}/u, 0.4],
  [/^["“‘']/, 0.45],
  [/["“”]|(?:^|\s)['‘].{3,80}['’](?=[\s,.;:]|$)/, 0.85],
  // A second sentence. 'U.S. Senate' is one.
  [/(?<!\b\p{Lu})\.\s+["“‘']?\p{Lu}/u, 0.4],
  [/\s\|\s/, 0.6],
  [/^[^:]{2,60}:\s/, 0.6],
  [/;/, 0.5],
  [
    /\b(?:reveals? (?:what|how|why|who|the|her|his)|breaks? (?:her |his |their )?silence|opens? up|fires? back|doubles? down|weighs? in|speaks? out|erupts?|cornered|flattered|insiders?|experts? (?:say|warn|reveal)|fans?|fangirl|hubby|bone-chilling|bizarre|bonkers|stunn(?:ing|ed)|surpris(?:e|ing|ingly)|twists?|shock\w*|secret|twisted|spots|goes viral|viral|internet|social media (?:erupts|reacts)|sparks? (?:outrage|fury|backlash|debate)|backlash|drama|feud|chaos|rocked|nightmare|panic|embarrass\w*|goons?|scrambl\w+|showdown|spotlight|haunt\w*|eerie|heartbreak\w*|tragic|legacy|memorable|admits?|revealed|wild|freak-?outs?|pointed|has a response|reunion|frat|jabs?|bros?|final moments|protest\w* too much|tv host|host|snubs?|trolls?|teases?|hints? at|plays? |grieves?|mourns?|tributes?|poke[sd]? fun|questions linger|details emerge|do(?:es)? little to|chances|raises? questions|renews? questions|off and (?:running|rolling)|in full swing|heart(?:felt|warming)|hilarious|adorable|awkward(?:ly)?|fiery|scathing|blistering|feisty|in (?:tears|shock))\b/i,
    0.45,
  ],
  [
    /\bgets? (?:even )?(?:brutal|savage|nast(?:y|ier)|ugl(?:y|ier)|heated|mess(?:y|ier)|personal|weird(?:er)?|tenser?)\b/i,
    0.45,
  ],
  [
    /\b(?:strugg\w+|lends? a hand|appears? to|seems? to|signals?|suggests?|amid (?:concerns|speculation|rumou?rs)|what it means|look(?:s|ing)? (?:back|at)|remember\w*|reflects?|explains?|recounts?|describes?)\b/i,
    0.65,
  ],
  [
    /\b(?:claims?|insists?|dismiss(?:es|ed)|accuses?|blames?|urges?|calls? (?:for|on)|defends?|rejects?|denies|criticis\w+|criticiz\w+|condemns?|praises?|reacts?|responds?|suspects?|thinks|believes|hopes|wants|warns?)\b/i,
    0.8,
  ],
  [
    /\b(?:praise[sd]?|hail(?:s|ed)|thank(?:s(?! to)|ed)|congratulat\w+|sympathy|condolences|offers? .{0,60}advice|joke[sd]?|mock(?:s|ed)|lash(?:es|ed) out|claps? back|celebrates?|message of|wish(?:es|ed)|how to|(?:guide|tips) (?:to|for|on)|wake-up call|diary|reminds?|argue[sd]? (?:with|over)|it['’]s time|friends? (?:says?|said|claims?)|gush\w*|muse[sd])\b/iu,
    0.5,
  ],
  [/\bsays? (?:he|she|they|it) (?:wants?|hopes?|believes?|thinks?|feels?)\b/i, 0.5],
  [
    /\b(?:photos?|videos?|footage|images?|pics?) (?:shows?|captures?|of)\b|\bcaught on (?:video|camera)\b|\bmoment\b/i,
    0.4,
  ],
  [
    /^(?:The|A|An|This|His|Her|Their|Its)\b(?:(?!\b(?:is|are|was|were|has|have|had|will|says?|said|kills?|killed)\b).)*$/,
    0.6,
  ],
  [/^\p{L}+ing\b/u, 0.7],
  [
    /^(?:let|don['’]t|ensure|enjoy|discover (?:the|how|why|what|your)|celebrate|try|avoid|learn|remember|forget)\b/i,
    0.3,
  ],
  // An apostrophe was lost, or the headline is cut off.
  [/\p{L} s \p{L}|\s[-–—]+$/u, 0.4],
];

/**
 * How plain a headline is, 0–1. 0 is useless as a name: it asks, teases, shouts, only quotes, speaks for its outlet or is a
 * single word. Signs of voice, colour and comment lower the rest. The cues are English; capitals, punctuation, emoji and
 * length count in every language.
 */
export const plainness = oncePerText((title) => {
  const headline = dottedWho(title.slice(0, READ).trim());
  const words = headline.split(/\s+/u).length;
  if (words < MIN_WORDS || capitals(headline) > MOST_CAPITALS) return 0;
  if (UNUSABLE.some((mark) => mark.test(headline))) return 0;
  const length = words > MAX_WORDS || title.trim().length > MAX_CHARS ? 0.2 : words < 5 ? 0.7 : 1;
  const voice = VOICE.reduce((left, [mark, share]) => (mark.test(headline) ? left * share : left), 1);
  return length * voice * (isLoaded(headline) ? 0.5 : 1) * (isTitleCase(headline) ? 0.9 : 1);
});

/** The share of capitals among the cased letters. */
function capitals(headline: string): number {
  const upper = headline.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = headline.match(/\p{Ll}/gu)?.length ?? 0;
  return upper === 0 ? 0 : upper / (upper + lower);
}

/** Whether nearly all longer words begin with a capital. */
export const isTitleCase = oncePerText((headline) => {
  const words = headline.match(/(?<![\p{L}'’])\p{L}[\p{L}'’]{3,}/gu) ?? [];
  return words.length >= 4 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.85;
});
