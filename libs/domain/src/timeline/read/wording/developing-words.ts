import { ENGLISH } from '#vocabulary';
import { oncePerText } from '../../../text/once-per-text.js';

/** Stems of verbs that change a story. Verbs of saying and seeming, of weather, moods and habits are left out on purpose. */
const STEMS = `abandon accept accus acquir acquit adjourn admit adopt advanc agree allow announc apologi[sz] appeal appoint approv arrest
  arriv ask assassinat authori[sz] author award ban bar beat block bomb bring build burn buy call(?:s|ed|ing)?.off cancel captur catch caus
  challeng charg clash clear clos collaps complet conced confirm contain convict crash cross cut damag deal decid declar declin defeat delay
  deliver den deploy destroy detain di discover dismiss dissolv drop eas edg elect eliminat end endors enter erupt escap evacuat expand expel
  expir explod extend fac fail fall file fin find fir flee flood forc form free get giv grant ground halt hear hid hit hold identif impos improv
  increas indict injur introduc invit issu jail join kidnap kill knock land launch lay lead leav lift los lower mak mark meet mov murder
  nominat offer oppos open order oust overturn pass paus pay persuad pled plead plung post postpon pound prevail promis propos prosecut
  protest prov publish pull push put qualif quash quit rais reach reappear recaptur receiv recogni[sz] recover recruit reduc refus regain
  reinstat reject releas remov reopen repair repeal replac report rescu resign resolv restor restrict resum retir retreat return reunit revers
  revis revok ris rul run sack sail sav scrap search secur seiz select sell send sentenc settl shift shoot show shut sign slash spread stabb
  start step steal stop storm strand strik sue suffer suspend sweep swear tak test throw top toss trac trigger turn undergo unveil uphold urg
  vacat veto vot wak warn widen win withdraw wound`;
const PAST = `arisen beaten became been.found began begun bought broke broken brought built caught dead deadly deaths? died done drew driven fallen
  fell fled flew forbidden fought found gave given gone grew heard held kept knew led left lost made met over paid ran risen rose sank sat
  seen sent shot shown slain sold sought split stole stolen stood struck sued sunk swept swore sworn taken threw took torn underwent unanimous
  upheld wak?en went withdrawn withdrew woke won wrote safe safely whole under.way out.of
  has.named have.named was.named were.named named.as named.the`;
const ENDINGS = '(?:e|s|es|y|ies|ied|[bdglmnprt]?(?:ed|ing)|d)?';
const listed = (words: string) => words.trim().split(/\s+/).join('|').replaceAll('.', '\\s');
const DEVELOPS = new RegExp(`\\b(?:(?:${listed(STEMS)})${ENDINGS}|${listed(PAST)})\\b`, 'i');
/** Numbers, but not times of day, years and days. */
const NUMBER =
  /(?<![\p{L}\p{N}.:-])(?!(?:19|20)\d\d\b)(?!\d+(?:[.:]\d+)?\s?(?:[ap]\.?m\b|January|February|March|April|May|June|July|August|September|October|November|December))\d/u;

const tellsDevelopment = oncePerText((text) => DEVELOPS.test(text) || NUMBER.test(text));

/** Whether an English sentence has a verb or a number that tells a development, and not only colour or background. */
export function isDeveloping(text: string, language: string): boolean {
  return language !== ENGLISH || tellsDevelopment(text);
}
