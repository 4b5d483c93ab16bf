import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

const SPAN = '(?:partidos?|fechas?|jornadas?|encuentros|carreras|años?|meses)';
const ATTACKER =
  '(?:atacante|tirador(?:a)?|agresor(?:a)?|pistolero|asaltante|homicida|asesin[oa]|secuestrador|sospechos[oa]|presunt[oa] autor(?:a)?|autor(?:a)? (?:del|de la|de los) _1_(?:tiroteo|ataque|atentado|disparos|matanza|apuñalamiento|crimen))';
/** Up to four words of one clause that name nobody else. */
const NEAR = String.raw`(?:(?!detenid|arrestad|que |y |mata )[^\s,;:]+ ){0,4}`;
/** Levied on people who did something, or in general: a rule, and no punishment of one. */
const ONE = '(?!.{0,50}(?<![a-z0-9À-ɏ])(?:quien(?:es)?|los que|conductores|por no))';
const EVENT =
  '(?:festival(?:es)?|conciertos?|feria|fiestas|temporada|torneo|liga|(?:media )?maratón|gira|desfile|cabalgata|campeonato|copa|mundial|juegos|carnaval(?:es)?|procesi(?:ón|ones)|cumbre|gala|derbi|romería|verbena|rally|carrera popular)';
/** What takes place on one day; a league that is suspended goes on later. */
const DAY_EVENT =
  '(?:festival|conciertos?|feria|fiestas|(?:media )?maratón|desfile|cabalgata|carnaval(?:es)?|procesi(?:ón|ones)|gala|romería|verbena|carrera popular)';
/** Not a day, a night or another part of it. */
const WHOLE =
  '(?<!(?:jornada|día|noche|concierto|etapa|sesión|actuación|prueba|partido) (?:del |de la |de los |de las ))';
const NO_TERM = '(?!.{0,30}(?<![a-z])(?:hasta|unas? horas|el año pasado|(?:del|el) (?:primer|último)))';

