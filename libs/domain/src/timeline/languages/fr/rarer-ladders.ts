import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

const RESTRICTION =
  "(?:confinement|quarantaine|restrictions|couvre-feu|(?:l')?état d'urgence|port du masque)";
const TALKS =
  '(?:pourparlers|négociations|discussions) (?:de paix|de trêve|pour la paix|sur la paix|pour un cessez-le-feu)';
const TRUCE = "(?:cessez-le-feu|trêve|(?:l')?armistice)";
const MERGER = "(?:l'|d')?(?:opa|ope|fusion|rachat|acquisition|absorption|offre (?:publique )?d'achat)";
const TRACE =
  '(?:sac|sac à dos|vêtements?|voiture|véhicule|téléphone|restes|ossements|corps|bateau|épave|débris|veste|vélo)';
const MISSED = '(?:disparue?s?|fugiti(?:f|fs|ve|ves)|évadée?s?)';
const BODY =
  "(?:sénat|assemblée|parlement|gouvernement|conseil|conseil municipal|conseil d'état|conseil constitutionnel|députés|sénateurs|commission|cour|tribunal|ministre|ministère|président|maire|préfet|préfecture|fifa|uefa|otan|ue|onu)";

/** The stages of epidemics, wars, takeovers, searches and all other stories in French. */
export const RARER_LADDERS: Readonly<Record<string, LadderCues>> = {
  'an epidemic': {
    fits: words(
      String.raw`épidémie|pandémie|coronavirus|covid\S*|virus|ebola|choléra|rougeole|mpox|variole|dengue|contaminations?|infections?|quarantaine|confinement|déconfinement|vaccination`,
    ),
    steps: {
      'measures taken': words(
        `(?:décrète(?:nt)?|déclare(?:nt)?|proclame(?:nt)?) (?:l')?(?:état d')?urgence|(?:impose(?:nt)?|décrète(?:nt)?|instaure(?:nt)?|prolonge(?:nt)?) _3_${RESTRICTION}|${RESTRICTION} _1_(?:imposée?s?|décrétée?s?|prolongée?s?|instaurée?s?|en vigueur)`,
        'vaccination _4_(?:débute|commence|démarre|a commencé)|(?:début|lancement) de la _2_vaccination',
      ),
      receding: words(
        `(?:lève(?:nt)?|allège(?:nt)?|assouplit|assouplissent) _2_${RESTRICTION}|${RESTRICTION} _3_(?:levée?s?|allégée?s?|assouplie?s?)|levée (?:du|des|de la) ${RESTRICTION}|déconfinement (?:débute|commence)`,
        '(?:cas|contaminations|infections|hospitalisations) _4_(?:reculent|baissent|diminuent|chutent|en baisse|en recul)|(?:recul|baisse) des (?:cas|contaminations|infections)',
      ),
    },
  },
  'a war': {
    fits: words(
      String.raw`guerre(?! commerciale| froide| des prix| mondiale| des étoiles)|cessez-le-feu|trêve(?! hivernale| internationale| estivale| des confiseurs)|${TALKS}|bombarde\w+|missiles?|frappes? (?:aériennes?|de drones?)|troupes|invasion|combats|hostilités`,
    ),
    steps: {
      'peace talks': words(
        `${TALKS} _5_(?:s'ouvrent|débutent|commencent|reprennent|se poursuivent|ont commencé|ont repris)|(?:ouverture|reprise|début|poursuite) des ${TALKS}`,
      ),
      ceasefire: words(
        `(?:concluent|conclut|signent|signe|annoncent|annonce|acceptent|accepte|décrètent|s'accordent|s'entendent|conviennent) _3_${TRUCE}|${TRUCE} _3_(?:entre en vigueur|est entrée? en vigueur|en vigueur|conclue?|signée?|acceptée?)|(?<!projet d'|sans |d')accord (?:de|sur|pour) _1_${TRUCE}|entrée en vigueur (?:du|de la) ${TRUCE}`,
      ),
    },
  },
  'a takeover': {
    fits: words(
      "opa|ope|fusion(?! nucléaire)|fusionner|rachat|rachète(?:nt)?|acquisition|absorption|actionnaires|offre (?:publique )?d'achat",
    ),
    steps: {
      announced: words(
        `(?:lance(?:nt)?|dépose(?:nt)?|annonce(?:nt)?|présente(?:nt)?) _2_${MERGER}|(?:rachète(?:nt)?|acquiert) _5_pour _3_(?:millions|milliards)`,
      ),
      approved: words(
        `(?:actionnaires|régulateurs?|autorité|commission|bruxelles|amf|justice|tribunal|conseil|gouvernement|juge) _3_(?:approuve(?:nt)?|autorise(?:nt)?|valide(?:nt)?|donne(?:nt)? (?:son |leur )?feu vert|accepte(?:nt)?) _2_${MERGER}`,
      ),
      'closed or called off': words(
        `(?:finalise(?:nt)?|boucle(?:nt)?|conclut|concluent|achève(?:nt)?) _1_${MERGER}|(?:renonce(?:nt)? (?:à|au)|abandonne(?:nt)?|retire(?:nt)?|annule(?:nt)?)(?: son| leur| le| la)? ${MERGER}|${MERGER} _3_(?:finalisée?|bouclée?|abandonnée?|annulée?|achevée?)`,
      ),
    },
  },
  'a search': {
    fits: words(
      "disparue?s?|disparition|introuvables?|enlevée?s?|enlèvement|fugiti(?:f|fs|ve|ves)|en cavale|évadée?s?|recherches (?:se poursuivent|continuent|reprennent)|chasse à l'homme",
    ),
    steps: {
      'search under way': words(
        "(?:police|gendarmes|gendarmerie|secouristes|pompiers|plongeurs|policiers|bénévoles|équipes|enquêteurs) _2_(?:recherche(?:nt)?|ratisse(?:nt)?|traque(?:nt)?)|(?:recherches|battue|chasse à l'homme|traque) _4_(?:se poursuivent|se poursuit|reprennent|continuent|lancée?s?|en cours|élargies)|appel à témoins",
      ),
      'trace found': words(
        `(?:retrouve(?:nt)?|découvre(?:nt)?|repêche(?:nt)?|localise(?:nt)?) _2_${TRACE}|${TRACE} _5_(?:retrouvée?s?|découverts?|découvertes?|repêchée?s?|localisée?s?)`,
      ),
      found: words(
        '(?:retrouvée?s?|découverts?|découvertes?|localisée?s?) (?:vivante?s?|vivants|saine?s? et sau(?:ve|f)s?|mort(?:e|s|es)?|sans vie|en vie|indemnes?)',
        `(?<!${TRACE} [^,;:]{0,60})${MISSED} _4_(?:retrouvée?s?|arrêtée?s?|interpellée?s?|secourue?s?)|corps _4_identifiée?s?`,
      ),
    },
  },
  '': {
    fits: /^/,
    steps: {
      responded: words(
        "présente(?:nt)? _1_excuses|s'excuse(?:nt)?|condamne(?:nt)? (?:l'attaque|l'attentat|les violences|les attaques|le meurtre)|(?:manifeste(?:nt)?|proteste(?:nt)?) contre|(?:exige(?:nt)?|réclame(?:nt)?)|promet(?:tent)?",
        '(?:ouvre(?:nt)?|lance(?:nt)?|ordonne(?:nt)?) _2_enquête|enquête (?:est )?ouverte|(?:arrêtée?s?|interpellée?s?) (?:après|pour)|porte(?:nt)? plainte|envoie(?:nt)? _3_(?:aide|troupes|renforts|secours)|saisi(?:t|ssent) la justice',
      ),
      decided: words(
        `${BODY} _1_(?:approuve(?:nt)?|adopte(?:nt)?|rejette(?:nt)?|interdit|interdisent|bloque(?:nt)?|suspend|suspendent|annule(?:nt)?|ordonne(?:nt)?(?! une enquête| une? audit)|valide(?:nt)?|autorise(?:nt)?)`,
        "(?:a démissionné|démissionne|limogée?s?)|(?:signent|concluent|ont signé|trouvent) _2_(?:accord|traité|pacte)|accord (?:trouvé|signé|conclu)|remporte(?:nt)? _2_(?:l'élection|élections|finale|titre|prix|coupe)|(?:entre|entrent|entrée?) en vigueur",
      ),
    },
  },
};
