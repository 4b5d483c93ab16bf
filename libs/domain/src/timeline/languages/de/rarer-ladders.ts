import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

const RESTRICTION = String.raw`(?:\S*quarantäne|lockdown|ausgangssperren?|\S*beschränkungen|maskenpflicht)`;
const TRUCE = String.raw`(?:waffenruhe|waffenstillstand\w*|feuerpause)`;
const TALKS = '(?:friedensgespräche|friedensverhandlungen)';
const MERGER = '(?:übernahme|fusion|zusammenschluss|kauf|verkauf)';
const TRACE = String.raw`(?:\S*rucksack|kleidung|auto|wagen|fahrzeug|handy|leiche|wrack\w*|trümmer\w*|boot|spur|überreste|fahrrad|jacke)`;
const MISSED = String.raw`(?:vermisste\w*|verschwundene\w*|verschollene\w*|entflohene\w*|flüchtige\w*)`;
const BODY = String.raw`(?:\S*rat|\S*gericht|regierung|kabinett|parlament|bundestag|landtag|senat|kommission|vorstand|verband|fifa|uefa|nato|eu|minister\w*|präsident\w*|bürgermeister\w*)`;

/** The stages of epidemics, wars, takeovers, searches and all other stories in German. */
export const RARER_LADDERS: Readonly<Record<string, LadderCues>> = {
  'an epidemic': {
    fits: words(
      String.raw`(?!\S*vulkan)\S*ausbruch(?! aus)|\S*epidemie|\S*pandemie|\S*virus|corona\S*|covid\S*|\S*infektion\w*|cholera\S*|masern|ebola|mpox|\S*quarantäne|lockdown|\S*impfung\w*|\S*seuche`,
    ),
    steps: {
      'measures taken': words(
        String.raw`(?:ruft|rufen) _5_\S*(?:notstand|epidemie|pandemie) aus|${RESTRICTION} _5_(?:verhängt|angeordnet|verlängert|in kraft)|(?:verhängt|verhängen|verlängert|verlängern) _4_${RESTRICTION}`,
        String.raw`(?:\S*impfungen|\S*impfkampagne|\S*impfung) _4_(?:beginnt|beginnen|begonnen|gestartet|angelaufen)`,
      ),
      receding: words(
        String.raw`(?:hebt|heben) _3_${RESTRICTION} _2_auf|(?:lockert|lockern) _3_(?:${RESTRICTION}|\S*maßnahmen)|${RESTRICTION} _2_(?:aufgehoben|gelockert)`,
        String.raw`(?:\S*infektionen|fallzahlen|inzidenz|zahl der (?:\S*infektionen|\S*fälle)) _3_(?:sinken|sinkt|gehen zurück|geht zurück|rückläufig)`,
      ),
    },
  },
  'a war': {
    fits: words(
      String.raw`(?<!kalte[nrs]? )(?:\S*-)?krieg(?:es|s)?(?! der sterne)|(?:bürger|angriffs|ukraine)krieg\w*|${TRUCE}|${TALKS}|raketen\w*|luftangriff\w*|drohnenangriff\w*|truppen|invasion|beschuss`,
    ),
    steps: {
      'peace talks': words(
        `${TALKS} _6_(?:beginnen|begonnen|eröffnet|fortgesetzt|wieder aufgenommen|gehen weiter)|(?:beginnen|eröffnen|setzen|nehmen) _2_${TALKS}`,
      ),
      ceasefire: words(
        `(?:einigen|einigten|verständigen|verständigten) sich _4_${TRUCE}|(?:vereinbaren|vereinbarten|verkünden|verkündet|unterzeichnen|unterzeichnet) _4_${TRUCE}|(?:stimmt|stimmen) _4_${TRUCE} _2_zu`,
        `${TRUCE} _5_(?:tritt _3_in kraft|in kraft|vereinbart|gilt|hält|verkündet|unterzeichnet)`,
      ),
    },
  },
  'a takeover': {
    fits: words(
      String.raw`(?!macht|kosten|amts|schuld|verantwort)\S*übernahme\w*|fusion(?:en)?|fusionier\w+|zusammenschluss|kaufangebot|aktionäre`,
    ),
    steps: {
      announced: words(
        `(?:kündigt|kündigen) _4_${MERGER} _6_an|(?:legt|legen|unterbreitet|macht) _5_(?:übernahmeangebot|kaufangebot|offerte)|(?:einigen|einigten) sich _4_${MERGER}|(?:übernimmt|kauft) _5_für _3_(?:millionen|milliarden)`,
      ),
      approved: words(
        String.raw`(?:aktionäre|anteilseigner|\S*kartellamt|\S*kommission|wettbewerbshüter|aufsichtsrat|behörden?|gericht) _3_(?:genehmigt|genehmigen|billigt|billigen|erlaubt|erlauben|gibt grünes licht|geben grünes licht) _4_${MERGER}|(?:aktionäre|anteilseigner|aufsichtsrat|\S*kommission) _3_(?:stimmen|stimmt) _2_${MERGER} _4_zu`,
      ),
      'closed or called off': words(
        `(?:schließt|schließen) _3_${MERGER} _5_ab|(?:vollzieht|vollziehen|besiegelt|besiegeln) _3_${MERGER}|${MERGER} _5_(?:abgeschlossen|vollzogen|perfekt|geplatzt|gescheitert|abgesagt)`,
        `(?:bläst|sagt|sagen) _2_${MERGER} _4_ab|(?:zieht|ziehen) _4_(?:übernahmeangebot|kaufangebot|offerte) _4_zurück`,
      ),
    },
  },
  'a search': {
    fits: words(
      String.raw`vermisst\w*|verschwunden\w*|verschollen\w*|verschüttet\w*|suchaktion|\S*fahndung|flüchtig\w*|auf der flucht|entflohen\w*|entführt\w*`,
    ),
    steps: {
      'search under way': words(
        '(?:polizei|retter|rettungskräfte|taucher|feuerwehr|bergwacht|helfer|einsatzkräfte|suchtrupps|freiwillige) _3_(?:sucht|suchen|fahndet|fahnden)|(?:suche|suchaktion|großfahndung|fahndung) _5_(?:läuft|fortgesetzt|ausgeweitet|wieder aufgenommen|angelaufen|eingeleitet|dauert an|geht weiter)',
      ),
      'trace found': words(
        `${TRACE} _6_(?:gefunden|entdeckt|geborgen|aufgetaucht|sichergestellt)|(?:findet|finden|entdeckt|entdecken|bergen|birgt) _3_${TRACE}`,
      ),
      found: words(
        '(?:lebend|tot|wohlbehalten|unversehrt|unverletzt|leblos) _2_(?:gefunden|aufgefunden|entdeckt|geborgen|aufgegriffen)',
        `(?<!${TRACE} [^,;:]{0,60})${MISSED} _5_(?:gefunden|aufgefunden|gefasst|gerettet|wieder da)|(?:leiche|leichnam) _4_identifiziert`,
      ),
    },
  },
  '': {
    fits: /^/,
    steps: {
      responded: words(
        String.raw`entschuldig(?:t|en) sich|(?:protestiert|protestieren|demonstriert|demonstrieren) (?:gegen|für)|(?:verurteilt|verurteilen) (?:den |die )?(?:angriff|anschlag|gewalt|tat)|(?:fordert|fordern|verlangt|verlangen)(?! _4_(?:tote\w*|todesopfer|verletzte\w*|opfer|menschenleben|leben))`,
        '(?:leitet|leiten) _4_(?:ermittlungen|untersuchung|verfahren) ein|(?:ermittlungen|untersuchung) _4_(?:eingeleitet|aufgenommen)|ermittelt gegen|festgenommen|(?:schickt|schicken|entsendet) _4_(?:hilfe|truppen|helfer|polizei)|(?:verspricht|versprechen) _4_(?:hilfe|aufklärung|entschädigung)|(?:reicht|reichen) _3_klage ein|klag(?:t|en) gegen',
      ),
      decided: words(
        `${BODY} _2_(?:beschließt|beschließen|billigt|billigen|genehmigt|verbietet|untersagt|stoppt|verabschiedet|lehnt _5_ab|stimmt _5_(?:zu|für|gegen)|ordnet _5_an)`,
        '(?:ist|sind) zurückgetreten|erklärt _2_rücktritt|(?:entlässt|feuert|abgesetzt|abberufen)|(?:gewinnt|gewinnen) _4_(?:abstimmung|finale|titel|pokal|meisterschaft)|(?:einigen|einigten) sich auf|(?:unterzeichnen|unterzeichnet) _4_(?:abkommen|vertrag|vereinbarung)|in kraft getreten|(?:zum|zur) _3_(?:ernannt|gewählt)',
      ),
    },
  },
};
