import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

const FINE = String.raw`(?:\S*geldstrafen?|\S*bußgeld(?:er)?|\S*geldbußen?|(?:rekord|millionen)?strafen?)`;
/** Roads and frontiers are closed in the same words. */
const BAN = '(?:(?:spiel|doping|stadion|wett|transfer|startverbots)?sperren?|startverbot|stadionverbote?)';
const SPORT_SPAN = '(?:spiele|partien|rennen|begegnungen)';
const ATTACKER =
  '(?:(?:messer|einzel|todes|gewalt)?täter(?:in)?|amokläufer(?:in)?|amokschütze|amokfahrer|(?:todes)?schütze|(?:messer)?angreifer(?:in)?|attentäter(?:in)?|messerstecher|geiselnehmer|verdächtiger?)';
/** Up to four words of one clause, without a verb whose object died. */
const NEAR = String.raw`(?:(?!hat |haben |habe |und |schlägt |prügelt |fährt |sticht |schießt |tritt |erschießt |sein\w* |ihr\w* )[^\s,;:]+ ){0,4}`;
const EVENT = String.raw`(?:\S*festival|\S+fest|\S*konzerte?|\S*marathon|\S*turnier|\S*tournee|(?:weihnachts|jahr|floh|fisch)märkte|(?:weihnachts|jahr|floh|fisch)markt|\S*umzug|\S*parade|\S*messe|\S*gipfel|\S*gala|\S*feuerwerk|oktoberfest|kirmes|olympische spiele|\S*meisterschaft(?:en)?|\S*volkslauf|\S*premiere)`;
/** What is charged or forbidden, and may be taken back. */
const MEASURE = String.raw`\S*(?:abgaben?|gebühr(?:en)?|erhöhung(?:en)?|verbot|entscheidung|beschluss|pläne|kürzung(?:en)?|maut|sparpläne|umlage)`;

