import { ENGLISH } from '#vocabulary';
import { parsedUrl } from '../../text/parsed-url.js';
import { cuesOf } from '../languages/cues-of.js';
import type { StanceCues } from '../languages/language-cues.js';
import { plain } from '../languages/words.js';
import { opinionMarks } from './opinion-label.js';
import { isBettingTip } from './wording/betting-tips.js';
import { dottedWho } from './wording/dotted-who.js';

/**
 * What an article does with a fact. `report`: it says that something happened. `aftermath`: reactions, lists, looks back and studio
 * talks about one fact. `comment`: opinion, analysis, background, tips on bets, a live blog or a digest. `expects`: it says that something may
 * happen.
 */
export type Stance = 'report' | 'aftermath' | 'comment' | 'expects';

const READ = 300;

/** The first words of comment, background and digests. */
const OPENING =
  /^(?:opinion|explaining|first thing|analysis|letters?|editorial|column|comment|commentary|review|explainer|explained|podcast|quiz|in pictures|photos?|pics|watch|video|listen|read|recap|live (?:from|coverage)|q&a|timeline|fact check|factors that|breaking down|late night|news wrap|behind the|who (?:is|was|are)|what (?:to know|is|are|we know|it|the|happens)|why|how|here(?:'|’)?s|meet|inside|a look|the (?:memo|big|real|latest|papers)|[a-z]+(?:'|’)s? (?:20\d\d )?chances|(?:\d{1,2}|three|four|five|six|seven) (?:things|takeaways|ways|reasons)|(?:key )?takeaways)\b/i;
/** Marks of the same elsewhere in a headline: a question, three items, a label at the end, a columnist's name after a bar. */
const MARK =
  /\?(?:\s|$)|;.{1,200};|\b(?:explained|live updates?|as it happened|things to know|what to know|to watch|(?:takeaways|lessons) from|other takeaways|chances of|live (?:\S+ ){0,3}results|morning brief(?:ing)?|top headlines|this week in|what(?:'|’)s next|what happens next|what it(?:'|’)s like|what we know|calls out|weighs in|strategists|crisis live)\b|\b(?:CBS|ABC|NBC|PBS) (?:Evening|News|World|Nightly|Morning|NewsHour)|(?::|–|—|-|\|) ?(?:analysis|live|explainer|opinion|podcast|the latest|(?:three|\d) takeaways)\s*$|\blive:/i;
/** Digests of several stories: 'Your Monday Briefing', 'Morning news brief', '5/3: Evening News', 'Taxes rise. And, a dam breaks'. */
const DIGEST =
  /^\d{1,2}@|\b(?:bulletin|news alert): |\byour \w+ (?:briefing|update)\s*$|\bnews brief\b|^\d{1,2}\/\d{1,2}: |^today (?:on|in)\b|[\p{Ll}\d%]\. And, |^livestream\b|\b(?:top (?:stories|reads)|everything (?:to know|you need to know)|need to know about .{1,60} today)\b|\btimeline(?: of\b|\s*$)/iu;
