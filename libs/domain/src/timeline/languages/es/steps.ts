import type { AnnounceCues } from '../announce-cues.js';
import { futureSource, wordsSource } from '../words.js';

const FUTURE = futureSource(
  'rá|rán',
  String.raw`podrán?|refrán|azafrán|alacrán|catamarán|habrán?\s\p{L}+(?:ado|ido|to|cho)`,
  String.raw`(?:no|nunca|tampoco|ni)\s`,
);
const STARTS =
  '(?:(?:comienza|empieza|arranca|termina|acaba|concluye|finaliza|vence|expira|abre|reabre|cierra|reanuda|vota|decide|llega|inicia|elige|juzga|debate|comparece|viaja|visita|recibe|presenta|publica|firma|declara|juega|disputa|afronta|retoma|aprueba|examina|resuelve)n?|se (?:celebra|cumple|reúne|reanuda|inicia|abre|cierra)n?|tienen? lugar|entran? en vigor|(?:va|acude|vuelve)n? a las urnas|da comienzo)';
const PLANNED = '(?:previst|programad|fijad|convocad|citad|señalad|llamad|emplazad)[oa]s?';
const WHEN = String.raw`(?:[\s,]+(?:el|al|la|a|las|los|para|hasta|desde|partir|de|del|este|esta|próximo|ya|oficialmente|hoy|medianoche|mediodía|noche|tarde|mañana|madrugada|día|horas|nuevo|\d{1,2}(?:[.:]\d\d)?)(?!\p{L})){0,6}[\s,]*$`;

/** How Spanish announces. */
export const STEPS: AnnounceCues = {
  ahead: new RegExp(
    [
      FUTURE,
      wordsSource(
        String.raw`(?<!no (?:se )?)van? a \p{Ll}+[aeií]r(?:se|l[aeo]s?)?`,
        String.raw`(?:[Ee]stán?|[Qq]uedan?|[Ss]iguen?|han? (?:sido|quedado)|han?) (?:\w+ )?${PLANNED}`,
        '(?:tienen?|mantienen?) (?:previsto|prevista|que)',
        '[Ss]e (?:espera|prevé|disponen? a)|prevén?|planean?|espera[n]? que',
        String.raw`(?<!no )(?:deben?|vuelven? a) \p{Ll}+[aei]r(?:se)?`,
        `(?:convoc|fij|cit|emplaz|anunci|llam)(?:an?|ó|aron|ad[oa]s?) _7_para`,
        String.raw`(?:aplaz|posp|retras|prorrog|adelant|traslad|suspend)\w+ _9_(?:hasta|al?|para)`,
      ),
    ].join('|'),
    'gu',
  ),
  adjacent: new RegExp(
    [
      String.raw`(?<!\p{L})(?<!(?:no|si) )${STARTS}${WHEN}`,
      String.raw`(?<!\p{L})(?<!(?:fue|estuvo|estaba|había|no)\s[^.;]{0,60})(?:hasta|a partir|no más tarde)${WHEN}`,
      String.raw`(?<!\p{L})(?<!(?:estaban?|eran?|fue|fueron|inicialmente|originalmente|antes|había)\s(?:\p{L}+\s)?)${PLANNED}${WHEN}`,
    ].join('|'),
    'iu',
  ),
  opening:
    /^(?:[^.]{0,40}[—–,]\s)?(?:(?:y|pero|a|partir|ya|de|del|el|este|para|próximo|será|entre)\s){0,3}$/iu,
  after: new RegExp(
    String.raw`^(?![^,]{0,16}\s[ye]\s)(?:[\s,]+(?:por la (?:mañana|tarde|noche)|a las \d{1,2}(?:[.:]\d\d)?)){0,2}[\s,]*(?:[^.;,]{0,60}\s)?(?:${FUTURE}|${wordsSource(String.raw`van? a \p{Ll}+[aeií]r`, STARTS)})`,
    'u',
  ),
  around: [[/^Desde el\s$/u, /^[^.;,]{0,60}\s\p{Ll}+rán?(?!\p{L})/u]],
  notAfter: /^\s(?:será|seguirá|quedará)n?\s(?!\p{L}+(?:[ai]d|t)[oa]s?(?!\p{L}))/u,
  apart: new RegExp(
    `;|${wordsSource(
      `tras|después|desde|cuando|mientras|porque|aunque|según|quien|donde|no|nunca|podrían?|habían?|eran?|fue|fueron|estaban?|hubo|dijo|hizo|aniversario|antes de|ante|vísperas|si`,
      String.raw`\p{Ll}{2,}(?:ó|aron|ieron)`,
      String.raw`han? \p{Ll}+(?:ado|ido)`,
    )}`,
    'u',
  ),
  doubt: new RegExp(
    wordsSource(
      '[Ss]i',
      'podrían?|pudieran?|quizás?|tal vez|a menos que|salvo que',
      `no _4_hasta`,
      String.raw`(?:cancel|anul|desconvoc)(?:an?|ó|aron|ad[oa]s?)|suspend\w+(?! _4_(?:hasta|al?|para))`,
    ),
    'u',
  ),
  notBefore: new RegExp(
    [
      String.raw`(?<!\p{L})(?:\p{Ll}+(?:ó|aron|ieron)|dijo|hizo|dio|fue|fueron|hubo|han?\s\p{L}+(?:ado|ido|to|cho)|desde|tras|después|según|dice|asegura|afirma)\s(?:(?:el|este|del|mismo)\s){0,2}$`,
      String.raw`(?<!(?:medianoche|noche|tarde|mañana|madrugada|partir|antes)\s)(?<!\p{L})del\s(?:próximo\s)?$`,
    ].join('|'),
    'iu',
  ),
  aside:
    /[?¿]|^[«“"„]|(?<!\p{L})(?:yo|nosotros|nuestr[oa]s?|mis?|tus?|usted(?:es)?|creo|creemos|suscr[ií]\p{L}+|boletín|newsletter|regístr\p{L}+|entradas|estren\p{L}+|episodios?|podcasts?|emit\p{L}+|emisión|retransm\p{L}+|en directo|en vivo|haga clic|pincha|lea también|lee más|foto|horóscopo|lotería|sorteo|cumpleaños|crucigrama)(?!\p{L})/iu,
  leaning:
    /^(?:él|ella|ellos|ellas|este|esta|estos|estas|esto|ese|esa|eso|su|sus|pero|y|también|allí|la decisión|ambos|ambas)(?!\p{L})/iu,
  moves:
    /(?<!\p{L})(?:aplaz|posp[ou]|retras|prorrog|prórrog|adelant|traslad|suspend)\p{L}*|nueva fecha|(?:en lugar|en vez) del?(?!\p{L})|más tarde de lo previsto/iu,
  callsOff: new RegExp(
    wordsSource(
      String.raw`(?:han? sido|han?|fue|fueron|es|son|quedan?|están?) (?:\w+ )?(?:cancelad|suspendid|anulad|desconvocad)[oa]s?(?! _4_(?:hasta|al?|para))`,
      '(?:cancela|desconvoca|anula)n?|canceló|desconvocó|anuló|suspenden?(?! _6_hasta)|suspendió(?! _6_hasta)',
      '(?:aplazad|suspendid)[oa]s? (?:indefinidamente|sine die)|ya no se celebrará',
      'no (?:se (?:celebrará|celebrarán|reunirán?|presentarán?)|tendrán? lugar|comparecerán?|asistirán?|acudirán?)',
    ),
    'iu',
  ),
};