/** How German reports punishments, reversals, dead attackers, ended inquiries and cancelled events. */
export const VERDICT_ENDINGS: Readonly<Record<string, KindCues>> = {
  sanction: {
    fits: words(
      String.raw`\S*geldstrafen?|\S*bußgeld(?:er)?|\S*geldbußen?|(?:rekord|millionen)?strafe|${BAN}|für \S+ ${SPORT_SPAN} gesperrt|doping\w*|disziplinar\w*|sportgericht|kartellamt|\S+aufsicht|\S*verband|uefa|fifa|fia|suspendiert|disqualifiziert|platzsturm|tätlichkeit`,
    ),
    cue: words(
      `(?:verhängt|verhängte|verhängen|brummt) (?:[^\\s,;:]+ ){0,5}(?:${FINE}|${BAN})|(?:${FINE}|${BAN}) (?:[^\\s,;:]+ ){0,6}verhängt|(?:erhält|bekommt|kassiert|kassieren) (?:\\S+ ){0,2}(?:${FINE}|${BAN})`,
      `für (?:die )?\\S+ ${SPORT_SPAN} (?:gesperrt|suspendiert)|für (?:weitere )?\\S+ (?:jahre|monate|wochen) gesperrt|lebenslang gesperrt|lebenslange sperre (?:für|gegen)|\\S+ (?:spiele|jahre|monate) (?:doping)?sperre für`,
      `(?:muss|müssen) (?:(?!nicht)\\S+ ){0,2}(?:millionen|milliarden|\\S*\\d\\S*) (?:\\S+ )?(?:\\S*strafe|\\S*bußgeld) (?:be)?zahlen`,
      String.raw`(?:fifa|uefa|fia|dfb|\S*verband|sportgericht|kartellamt) (?:bestraft|disqualifiziert|suspendiert|sperrt (?:[^\s,;:]+ ){0,4}(?:für \S+ (?:${SPORT_SPAN}|jahre|monate)|lebenslang))|(?:titel|medaille|lizenz|doktortitel) (?:\S+ ){0,2}(?:aberkannt|entzogen)|(?:disqualifiziert|punktabzug für)`,
    ),
  },
  reversal: {
    fits: words(
      String.raw`kehrtwende|rückzieher|rolle rückwärts|rudert|rudern|kritik|empörung|protest\w*|aufschrei|shitstorm|unmut|petition|boykott|rücknahme|\S*abgabe|\S*gebühr(?:en)?|\S*erhöhung|\S*maut|umstrittene[nrs]?`,
    ),
    cue: words(
      '(?:vollzieht|vollziehen|vollzog|macht|machen|machte) _3_(?:kehrtwende|rückzieher|rolle rückwärts)|(?<=^|[:.–] )(?:überraschende |plötzliche )?(?:kehrtwende|rückzieher|rolle rückwärts) (?:in|bei|im|beim|der|des|von|nach)(?!.{0,60}(?:gefordert|verlangt|abgelehnt|möglich|ausgeschlossen))',
      '(?:rudert|rudern|ruderte) (?:[^\\s,;]+ ){0,5}zurück|(?:ist|sind) zurückgerudert',
      `(?:nimmt|nehmen|nahm|zieht|ziehen|zog) (?:[^\\s,;:]+ ){0,3}${MEASURE} (?:[^\\s,;:]+ ){0,3}zurück|${MEASURE} (?:[^\\s,;:]+ ){0,4}(?:zurückgenommen|vom tisch)`,
      `(?:verzichtet|verzichten|verzichtete) (?:[^\\s,;:]+ ){0,3}auf (?:[^\\s,;:]+ ){0,2}${MEASURE}|(?:kippt|streicht|stoppt|kassiert) umstrittene[ns]? \\S+|(?:hebt|heben) (?:[^\\s,;:]+ ){0,2}umstrittene[ns]? \\S+ (?:wieder )?auf`,
    ),
  },
  attack: {
    fits: words(
      String.raw`\S*amok\w*|schüssen?|schießerei|schützen?|todesschütze\w*|attentat\w*|attentäter\w*|angreifer\w*|\S*attacke|messer\w*|\S*anschlag|bluttat|massaker|geiselnehmer|erschossen|erschießt|erschießen`,
    ),
    cue: words(
      `${ATTACKER} ${NEAR}(?:tot(?=$|,| nach| aufgefunden| in| gefunden)|erschossen|gestorben|stirbt|starb|(?:nimmt|nahm) sich das leben|(?:tötet|tötete|erschießt|erschoss|richtet) sich(?: \\S+)? selbst)`,
      `(?:polizei|polizist(?:en|in)?|beamte|einsatzkräfte|spezialkräfte) (?:[^\\s,;:]+ ){0,2}(?:erschieß(?:t|en)|erschoss(?:en)?|töten|tötet) (?:den |die |einen )?(?:mutmaßlichen |bewaffneten )?(?:${ATTACKER}n?|mann (?:mit|nach))`,
      `(?:tote|todesopfer|opfer),? (?:(?!verletzte )\\S+ ){0,6}(?:darunter|inklusive) (?:(?:auch |der |die |dem |mutmaßliche[rn]? ){0,3})${ATTACKER}|unter den (?:toten|todesopfern) (?:\\S+ ){0,4}${ATTACKER}|(?:erschießt|tötet) (?:[^\\s,;:]+ ){0,5}und (?:dann |anschließend |danach )?sich selbst`,
    ),
  },
  inquiry: {
    fits: words(
      String.raw`(?:vor)?ermittlung(?:en|sverfahren)?|\S*untersuchung|untersuchungsausschuss|obduktion|gutachten|rechtsmedizin\w*|\S*kommission|abschlussbericht|todesursache|disziplinarverfahren|ethik\w*|compliance\w*`,
    ),
    cue: words(
      String.raw`(?:(?:vor)?ermittlungen|ermittlungsverfahren|disziplinarverfahren|untersuchung) (?:(?!teil|zwei|drei|vier|einige|mehrere|werden )[^\s,;:]+ ){0,8}(?:eingestellt|beendet)|(?:stellt|stellen|stellte) (?:[^\s,;:]+ ){0,6}(?:(?:vor)?ermittlungen|ermittlungsverfahren|disziplinarverfahren|untersuchung) (?:(?!teil|zwei|drei|vier|einige|mehrere)[^\s,;:]+ ){0,7}ein`,
      String.raw`obduktion (?:[^\s,;:]+ ){0,3}(?:ergibt|ergab|bestätigt|bestätigte|zeigt)|(?:abschlussbericht|untersuchungsbericht) (?:[^\s,;:]+ ){0,3}(?:ergibt|kommt zu dem schluss|stellt fest|entlastet)`,
      String.raw`(?:\S*ausschuss|\S*kommission|gutachten|untersuchung|ombudsmann|ombudsfrau) (?:[^\s,;:]+ ){0,3}(?:entlastet|entlasten)(?! (?:familien|bürger|haushalte|pendler|kommunen|unternehmen|rentner|mieter)(?: |$|,))|(?:gutachten|\S*ausschuss|\S*kommission|untersuchung) (?:[^\s,;:]+ )?(?=(?:sieht|findet|fand|stellt) kein)|von (?:allen |den )?vorwürfen (?:[^\s,;:]+ ){0,3}entlastet`,
    ),
  },
  cancellation: {
    fits: words(
      String.raw`abgesagt|absage|(?:sagt|sagen) _6_ab|(?:fällt|fallen) _5_aus|\S*festival|\S*konzerte?|\S*marathon|\S*turnier|saison|\S*tournee|weihnachtsmarkt|\S*umzug|karneval|\S+messe|\S+fest|\S*gipfel`,
    ),
    cue: words(
      `${EVENT} (?:[^\\s,;:]+ ){0,6}(?:abgesagt|ersatzlos gestrichen)|${EVENT} (?:[^\\s,;:]+ ){0,6}(?:fällt|fallen) (?:[^\\s,;:]+ ){0,4}aus`,
      `(?:sagt|sagen|sagte|sagten) (?:das |die |den |alle |sein\\w* |ihr\\w* )?(?:(?!auftritt|teilnahme|start|besuch|reise)[^\\s,;:]+ )?${EVENT} (?:[^\\s,;:]+ ){0,5}ab`,
      String.raw`\S*(?:verband|liga|bund) (?:[^\s,;:]+ ){0,2}(?:bricht|brechen) (?:die )?(?:\S+ )?saison (?:[^\s,;:]+ ){0,3}ab|saison (?:(?!für )[^\s,;:]+ ){0,4}(?:abgebrochen|annulliert|für beendet erklärt)|zu[mr] (?:\S+ )?\S*(?:meister|sieger|champion)(?:in)? erklärt`,
    ),
  },
};
