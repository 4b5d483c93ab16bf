import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** No day to come follows: the present tense may speak of the future. */
const SOON = String.raw`(?!.{0,40}(?<![a-z0-9À-ɏ])(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|próxim\w+|dentro de))`;

/** How Spanish reports the ends of candidacies, transfers, auctions, thefts, voyages and published results. */
export const RARER_ENDINGS: Readonly<Record<string, KindCues>> = {
  nomination: {
    fits: words(String.raw`candidat\w+|primarias|precandidat\w+|aspirantes?|nominaci\w+|liderazgo`),
    cue: words(
      '(?:retira[n]?|retiró|abandona[n]?|abandonó|renuncia[n]? a|renunció a) (?:su |la )?_1_(?:(?:pre)?candidatura(?! olímpica| a (?:l[oa]s )?(?:juegos|sede))|carrera (?:presidencial|electoral))',
      '(?:ganan?|ganó|vencen?|venció|se imponen?|se impuso|arrasan?|pierden?|perdió) _4_primarias',
      '(?:se retira|se baja) de la carrera _2_|(?:proclamad[oa]|designad[oa]|elegid[oa]) candidat[oa]|no se presentará a la reelección',
    ),
  },
  transfer: {
    fits: words(
      String.raw`fich\w+|traspas\w+|contrato|cesión|cedid[oa]|delanter[oa]|defensa|central|portero|portera|centrocampista|capitan[ae]|entrenador(?:a)?`,
    ),
    cue: words(
      String.raw`fich(?:a|ó|an) (?:por|a|al) \S+|(?:cierran?|cerró|oficializan?|oficializó|confirman?|completan?|completó|anuncian?) (?:el|su) _2_(?:fichaje|traspaso|cesión)`,
      '(?:renuevan?|renovó|amplían?|amplió|prolongan?) (?:su |el )?(?:contrato|por \\S+ (?:años|temporadas)|hasta)|(?:firman?|firmó) _3_(?:contrato|por (?:el|la) \\S+ hasta)|traspasad[oa] al \\S+',
    ),
  },
  auction: {
    fits: words(String.raw`subast\w+|puj\w+|martillo|remate|rematad[oa]|adjudicad[oa]`),
    cue: words(
      String.raw`(?:se vende|se vendió|vendid[oa]s?|adjudicad[oa]s?|rematad[oa]s?) (?:por|en) _4_(?:euros|dólares|libras|millones|subasta)|subastad[oa]s? (?:por|en) \S*\d\S*|alcanza \S+ (?:millones )?_3_en (?:una |la )?subasta`,
    ),
  },
  theft: {
    fits: words(
      String.raw`rob(?:o|os|ad[oa]s?|aron|an)|hurt\w+|atraco|botín|ladron(?:es)?|sustraíd[oa]s?|expolio`,
    ),
    cue: words(
      '(?:recuperan?|recuperó|hallan|encuentran|localizan|devuelven|restituyen|(?:recuperad|hallad|encontrad|localizad|devuelt)[oa]s? (?:el|la|los|las|un(?! año)|una|dos|tres|\\d+)) _5_(?:robad[oa]s?|sustraíd[oa]s?|expoliad[oa]s?|botín)',
      '(?:robad[oa]s?|sustraíd[oa]s?|botín) _6_(?:recuperad[oa]s?|hallad[oa]s?|encontrad[oa]s?|devuelt[oa]s?|localizad[oa]s?)',
    ),
  },
  voyage: {
    fits: words(
      'misi[oó]n(?:es)?|nave|cápsula|astronautas?|cohete|sonda|lunar|órbita|espacial|travesía|viaje|expedición|crucero|barco|buque|velero|varad[oa]s?|pasajeros|tripulantes|vuelta al mundo',
    ),
    cue: words(
      `(?:regresan?|vuelven?) a la tierra(?! de)${SOON}|(?:regresaron|volvieron|regresó|volvió|ya están de vuelta en|ya están de regreso en) (?:a )?la tierra|amerizan?${SOON}|amerizó|amerizaron`,
      `(?:concluye|termina|finaliza|culmina) _3_misión${SOON}|(?:concluyó|terminó|finalizó) _3_misión|misión _2_(?:concluida|completada|terminada)|(?:completan?|completó|culminan?|culminó) _1_(?:travesía|vuelta al mundo|expedición)${SOON}`,
      `(?:desembarcan|abandonan) (?:los |las )?(?:últim[oa]s|todos los) (?:pasajeros|tripulantes)${SOON}|(?:últim[oa]s|todos los) (?:pasajeros|tripulantes) _3_(?:desembarcaron|abandonaron|han desembarcado)|(?:llega|arriba|atraca) (?:a|en) (?:puerto|tierra)${SOON}|llegó a puerto|ya están en casa`,
    ),
  },
  results: {
    fits: words('selectividad|ebau|evau|pau|oposici(?:ón|ones)|exámenes|examen|mir|opositores'),
    cue: words(
      '(?:publicad[oa]s|publicó|publicaron|ya se conocen|ya disponibles) _2_(?:notas|resultados|listas?|calificaciones) _4_(?:selectividad|ebau|evau|pau|oposición|oposiciones|exámenes|mir)|(?:notas|resultados|calificaciones) _3_(?:selectividad|ebau|evau|pau|oposición|oposiciones|exámenes|mir) _3_(?:publicad[oa]s|disponibles)',
    ),
  },
};