/** How Spanish reports punishments, reversals, dead attackers, ended inquiries and cancelled events. */
export const VERDICT_ENDINGS: Readonly<Record<string, KindCues>> = {
  sanction: {
    fits: words(
      String.raw`mult(?:as?|an|ó|ad[oa]s?)|sanci(?:ón|ones)|sancion\w+|inhabilit\w+|expediente|dopaje|antidopaje|disciplinari[oa]s?|comité de competición|regulador|cnm[cv]|uefa|fifa|fia|descalific\w+|trampas|tángana`,
    ),
    cue: words(
      String.raw`(?:multan?|multó|multad[oa]s?) (?:_4_)con _2_\S*(?:\d|mil|millones)\S*${ONE}`,
      `(?:imponen?|impuso|impusieron|aplican?|aplicó|reciben?|recibió) _2_(?:multa|sanci[óo]n)${ONE}`,
      String.raw`(?:sancionad|inhabilitad|suspendid|castigad|expulsad)[oa]s? (?:con |por |durante )?\S+ ${SPAN}(?! después| atrás| antes)`,
      String.raw`(?:sancionan?|sancionó|inhabilitan?|inhabilitó|castigan?|castigó|suspenden?|suspendió) _5_(?:con|por|durante) \S+ (?:${SPAN}|puestos|euros|millones)${ONE}|(?:sancionan?|suspenden?|inhabilitan?) \S+ ${SPAN} al?|multa (?:récord |histórica |millonaria )?de \S+ millones (?:de \S+ )?(?:al?|para|contra)${ONE}|\S+ ${SPAN} de (?:sanción|suspensión|inhabilitación) (?:para|a|al)`,
      '(?:fia|fifa|uefa|coi|federación|comité de competición|cnm[cv]) (?:sanciona|multa|inhabilita|expulsa|descalifica) al?|(?:desposeíd|despojad)[oa]s? de _3_(?:título|medalla|corona|licencia)|descalificad[oa]s? (?:por|de la|del)',
    ),
  },
  reversal: {
    fits: words(
      String.raw`marcha atrás|rectific\w+|recul\w+|retract\w+|polémic\w+|críticas|protestas?|indignación|malestar|revuelo|boicot|recogida de firmas|disculpas|medida|tasas?|tarifas?|comisiones|subidas? (?:de|del)|prohibición|voluntari[oa]s?`,
    ),
    cue: words(
      '(?:da|dan|dio|dieron|ha dado|han dado) marcha atrás(?!.{0,40}(?:atropell|choc|embist|arroll))|(?<=^|[:.] )marcha atrás (?:del?|en|con) (?:la |las |los )?(?:gobierno|ayuntamiento|alcalde(?:sa)?|ministr[oa]|banco|tasas?|tarifas?|subidas?|reforma|prohibición)',
      '(?:recula|reculan|reculó|se retractan?|se retractó|se desdice)|(?:rectifican?|rectificó) (?:tras|ante) _2_(?:críticas|polémica|protestas|presión|quejas|revuelo)|(?:rectifican?|rectificó) y (?:no |ya no )?(?:retira|devuelve|devolverá|mantiene|mantendrá|permite|permitirá|anula|elimina|acepta|paga|readmite|baja|renuncia)',
      '(?:retiran?|retiró|revocan?|revocó|renuncian? a|renunció a|abandonan?|abandonó) (?:el |la |las |los |su |sus )?_1_(?:decisión|medida|prohibición|tasas?|subidas?|tarifas?|comisiones|cobros?|recortes?|nueva norma|nuevo logo|rediseño)',
    ),
  },
  attack: {
    fits: words(
      String.raw`tiroteos?|ataques?|atentados?|tirador(?:a|es)?|pistoler[oa]s?|apuñala\w+|acuchill\w+|matanza|masacre|homicida|agresor(?:a|es)?|secuestrador|disparos|a tiros|abatid[oa]s?|abaten?|se suicida|asesin[oa]`,
    ),
    cue: words(
      `(?:abaten?|abatió|abatid[oa]|matan? a tiros|mató a tiros) (?:a tiros )?(?:por \\S+ \\S+ )?(?:al |a la |el |la |a un |un )?(?:presunt[oa] )?${ATTACKER}|(?:abaten?|abatió) a un (?:hombre|joven|individuo) (?:que|armado|tras)`,
      `${ATTACKER} ${NEAR}(?:abatid[oa]|murió|se suicid[aó]|se quit[aó] la vida|muert[oa] a tiros|(?:hallad|encontrad)[oa] muert[oa]|muere(?: tras|$| abatid| en))`,
      `(?:hallan|hallad[oa]|encuentran|encontrad[oa]) muert[oa] (?:al |a la |el |la )(?:presunt[oa] )?${ATTACKER}|(?:se suicida|se quita la vida|muere|muere (?:tiroteado|abatido)(?: por la policía)?) (?:el |la )(?:presunt[oa] )?${ATTACKER}`,
      `muert[oa]s,? (?:(?!herid)\\S+ ){0,6}(?:incluid[oa]|entre ell[oa]s|entre l[oa]s que está) (?:el|la) (?:presunt[oa] )?${ATTACKER}|mata a _6_y _1_se (?:suicida|quita la vida)`,
    ),
  },
  inquiry: {
    fits: words(
      'investigaci(?:ón|ones)|autopsia|forenses?|comisión de (?:investigación|ética)|comité de ética|pesquisas|diligencias|expediente|inspección|defensor del pueblo|causa de la muerte|auditoría',
    ),
    cue: words(
      String.raw`(?:fiscalía (?:\S+ )?)?(?:archivan?|archivó|archivad[oa]s?|cierran?|cerró|cerrad[oa]s?|(?:da|dan|dio) carpetazo a|sobresee) (?:(?!provisional|parte)\S+ ){0,2}(?:investigaci(?:ón|ones)|diligencias|expediente|pesquisas)|(?:investigación|diligencias|expediente) ${NEAR}(?:archivad|cerrad)[oa]s?`,
      '(?:autopsia|forenses) (?:(?!preliminar)[^\\s,;:]+ ){0,4}(?:concluyen?|concluyó|confirman?|confirmó|determinan?|descartan?)|(?:investigación|comisión de investigación|informe (?:oficial|final|definitivo)) (?:(?!preliminar)[^\\s,;:]+ ){0,4}(?:concluye|concluyó|dictamina) que',
      '(?:comisión|comité|investigación|inspección|defensor del pueblo|auditoría) (?:(?!no )[^\\s,;:]+ ){0,4}(?:exculpa|exculpó|exonera|exoneró|exime|descarta irregularidades)|(?:exculpad|exonerad)[oa]s? por (?:el|la) (?:comisión|comité|investigación|inspección|auditoría)',
    ),
  },
  cancellation: {
    fits: words(
      String.raw`cancel(?:a|an|ó|ad[oa]s?)|suspendid[oa]s?|suspenden?|aplaz\w+|festival(?:es)?|conciertos?|feria|fiestas|temporada|torneo|maratón|gira|desfile|cabalgata|campeonato|carnaval|procesi(?:ón|ones)|cumbre|gala`,
    ),
    cue: words(
      `(?:cancelad[oa]s?|cancelan?|canceló|cancelaron) (?:por \\S+ \\S+ )?(?:el |la |los |las |su |sus )?${EVENT}${NO_TERM}`,
      `(?:suspenden?|suspendid[oa]s?|suspendió) (?:por \\S+ \\S+ )?(?:el |la |los |las )?${DAY_EVENT}${NO_TERM}`,
      `${WHOLE}${EVENT} ${NEAR}cancelad[oa]s?${NO_TERM}|${WHOLE}${DAY_EVENT} ${NEAR}suspendid[oa]s?${NO_TERM}`,
      '(?:dan?|dio|dieron|declaran?|declaró) por (?:terminada|finalizada|concluida|acabada) (?:la )?(?:temporada|liga|competición)|declarad[oa]s? campe(?:ón|ona|ones|onas)|declaran? campe(?:ón|ona|ones|onas) al?',
    ),
  },
};
