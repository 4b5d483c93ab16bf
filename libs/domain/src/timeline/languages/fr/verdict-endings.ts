import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

const MATCHES = '(?:matche?s?|rencontres|courses)';
const SPAN = `(?:${MATCHES}|ans?|mois)`;
const ATTACKER =
  "(?:tireu(?:r|se)(?! du (?:penalty|coup franc)| au but)|assaillante?|agresseur|forcenée?|tueu(?:r|se)|meurtri(?:er|ère)|preneur d'otages|suspecte?|auteure? (?:présumée? )?(?:de la fusillade|de l'attaque|de l'attentat|de la tuerie|des tirs|des coups de feu))";
const THE = "(?:le |la |l')(?:\\S+ )?";
/** Up to four words of one clause, without an auxiliary whose subject killed, or another person. */
const NEAR = String.raw`(?:(?!a |ont |aurait |et |qui |arrêté|interpellé)[^\s,;:]+ ){0,4}`;
const EVENT =
  "(?:festival|concerts?|semi-marathon|marathon|tournoi|championnat|coupe|carnaval|défilé|fête|feux? d'artifice|braderie|course|tournée|salon|jeux|gala|foire|cérémonie|sommet|rassemblement|feria)";
/** Not a day, an evening or another part of it, and not in the year before. */
const WHOLE =
  "(?<!(?:journée|soirée|nuit|étape|concert|date|épreuve|match|édition)s? (?:\\S+ )?(?:du |de la |de l'|des ))";
const NOW = "(?!.{0,20}l'an(?:née)? derni)";
/** The match itself has no negation: 'n'aura pas lieu' says that the event is cancelled. */
const NOT_HELD = String.raw`(?= (?:[^\s,;:]+ ){0,5}n'(?:aura|auront) (?:finalement )?pas lieu)`;
const FEE =
  "(?:l'|d')?(?:taxes?|hausses?|frais|tarifs?|mesure|décision|suppression|fermeture|interdiction|augmentations?|redevance|péage|arrêté|nouveau logo)";

