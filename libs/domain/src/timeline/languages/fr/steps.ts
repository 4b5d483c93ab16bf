import type { AnnounceCues } from '../announce-cues.js';
import { futureSource, wordsSource } from '../words.js';

const FUTURE = futureSource(
  '(?:e|i|d|tt|[îi]t|v|ver|cour|clu|omp|au|sau|ai)r(?:a|ont)',
  String.raw`(?:re|at|é)?tira|vira|(?:ad)?mira|(?:in|ex|re|as|cons)?pira|aspira|inspira|expira|respira|conspira|déchira|désira|(?:dé)?livra|engendra|attira|étira|caméra|opéra|pourra|pourront|aura(?:it)?\s\p{L}+(?:é|u|i)`,
  String.raw`ne\s|n'`,
);
const INFINITIVE = String.raw`(?:[\p{Ll}]+\s|s')?\p{Ll}+(?:er|ir|re)`;
const STARTS =
  "(?:débute|commence|démarre|reprend|s'ouvre|ouvre|rouvre|se tient|a lieu|se termine|prend fin|s'achève|expire|ferme|vote|se réunit|se prononce|se rend aux urnes|retourne aux urnes|présente|publie|reçoit|juge|dispute|examine|organise|se déroule|entame|poursuit|arrive|comparaît|élit|tranche|entre en vigueur|débutent|commencent|démarrent|reprennent|s'ouvrent|ouvrent|rouvrent|se tiennent|ont lieu|se terminent|prennent fin|s'achèvent|expirent|ferment|votent|se réunissent|se prononcent|arrivent|se rendent aux urnes|retournent aux urnes|présentent|publient|reçoivent|examinent|organisent|se déroulent|entament|poursuivent|comparaissent|élisent|entrent en vigueur)";
const PLANNED = '(?:prévu|attendu|convoqué|programmé|fixé|appelé|annoncé|censé)e?s?';
const MOVED = '(?:reporté|repoussé|renvoyé|décalé|ajourné|avancé|prolongé)e?s?';
const WHEN = String.raw`(?:[\s,]+(?:le|ce|à|au|dès|en|de|du|la|dans|nuit|soirée|partir|compter|officiellement|nouveau|minuit|midi|matin|soir|pour|\d{1,2}\s?h(?:eures)?)(?!\p{L})){0,6}[\s,]*$`;

