import type { AnnounceCues } from '../announce-cues.js';
import { futureSource, wordsSource } from '../words.js';

const FUTURE = `(?:${futureSource(
  '[aeio]r(?:á|ão)',
  String.raw`verão|(?:tu)?barão|camarão|casarão|clarão|furão|poderá|poderão|ter(?:á|ão)\s\p{L}+(?:ado|ido)`,
  String.raw`(?:não|nunca|nem)\s`,
)}|(?<!\\p{L})\\p{Ll}+-(?:se|lhes?|l[oa]s?)-(?:á|ão)(?!\\p{L}))`;
const INFINITIVE = String.raw`(?:\p{Ll}+\s)?\p{Ll}+(?:[aeio]r|por|pôr)(?:-se)?`;
const STARTS =
  '(?:(?:começa|inicia|termina|acaba|encerra|vence|expira|vota|decide|julga|arranca|abre|reabre|fecha|chega|acontece|ocorre|retoma|disputa|analisa|recebe|elege|apresenta|publica|visita|assina|joga|enfrenta|examina|aprova|estreia)m?|(?:reúne|realiza|inicia|abre|celebra)m?-se|se (?:reúne|realiza|inicia)m?|(?:entra|entram) em vigor|voltam? (?:ao|à|às) \\p{L}+|(?:vai|vão|volta|voltam) às urnas|tem início|têm início)';
const PLANNED = '(?:previst|marcad|agendad|convocad|programad|intimad|chamad)[oa]s?';
const WHEN = String.raw`(?:[\s,]+(?:em|no|na|a|à|às|o|de|dia|nesta|neste|esta|este|próxima|próximo|da|do|para|até|partir|meia-noite|meio-dia|noite|tarde|manhã|já|\d{1,2}h?(?:\d\d)?)(?!\p{L})){0,6}[\s,]*$`;