/** How French reports punishments, reversals, dead attackers, ended inquiries and cancelled events. */
export const VERDICT_ENDINGS: Readonly<Record<string, KindCues>> = {
  sanction: {
    fits: words(
      String.raw`amendes?|sanction\w*|suspendue?s? (?:\S+ ){0,2}${MATCHES}|suspension|exclusion|exclue?s?|radi(?:ée?s?|ation)|disqualifi\w+|disciplin\w*|dopage|bagarre|régulateur|cnil|autorité de la concurrence|uefa|fifa|fia|tricherie`,
    ),
    cue: words(
      "(?:inflige(?:nt)?|a infligé|écope(?:nt)?|a écopé|prononce) _2_(?:d'une |une |des )?(?:\\S+ )?amendes?|(?:inflige(?:nt)?|a infligé|écope(?:nt)?|a écopé) _5_d'amende|amende record _5_(?:pour|à|contre|infligée)|amende de \\S+ (?:millions?|milliards?) (?:d'euros|de dollars) (?:pour|à|contre|infligée)",
      `suspendue?s? (?:pour |pendant )?\\S+ ${SPAN}(?! après| plus tard)|(?:écope(?:nt)?|a écopé) (?:de |d')\\S+ _1_${SPAN} de suspension|\\S+ ${SPAN} de suspension (?:ferme )?(?:pour|contre|à)`,
      `(?:exclue?s?|bannie?s?|radiée?s?|disqualifiée?s?|suspendue?s?) (?:à vie|du parti|du tour|de la compétition|du championnat|de la course|pour \\S+ ${SPAN}|pour dopage)`,
      '(?:fifa|uefa|fia|fédération|ligue|cnil|autorité de la concurrence|arcom) _1_(?:sanctionne|exclut|disqualifie|bannit)|(?:déchue?s?|dépossédée?s?|privée?s?) de _2_(?:titres?|médailles?|licence)|retrait de \\S+ points (?:pour|à)',
    ),
  },
  reversal: {
    fits: words(
      String.raw`volte-face|(?:marche|machine) arrière|rétropédal\w+|recule(?:nt)? (?:sur|face)|revirement|tollé|polémique|indignation|fronde|levée de boucliers|pétition|boycott|critiques|excuses|taxes?|hausses?|tarifs?|frais|mesure`,
    ),
    cue: words(
      "volte-face|(?:fait|font|a fait|ont fait) (?:marche|machine) arrière(?!.{0,40}(?:percut|heurt|renvers|écras))|rétropédale(?:nt)?|(?:a|ont) rétropédalé|revirement (?:du|de la|des|de l'\\S+) (?:gouvernement|maire|ministre|mairie|direction|\\S+ sur)",
      '(?:gouvernement|maire|mairie|ministre|préfet|préfète|direction|exécutif|région|métropole) _3_(?:recule(?:nt)?|a reculé) (?:sur|face)',
      `(?:renonce(?:nt)?|a renoncé|ont renoncé) (?:à |aux |au |à la )_2_${FEE}|(?:retire(?:nt)?|a retiré|ont retiré|abandonne(?:nt)?|a abandonné|ont abandonné) (?:le |la |les |sa |son |ses )?_1_${FEE}`,
      `(?:gouvernement|maire|mairie|ministre|direction|préfet|banque|fédération|ligue|ville|région|groupe|compagnie) _3_(?:revient|reviennent|est revenue?) sur (?:le |la |les |sa |son |ses )?_1_${FEE}`,
    ),
  },
  attack: {
    fits: words(
      String.raw`fusillades?|tireu(?:rs?|ses?)|assaillante?s?|attaques?|attentats?|poignard\w+|au couteau|tuerie|forcenée?|agresseurs?|coups de feu|prise d'otages?|massacre|se suicide|féminicides?`,
    ),
    cue: words(
      `${ATTACKER} (?:[^\\s,;:]+ ){0,3}a été (?:abattue?|tuée? par|retrouvée? morte?)|${ATTACKER} ${NEAR}(?:abattue?|tuée? par|retrouvée? morte?|est morte?|mort(?=$|,)|s'est (?:suicidée?|donné la mort)|se (?:suicide|donne la mort))`,
      `(?:abat|abattent|a abattu|ont abattu) ${THE}${ATTACKER}|mort (?:du |de la |de l')(?:\\S+ )?${ATTACKER}`,
      `(?:morts?|tuée?s?),? (?:(?!blessé)\\S+ ){0,6}(?:dont|y compris) ${THE}?${ATTACKER}|(?:tue|a tué) _6_(?:puis|et|avant de) _1_(?:se suicide|se donne la mort|se suicider|se donner la mort)`,
    ),
  },
  inquiry: {
    fits: words(
      "enquêtes?|autopsie|inspection|commission d'(?:enquête|éthique)|comité d'éthique|information judiciaire|classée?s? sans suite|classement sans suite|investigations|rapport final|igpn|légiste|bea|déontologue",
    ),
    cue: words(
      "(?:enquêtes?|plaintes?|information judiciaire|signalement) (?:[^\\s,;:]+ ){0,6}(?:classée?s? sans suite|est close|sont closes)|(?:classe(?:nt)?|a classé|ont classé) (?:sans suite )?(?:[^\\s,;:]+ ){0,2}(?:l')?(?:enquête|plainte|signalement)|classement sans suite (?:de|du|pour|dans)",
      "(?:enquête|rapport final|commission d'enquête|bea) (?:(?!préliminaire)[^\\s,;:]+ ){0,4}(?:conclut|concluent|a conclu) (?:à|au|que)|(?<!premiers \\S{1,12} de l')autopsie (?:(?!préliminaire)[^\\s,;:]+ ){0,4}(?:conclut|a conclu|confirme|a confirmé|écarte|établit)",
      "(?:commission|comité|inspection|enquête|audit|igpn|médiateur|médiatrice|déontologue) (?:[^\\s,;:]+ ){0,4}(?:blanchit|disculpe|exonère|innocente|met hors de cause|a blanchi|a disculpé)|(?:blanchie?s?|disculpée?s?|mise?s? hors de cause) par (?:l'|la |le |une )(?:\\S+ )?(?:enquête|inspection|commission|comité|audit)",
    ),
  },
  cancellation: {
    fits: words(
      "annul(?:e|ent|ée?s?|ation|ations)|n'aura pas lieu|festival|concerts?|marathon|tournoi|saison|championnat|carnaval|défilé|feux? d'artifice|braderie|tournée|salon|jeux|gala|foire|cérémonie",
    ),
    cue: words(
      `(?:édition 20\\d\\d (?:du |de la |de l'|des ))?${WHOLE}${EVENT} (?:[^\\s,;:]+ ){0,7}annulée?s?${NOW}|${EVENT}${NOT_HELD}`,
      `(?:annule(?:nt)?|a annulé|ont annulé|annulation) (?:le |la |l'|les |son |sa |ses |leur |du |de la |de l'|des )${EVENT}`,
      '(?:saison|championnat) (?:[^\\s,;:]+ ){0,4}(?:définitivement (?:arrêtée?|interrompue?|annulée?|terminée?)|(?:arrêtée?|interrompue?) définitivement|annulée?)|(?:met|mettent|a mis|ont mis) (?:fin|un terme) (?:à la saison|au championnat)|déclarée?s? champion(?:s|ne|nes)?',
    ),
  },
};
