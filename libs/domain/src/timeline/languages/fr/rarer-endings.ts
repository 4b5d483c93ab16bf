import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** No day to come follows: the present tense may speak of the future. */
const SOON =
  '(?!.{0,40}(?<![a-z0-9À-ɏ])(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|prochaine?|prévue?|dans (?:quelques|deux|trois)))';

/** How French reports the ends of candidacies, transfers, auctions, thefts, voyages and published results. */
export const RARER_ENDINGS: Readonly<Record<string, KindCues>> = {
  nomination: {
    fits: words(String.raw`candidat\w*|primaires?|investiture|prétendante?s?`),
    cue: words(
      "(?:retire(?:nt)?|a retiré|abandonne(?:nt)?|renonce(?:nt)? à|a renoncé à) (?:sa|leur|la) _1_candidature(?! (?:olympique|aux jeux|pour les jeux))|se retire de la course|jette l'éponge",
      '(?:remporte(?:nt)?|a remporté|gagne(?:nt)?|a gagné|perd|a perdu) _3_primaire|(?:désignée?|investie?|choisie?) candidate?|ne se représentera pas',
    ),
  },
  transfer: {
    fits: words(
      String.raw`transferts?|transfér\w+|s'engage|recru\w+|contrat|prêt|prêtée?|attaquante?|défenseure?|milieu|gardienne?|capitaine|entraîneure?|signe`,
    ),
    cue: words(
      "(?:s'engage|s'est engagée?) (?:\\S+ ){0,4}jusqu'en 20\\d\\d|(?:s'engage|s'est engagée?) (?:\\S+ ){0,3}pour \\S+ (?:ans|saisons)|(?:attaquante?|défenseure?|milieu|gardienne?|capitaine|entraîneure?) _3_(?:s'engage|signe) (?:avec|à|au)(?: (?:\\S+ ){0,4}jusqu'en 20\\d\\d)?",
      "(?:officialise(?:nt)?|a officialisé|boucle(?:nt)?|a bouclé|conclut|confirme(?:nt)?) _2_(?:transfert|arrivée|recrutement|prêt|signature)|(?:l'arrivée|transfert) _5_(?:officialisée?|bouclée?|officielle?)",
      '(?:prolonge(?:nt)?|a prolongé) (?:son contrat|leur contrat|jusqu|de \\S+ (?:ans|saisons)|à|au)|(?:signe|a signé) (?:\\S+ )?(?:pour \\S+ (?:ans|saisons))',
    ),
  },
  auction: {
    fits: words(String.raw`enchères?|adjugée?s?|vente|marteau|enchéri\w+`),
    cue: words(
      'adjugée?s? (?:pour |à )?_2_(?:\\S*\\d\\S*|plus de \\S+)|vendue?s? _5_(?:aux|lors d\\S+) _1_enchères|vendue?s? aux enchères (?:pour|à)|(?:atteint|dépasse) \\S+ _2_aux enchères',
    ),
  },
  theft: {
    fits: words(String.raw`vols?|volée?s?|voleurs?|voleuses?|dérobée?s?|butin|cambriol\w+|braquage`),
    cue: words(
      '(?:volée?s?|dérobée?s?|butin) _6_(?:retrouvée?s?|récupérée?s?|restituée?s?|rendue?s?)',
      '(?:retrouve(?:nt)?|a retrouvé|récupère(?:nt)?|a récupéré|restitue(?:nt)?|retrouvée?s?|récupérée?s?|restitution) _5_(?:volée?s?|dérobée?s?|butin)',
    ),
  },
  voyage: {
    fits: words(
      'mission|capsule|astronautes?|spationautes?|fusée|sonde|lunaire|orbite|spatiale?|traversée|expédition|paquebot|navire|bateau|voilier|bloquée?s?|passagers|croisière|tour du monde',
    ),
    cue: words(
      `(?:de retour|rentrée?s?|revenue?s?) sur terre${SOON}|amerri(?:t|ssent)${SOON}|(?:a|ont) amerri`,
      `fin de mission pour (?:la |le |l')?(?:sonde|capsule|navette|satellite|équipage|astronautes?|rover|robot)${SOON}|mission _1_(?:terminée|achevée)|(?:boucle(?:nt)?|achève(?:nt)?|termine(?:nt)?) _1_(?:traversée|tour du monde|expédition)${SOON}`,
      `(?:arrive|accoste) au port${SOON}|(?:est arrivée?|a accosté) au port|(?:derniers|tous les) passagers _5_(?:ont|avaient) (?:débarqué|quitté)|rentrée?s? (?:chez (?:eux|elles|lui|elle)|à la maison)|à bon port`,
    ),
  },
  results: {
    fits: words('bac(?:calauréat)?|brevet|concours|examens?|épreuves|parcoursup|bacheliers|bts'),
    cue: words(
      `résultats (?:du|des|de) _1_(?:bac|baccalauréat|brevet|concours|examens?|bts) _3_(?:tombés|publiés|connus|en ligne|dévoilés|disponibles)|publication des résultats (?:du|des) (?:bac|baccalauréat|brevet|concours|examens|bts)${SOON}`,
    ),
  },
};