/** How Portuguese announces, in Brazil and Portugal. */
export const STEPS: AnnounceCues = {
  ahead: new RegExp(
    [
      FUTURE,
      wordsSource(
        `(?<!não (?:se )?)(?:vai|vão) ${INFINITIVE}`,
        String.raw`(?<!não )(?:deve|devem|volta a|voltam a) (?!ter\b)${INFINITIVE}`,
        String.raw`(?:[Ee]stá|[Ee]stão|[Ff]ica|[Ff]oi|[Ff]oram|[Cc]ontinua) (?:\w+ )?${PLANNED}`,
        `(?:planeja|planeia|pretende|prevê|promete|espera)m? ${INFINITIVE}|(?:tem|têm) de`,
        `(?:marc|convoc|agend|anunci)(?:am?|ou|aram) _6_para`,
        String.raw`(?:adi|remarc|transfer|antecip|prorrog)\w+ _9_(?:para|até)`,
      ),
    ].join('|'),
    'gu',
  ),
  adjacent: new RegExp(
    [
      String.raw`(?<!\p{L})(?<!(?:não|se) )${STARTS}${WHEN}`,
      String.raw`(?<!(?:estava|estavam|esteve|tinha|não|foi)\s[^.;]{0,60})(?<!\p{L})(?:até|[aA] partir)${WHEN}`,
      String.raw`(?<!\p{L})(?<!(?:estavam?|eram?|inicialmente|antes|tinham? sido)\s(?:\p{L}+\s)?)${PLANNED}${WHEN}`,
    ].join('|'),
    'iu',
  ),
  opening:
    /^(?:[^.]{0,40}[—–,]\s)?(?:(?:e|mas|já|em|no|na|a|o|dia|nesta|neste|próxima|próximo|partir|de|para)\s){0,3}$/iu,
  after: new RegExp(
    String.raw`^(?![^,]{0,16}\se\s)(?:[\s,]+(?:de manhã|à (?:tarde|noite)|às \d{1,2}h?(?:\d\d)?)(?!\p{L})){0,2}[\s,]*(?:[^.;,]{0,60}\s)?(?:${FUTURE}|${wordsSource(String.raw`(?:vai|vão) ${INFINITIVE}|(?:deve|devem|volta a|voltam a) (?!ter\b)${INFINITIVE}`, STARTS)})`,
    'u',
  ),
  notAfter: /^\s(?:será|ficará|continuará)\s(?!\p{L}+(?:[ai]d|t)[oa]s?(?!\p{L}))/u,
  apart: new RegExp(
    `;|${wordsSource(
      `após|depois|desde|quando|enquanto|porque|embora|segundo|onde|não|nunca|poderiam?|tinham?|eram?|foi|foram|estavam?|houve|disse|fez|aniversário|antes d[eao]|véspera|se`,
      String.raw`\p{Ll}{2,}(?:ou|eu|iu|aram|eram|iram)`,
    )}`,
    'u',
  ),
  doubt: new RegExp(
    wordsSource(
      'Se|se (?:o|a|os|as|não|houver|for|forem)',
      'poderiam?|deveriam?|talvez|a menos que|salvo se',
      `não _4_até`,
      `(?:cancel|anul|desconvoc|desmarc)(?:am?|ou|aram|ad[oa]s?)|suspen(?:de|deu|s[oa]s?)(?! _3_até)`,
    ),
    'u',
  ),
  notBefore: new RegExp(
    [
      String.raw`(?<!\p{L})(?:\p{Ll}{2,}(?:ou|eu|iu|aram|eram|iram)|disse|fez|foi\s\p{L}+[ao]|foram\s\p{L}+[ao]s|desde|após|depois|segundo|diz|afirma)\s(?:(?:em|n[ao]|nest[ae]|d[ae]|dia|última|último)\s){0,2}$`,
      String.raw`(?<!(?:meia-noite|meio-dia|noite|tarde|manhã|madrugada|partir|antes)\s)(?<!\p{L})(?:de|da|do|desta|deste)\s(?:próxim[ao]\s|dia\s)?$`,
    ].join('|'),
    'iu',
  ),
  aside:
    /\?|^[«“"„]|(?<!\p{L})(?:eu|nós|noss[oa]s?|vocês?|meus?|minhas?|seu jornal|assine|inscreva-se|newsletter|ingressos|bilhetes|episódios?|podcasts?|estreia|exibid[oa]s?|transmit\p{L}+|ao vivo|clique|leia também|leia mais|foto|horóscopo|loteria|lotaria|sorteio|palavras cruzadas|nos cinemas)(?!\p{L})/iu,
  leaning:
    /^(?:ele|ela|eles|elas|este|esta|isto|isso|essa|esse|seus?|suas?|mas|e|também|a decisão|ambos|ambas)(?!\p{L})/iu,
  moves:
    /(?<!\p{L})(?:adi(?:a|ad|ou|aram|ar)|remarc|transferid|transferiu|antecip|prorrog|atras)\p{L}*|nova data|(?:em vez|ao invés) d[eoa](?!\p{L})|mais tarde do que/iu,
  callsOff: new RegExp(
    wordsSource(
      String.raw`(?:foi|foram|está|estão|fica|ficam|é|são) (?:\w+ )?(?:cancelad|suspens|anulad|desconvocad|desmarcad)[oa]s?(?! _3_até)`,
      '(?:cancela|desconvoca|desmarca|anula)m?|(?:cancel|desconvoc|desmarc|anul)(?:ou|aram)|suspendeu?(?! _5_até)|suspenderam(?! _5_até)',
      '(?:adiad|suspens)[oa]s? (?:sem data|indefinidamente|por tempo indeterminado|sine die)',
      'não (?:se realizar(?:á|ão)|acontecer(?:á|ão)|ter(?:á|ão) lugar|vai (?:acontecer|se realizar))',
    ),
    'iu',
  ),
};