/** How French announces. */
export const STEPS: AnnounceCues = {
  ahead: new RegExp(
    [
      FUTURE,
      wordsSource(
        `(?<!(?:ne |n'))(?:va|vont) ${INFINITIVE}`,
        `(?<!(?:ne |n'))(?:doit|doivent|devrait|devraient) ${INFINITIVE}`,
        String.raw`(?:est|sont|reste|restent|demeure) (?:\w+ )?(?:${PLANNED}|${MOVED})`,
        String.raw`(?:a|ont) été (?:\w+ )?(?:(?:prévu|convoqué|programmé|fixé)e?s?|${MOVED})`,
        String.raw`(?:prévoit|prévoient|envisage|envisagent) d(?:e|'\w+)|se rend(?:ent)? (?:à|en|au|aux|dans)|comptent? ${INFINITIVE}|s'apprêtent? à|promet(?:tent)? d(?:e|'\w+)`,
        `(?:convoque|appelle|fixe|programme|annonce)(?:nt)? _6_(?:pour|au|à)`,
        `(?:a|ont) (?:convoqué|appelé|fixé|programmé) _6_(?:pour|au)`,
        String.raw`(?:report|repouss|renvoy|renvoi|décal|ajourn|prolong|avanc)\w+ _9_(?:au|à|jusqu'au|jusqu'à|pour)`,
      ),
    ].join('|'),
    'gu',
  ),
  adjacent: new RegExp(
    [
      String.raw`(?<![\p{L}'])(?<!(?:ne|si|s'il) )${STARTS}${WHEN}`,
      String.raw`(?<!(?:étai(?:t|ent)|avai(?:t|ent)|ne|pas)\s[^.;]{0,60})(?<!\p{L})(?:jusqu'(?:au|à)|d'ici(?: à| au)?)\s(?:ce\s)?$`,
      String.raw`(?<!\p{L})délibéré(?:\s\p{L}+){0,2}?\s(?:au|le)\s$`,
      String.raw`(?<!\p{L})[àÀ] (?:partir|compter) d[eu]\s(?:ce\s)?$`,
      String.raw`(?<!\p{L})(?<!(?:étai(?:t|ent)|initialement|d'abord|auparavant|avai(?:t|ent) été)\s(?:\p{L}+\s)?)(?:prévu|attendu|programmé|fixé|convoqué)e?s?${WHEN}`,
    ].join('|'),
    'iu',
  ),
  opening:
    /^(?:[^.]{0,40}[—–,]\s)?(?:(?:mais|et|c'est|dès|le|ce|dans la nuit de|d'ici(?: à| au)?)\s){0,3}$/iu,
  after: new RegExp(
    String.raw`^(?![^,]{0,16}\s(?:et|ou)\s)(?:[\s,]+(?:matin|soir|midi|après-midi|à \d{1,2}\s?h(?:eures)?(?:\s?\d\d)?|à (?:midi|minuit)|prochain)(?!\p{L})){0,3}[\s,]*(?:[^.;,]{0,60}[\s'])?(?:${FUTURE}|${wordsSource(`(?:va|vont|doit|doivent|devrait|devraient) ${INFINITIVE}`, STARTS)})`,
    'u',
  ),
  notAfter: /^\s(?:sera|restera)\s(?!\p{L}+(?:ée?|ie?|ue?|te?)s?(?!\p{L}))/u,
  apart: new RegExp(
    `;|${wordsSource(
      String.raw`après|depuis|alors que|pendant|lorsqu\w+|quand|parce que|car|malgré|selon|dont|où|ne|n'\w+|pas|jamais|étai(?:t|ent)|avai(?:t|ent)|fut|furent|anniversaire|avant (?:le|la|les|l'\w+)|veille`,
      String.raw`(?:a|ont|d'avoir) (?:été )?\p{Ll}+(?:é|ée|és|ées|i|it|is|u)`,
    )}`,
    'u',
  ),
  doubt: new RegExp(
    wordsSource(
      "[Ss]i|[Ss]'ils?",
      'pourrai(?:t|ent)|peut-être|à moins|sauf|pas avant',
      String.raw`ne \w+ qu\w*`,
      String.raw`annul(?:é|ée|és|ées|e|ent)|suspend(?:u|ue|us|ues)?(?! _3_jusqu)|renonc\w+`,
    ),
    'u',
  ),
  notBefore: new RegExp(
    [
      String.raw`(?<!\p{L})(?:a|ont|avai(?:t|ent)|ayant)\s(?:été\s|\p{L}+ment\s|déjà\s)?\p{L}+(?:é|ée|és|ées|i|is|ie|it|u|ue|us|t|ert)\s(?:(?:le|ce)\s)?$`,
      String.raw`(?<!\p{L})(?:${MOVED}|annulée?s?|arrêtée?s?|déclarée?s?|publiée?s?|signée?s?|depuis|après|chaque|selon|dit|déclare|affirme|assure)\s(?:(?:le|ce)\s)?$`,
      String.raw`(?<!(?:partir|compter|soir|soirée|nuit|matin|matinée|midi|minuit|avant)\s)(?<!\p{L})(?:de|du|d')\s?(?:ce\s)?$`,
    ].join('|'),
    'iu',
  ),
  aside:
    /\?|^[«“"„]|(?<!\p{L})(?:je|j'\p{L}+|nous|notre|nos|vous|votre|vos|mon|mes|abonnez-\p{L}+|inscrivez-\p{L}+|newsletter|billets|billetterie|épisodes?|podcasts?|diffusée?s?|diffusion|rediffus\p{L}+|en direct|lire aussi|cliquez|photo|horoscope|loterie|loto|anniversaire|mots croisés|au cinéma|en salles)(?!\p{L})/iu,
  leaning:
    /^(?:il|elle|ils|elles|ce|cet|cette|ces|cela|son|sa|ses|leurs?|mais|et|la décision|tous deux)(?!\p{L})/iu,
  moves:
    /(?<!\p{L})(?:report(?:é|e|ent|er)|repouss|renvoyée?s? (?:au|à)|décal|ajourn|prolong|avancée?s? (?:au|à)|retard)\p{L}*|nouvelle date|au lieu d[ue](?!\p{L})|plus tard que prévu/iu,
  callsOff: new RegExp(
    wordsSource(
      String.raw`(?:a été|ont été|est|sont|a|ont|fut|furent) (?:\w+ )?(?:annulé|suspendu|abandonné)e?s?(?! _3_jusqu)`,
      'annulent?|suspend(?:ent)?(?! _5_jusqu)|renoncent? à|(?:a|ont) renoncé à|lèvent? (?:le préavis|leur préavis)',
      '(?:reporté|ajourné)e?s? (?:sine die|à une date (?:ultérieure|indéterminée))',
      "n'aur(?:a|ont) (?:pas|plus|finalement pas) lieu|ne se tiendr(?:a|ont) (?:pas|plus)",
    ),
    'iu',
  ),
};