/** Lists: 'Five observations on the cup final', '4 goalkeepers who could leave'. */
const LIST =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\S+ )?(?:predictions|storylines|observations)\b|^\d{1,2} (?:\S+ ){1,2}(?:who|that) (?:won['’]t|could|should|might|must|need|will|can)\b/i;
/** A columnist's name in capitals: 'PETRA QUILL: The valley deserves better'. */
const BYLINE =
  /^(?!(?:BREAKING|EXCLUSIVE|PIC|WATCH|LIVE|NEWS|JUST|FIRST|RED|UPDATE)\b)\p{Lu}{2,}(?:\s\p{Lu}['’\p{Lu}-]+){1,2}(?::|\son\b)|^Exclusive [–—-] \p{Lu}[\p{L}.’'-]+ \p{Lu}[\p{L}.’'-]+: /u;
/** Two sentences. Reports have one, without a full stop. */
const SENTENCES = /\p{Ll}{4,}['’”]?\.\s['‘“]?\p{Lu}.{1,200}\p{Ll}{2,}['’”]?\.\s*$/u;
/** Reactions, lists, looks back and questions raised. */
const AFTERMATH =
  /: (?:how\b(?! to\b)|why\b|what\b)|(?:\| )?[–—-] (?:video|photos|pictures)\s*$|\breacts? to\b|\b(?:most memorable|at (?:her|his|their) worst|full list|playbook|did next|shock ?waves|impossible task|experts say|looks back|in (?:her|his|their) own words|then and now)\b|\braises? (?:\S+ ){0,4}(?:questions?|eyebrows)\b|\bgetting (?:strange|weird|ugly)\b|\b(?:mocks|roasts|skewers|teases|jokes about|rips into|claps back|humiliates|shredded for)\b/i;
/** A second sentence that turns the first into a feature: 'The dam was to last a century. Then came the rain'. */
const TURN =
  /\p{Ll}{3,}['’”]?\. (?:For|But|Then|Now|So|Yet|It|It['’]s|They|He|She|And|Here|That|Not|This|Their|His|Her)\b/u;
/** How something was received, a verdict on its prospects, and the mood of a party: reporting about a fact, not of it. */
const RECEPTION =
  /\b(?:draws?|sparks?|stirs?|prompts?|faces?|fuels?|meets?(?: with)?) (?:\S+ ){0,2}(?:outrage|outcry|alarm|backlash|criticism|ridicule|anger|fury|concerns?|scepticism|skepticism|praise|doubts?)\b|\braises? (?:\S+ ){0,2}doubts?\b|\bunder scrutiny\b|\b(?:looks?|seems?|appears?) (?:doomed|unlikely|likely|certain|safe|shaky|set)\b|\bs[kc]eptical (?:of|about)\b|\b(?:is|are) (?:torn|divided|split|furious|fuming|baffled|not (?:happy|convinced))\b|\btreads? carefully\b|\bhints? at\b|\b(?:tests?|revives?|previews?|spotlights?|underscores?|highlights?|echoes|upends?|complicates?) (?:\S+ ){0,6}(?:appetite|mandate|challenge|questions?|divide|rift|break|risks?|limits?|stakes?|tensions?)\b|\b(?:slams?|blasts?|attacks|brands?) (?:\S+ ){1,6}as (?:an? )?\S+\b|\bspots? (?:why|what|how)\b|\bopens? up (?:on|about|after)\b|\bcornered on\b|\banother (?:win|blow|loss|test|sign|reminder|reason|chapter|setback) (?:for|of|that)\b|\b(?:follows|comes amid) (?:\S+ )?(?:concerns|criticism|fears|questions|backlash|doubts)\b|\bcalls? (?:him|her) (?:an? )?["“‘']|\b(?:culture clash|list of|not unprecedented|no accident|halfway to)\b/i;
/** Idioms of features, teasers, galleries and previews. */
const FEATURE =
  /^(?:the |a )?(?:\p{L}+ ){0,2}(?:battle|fight|feud|clash|race|debate|dispute|row|divide|rift|standoff) between (?:\S+ ){1,4}and \S+(?: \S+){0,2}$|^(?:this|these|those) (?!year|week|month|morning|day)|\b(?:string|series|flurry|barrage|spree|wave) of (?:\S+ ){0,3}posts\b|\b(?:questions? (?:linger|remain)|renews questions|fresh spotlight|mental toll|cultural nerve|social media obsession|darkest (?:question|secret)|biggest (?:bombshells?|moments)|conspiracy theories|seen everywhere|feeding frenzy|freak-?out|protesting too much|crash course|here (?:is|are)|reflects on|recalls (?:\w+ing|how|when|life|the (?:day|moment|night))|recounts? life|once (?:said|told|called)|greatest achievements?|(?:stunning|incredible|dramatic|shocking) (?:photos?|images?|videos?|timing)|(?:videos?|photos?|images?) (?:captures?|shows?) (?:the )?(?:moment|total|scale|extent)|maps? shows?|(?:disturbing|chilling|shocking) (?:details|testimony)|^(?:new|more) details|makes wild claim|introducing|latest news on|need to know|newsletters?(?: |:|$)|^see what\b|^(?:tucker|hannity|nolte)\b|\b(?:just crushed|finally broke with|shames|puts? to the test|a \(?photo\)? study)\b|what (?:that|this|it) means|(?:win|loss|defeat|comeback|victory) (?:\S+ ){1,6}is an? (?:win|loss|reprieve|blow|gift|warning|lesson)|does? little to|royal experts?|experts? warns?|(?:woes|chaos|drama|feud) (?:deepens?|intensif(?:y|ies)|escalates)|(?:new|old) politics of|the (?:truths?|tragedy|tragedies|lessons?) (?:of|that|about)|up for grabs|polling picture|among (?:\S+ ){1,4}greatest|shock frontrunner|battle with addiction|bonkers|bone-chilling|says goodbye|never be \S+:|wants (?:his|her|their|its) cut|by no means|big load of)\b/iu;
/** What the news itself is not: 'A talks about life on tour', 'A speaks to the BBC'. */
const INTERVIEW =
  /(?<!\b(?:hold|holds|held|in|trade|peace|begins?|starts?|launch|direct|new|crisis|merger|budget|open|more|and|private|secret|early|coalition|arms|climate) )\btalks (?:about|agenda|politics|strategy|life|love|family)\b|\b(?:speaks?|talks?|sits down) (?:to|with) (?:the )?(?:BBC|CNN|CBS|NPR|NBC|ABC|PBS|Fox|Sky|AP|AFP|Reuters)\b/i;
/** A headline that says what something is: 'The crisis is a warning', 'Ada Quill was right'. Reports say what happened. */
const VERDICT =
  /^(?!.*\b(?:says?|said|tells?|told|suggests?|shows?|finds?|study|police|officials?|reports?|warns?|claims?|insists?|agrees?|admits?|announces?|reveals?|after|polls?|court|judge|as|that|who|which|because|suspect|victims?|killed|dead)\b)[^:,]{3,60}? (?:is|was|are|were|isn['’]t|wasn['’]t|aren['’]t) (?:(?:not|really|just|never|always|still|only) ){0,2}(?:wrong|right|an? (?!\d)|the (?!first|second|third|last|latest|only|home|\p{L}+est\b|\d)|\p{Lu}\p{L}+['’]s )/iu;
/** A list of matters without a verb: 'Dam Talks, Harbour Strikes, and Lake Levels'. */
const MATTERS =
  /^\p{Lu}\S*(?: \p{Lu}\S*){1,4}, \p{Lu}\S*(?: \p{Lu}\S*){1,4},? (?:and|&) \p{Lu}\S*(?: \p{Lu}\S*){1,4}$/u;
/** An outlet that speaks of itself: 'We', 'I', outside of quotations. */
const FIRST_PERSON = /^(?:We|I|My|Our)(?:['’](?:ll|m|re|ve|d))? \p{L}/u;
/** Words of an outlet's own voice, which reports avoid outside of quotations. */
const VOICE =
  /\b(?:dumb|orwellian|goons?|nepo|dirty tricks|sycophan\w+|shameful(?:ly)?|pathetic(?:ally)?|insane(?:ly)?|unhinged|clown\w*|laughable|hypocri\w+|despicable|delusional|cringe\w*|vaporiz\w+|eviscerat\w+|unloads on|dunks on|meltdown|finally admits|won(?:'|’)t tolerate|isn(?:'|’)t (?:the|a|an) \S+ (?:\S+ )?you(?:'|’)ve|are next\.?$)/i;
/** Quotations, in which others speak. */
const QUOTED = /(?<!\p{L})["“‘'](?=\p{L})[^"”’']{1,200}["”’']/gu;
/**
 * The lead of an interview or a studio talk: 'NPR's A B talks with …', 'C D joins CBS News to discuss …', 'The minister talks about
 * the importance of …'.
 */
const TALK =
  /^(?:\p{Lu}[\p{L}.]*\s){0,2}\p{Lu}[\p{L}.]*['’]s?(?:\s\p{Lu}[\p{L}.’'-]+){2,3}\s(?:talks|speaks|spoke|explains|breaks down|discuss(?:es)?|looks at|reacts)\b|\b(?:joins|joined) (?:\p{Lu}[\p{L}.’'"]*\s){1,4}to (?:discuss|talk|explain|break)\b|\btalks about (?:the importance|how|why|what|his|her|their)\b/u;
/** The lead of what a presenter or commentator said: 'ESPN host Ada Quill said …'. */
const PUNDIT =
  /^(?:\S+ ){0,3}(?:co-host|host|commentator|pundit|columnist|podcaster|comedian|panelist|contributor) (?:\p{Lu}\S+ ){1,4}(?:\S+ ){0,2}(?:said|says|slam\w*|blast\w*|call\w*|argu\w*|react\w*|criticiz\w*|mock\w*|told|tells|claim\w*|accus\w*)/u;
const COLUMNIST = /\s\|\s\p{Lu}[\p{L}.’'-]+(?:\s\p{Lu}[\p{L}.’'-]+){1,2}\s*$/u;
/** Parts of a URL's path under which outlets file comment, live blogs, podcasts and digests. */
const SECTION =
  /\/(?:analysis|podcasts?|audio|newsletters?|live|live-news|live-updates?|live-?blog|quiz(?:zes)?|interactives?|features?|in-pictures|galler(?:y|ies)|photos?|cartoons?|explainers?|magazine|meet-the-press|newshour\/show|reviews?)(?:\/|$)|[/-](?:live-updates?|live-blog|explainer|explained|takeaways|what-to-know|what-we-know)(?:[/.-]|$)|[/-](?:[3-9]|1\d)-(?:things|takeaways|ways|reasons)-/i;
const PATH_CHARS = 300;

const COMMENT = [OPENING, MARK, LIST, DIGEST, MATTERS, BYLINE, SENTENCES, COLUMNIST];

const EXPECTATION =
  /\b(?:could|may|might|eyes? (?:a )?(?:potential|possible)|weighs? (?:\w+ing|whether)|risks? \w+ing|must win|(?:is |are )?(?:set|due|poised|likely|expected|about) to|looms?|braces? for|awaits?|on the verge of|what to expect)\b|^ahead of\b/i;
/** A statement about the future is itself a fact. */
const STATEMENT =
  /\b(?:says?|said|warns?|tells?|told|announces?|vows?|claims?|urges?|admits?|reveals?|suggests?|accuses?|denies|orders?|rules?|agrees?|signals?)\b/i;

/** Reads an article's stance from its headline, the beginning of its lead and the path of its URL. */
export function stanceOf({
  title,
  url = '',
  excerpt = '',
  language = ENGLISH,
}: {
  title: string;
  url?: string;
  excerpt?: string;
  language?: string;
}): Stance {
  if (language !== ENGLISH) return foreignStance(title, url, cuesOf(language)?.stances);
  const headline = dottedWho(title.slice(0, READ));
  if (COMMENT.some((mark) => mark.test(headline)) || isBettingTip(headline)) return 'comment';
  const path = parsedUrl(url)?.pathname.slice(0, PATH_CHARS) ?? '';
  if (SECTION.test(path) || opinionMarks({ url, title: headline, categories: [] }).isOpinion)
    return 'comment';
  const unquoted = headline.replace(QUOTED, ' ');
  if ([VOICE, FEATURE, VERDICT].some((mark) => mark.test(unquoted)) || FIRST_PERSON.test(headline))
    return 'comment';
  if ([AFTERMATH, TURN, RECEPTION, INTERVIEW].some((mark) => mark.test(headline))) return 'aftermath';
  if ([TALK, PUNDIT].some((mark) => mark.test(excerpt.slice(0, READ)))) return 'aftermath';
  return EXPECTATION.test(headline) && !STATEMENT.test(headline) ? 'expects' : 'report';
}

/** The same in the paths of outlets in other languages. */
const FOREIGN_SECTION =
  /\/(?:opinion(?:es|i)?|opiniao|opinione|editorial(?:es|i|e)?|tribunas?|tribunes?|columnas?|colunas?|debats|idees|meinung(?:en)?|kommentare?|kolumnen?|commenti|en-directo?|directo?|en-vivo|ao-vivo|diretta|liveticker|newsblog|boletines)(?:\/|$)/i;

/** The same marks in another language. Where its words are not known, only the path of the URL tells comment from reports. */
function foreignStance(title: string, url: string, cues: StanceCues | undefined): Stance {
  const headline = plain(title.slice(0, READ));
  const path = parsedUrl(url)?.pathname.slice(0, PATH_CHARS) ?? '';
  if (SECTION.test(path) || opinionMarks({ url, title: headline, categories: [] }).isOpinion)
    return 'comment';
  if (FOREIGN_SECTION.test(path)) return 'comment';
  if (!cues) return 'report';
  if (cues.comment.some((mark) => mark.test(headline))) return 'comment';
  if (cues.aftermath.test(headline)) return 'aftermath';
  return cues.expectation.test(headline) && !cues.statement.test(headline) ? 'expects' : 'report';
}
