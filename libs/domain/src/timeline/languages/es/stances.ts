import type { StanceCues, TitleCues, WithdrawalCues } from '../language-cues.js';
import { words } from '../words.js';

/** How Spanish headlines mark comment and expectation. */
export const STANCES: StanceCues = {
  comment: [
    /^(?:opinión|editorial|columna|tribuna|análisis|carta[s]?|reseña|crítica|entrevista|perfil|crónica|reportaje|podcast|vídeos?|videos?|fotos?|galería|test|quiz|directo|en directo|en vivo|minuto a minuto|última hora de|última hora del|claves|las claves|por qué|cómo|qué|quién|quiénes|cuándo|así (?:es|fue|ha sido|será|vivimos)|todo lo que|lo que (?:se )?sabe\w*|el análisis de|la opinión de|cronología|verificación|buenos días|boletín|newsletter|las noticias|resumen|el resumen|(?:\d{1,2}|tres|cuatro|cinco|seis|siete|diez) (?:claves|cosas|razones|preguntas|lecciones))(?![a-zÀ-ɏ])/i,
    /\?(?:\s|$)|[,:;|–—-] ?(?:en directo|en vivo|directo|minuto a minuto|última hora|opinión|análisis|editorial|las claves|vídeo|fotos)\s*$|\. (?:opinión|análisis|editorial)\s*$|^(?:directo|en directo|en vivo)\b/i,
    words(
      'minuto a minuto|síguelo en directo|sigue en directo|en directo:|lo que sabemos|qué se sabe|las noticias (?:del día|de hoy|de la mañana)|boletín (?:del día|de la mañana)',
    ),
    /,\s(?:en directo|en vivo)\s*$|, por \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}(?:\.|$)/u,
  ],
  aftermath: words(
    String.raw`reaccionan?(?: a| ante)|así reaccion\w+|en sus propias palabras|antes y después|se burlan?|lista completa`,
  ),
  expectation: words(
    String.raw`podr[íi]an?|puede(?:n)? (?:\w+[aei]r)|se esperan?|se prevén?|prevé[n]?|está[n]? previst[oa]s?|previst[oa]s? para|a punto de|a la espera de|antes de|se perfilan?|apuntan? a|amenazan? con|va[n]? a \w+[aei]r`,
  ),
  statement: words(
    'dicen?|dijo|advierten?|advirtió|avisan?|anuncian?|anunció|asegura[n]?|aseguró|afirma[n]?|afirmó|promete[n]?|alertan?|alertó|niegan?|negó|acusan?|ordenan?|ordenó|acuerdan?|reconoce[n]?|admite[n]?|revela[n]?|sostiene[n]?|exige[n]?|pide[n]?',
  ),
};

export const WITHDRAWALS: WithdrawalCues = {
  ours: words(
    '^(?:rectificación|retractación|fe de errores: la (?:noticia|información) _4_(?:era|es) falsa)',
    '(?:retiramos|hemos retirado|rectificamos|nos retractamos de) (?:la|esta|nuestra|el|este|nuestro) _2_(?:noticia|información|artículo|reportaje)',
    '(?:nuestra|esta) (?:noticia|información) _4_(?:era|es|fue|ha sido) (?:errónea|falsa|incorrecta|retirada)',
    String.raw`(?:publicamos|informamos de) .{0,150}\. (?:era|es|resultó ser) (?:falso|erróneo|incorrecto)|nos equivocamos`,
  ),
  correction: /^(?:corrección|rectificación|fe de errores|fe de erratas|aclaración)(?![a-zÀ-ɏ])/i,
  negation: words('no|nunca|ningún|ninguna|tampoco|nadie'),
  earlier: words(
    '(?:noticia|información|artículo|versión) (?:anterior|previa|inicial) .{0,80}(?:era|fue|es) (?:errónea|falsa|incorrecta|falso|incorrecto)',
  ),
  denial: words(
    '(?:desmienten?|desmintió|niegan?|negó|rechazan?) _4_(?:rumores?|informaciones|información|noticia|versión|acusaciones)|(?:es|son) (?:falso|falsa|falsos|falsas) (?:que|el|la|los|las)',
  ),
};

export const TITLES: TitleCues = {
  decisive: words(
    String.raw`muere[n]?|murió|murieron|muert[oa]s?|matan?|mató|fallece[n]?|falleció|detenid[oa]s?|detienen?|arrest\w+|imputad[oa]s?|procesad[oa]s?|condena\w*|absuelt[oa]s?|absuelven?|culpables?|dimite[n]?|dimitió|dimisión|renuncia|destitu\w+|cesad[oa]s?|elegid[oa]s?|reelegid[oa]s?|ganan?|ganó|vence[n]?|aprueban?|aprobó|aprobad[oa]|rechazan?|rechazó|firman?|firmó|sentencia|fallo|prohíben?|bloquean?|anulan?|acuerdan?|acuerdo|alto el fuego|tregua|invaden?|atacan?|ataque|explosión|estalla\w*|choque|choca\w*|derrumb\w+|evacua\w+|emergencia|declaran?|lanzan?|incaut\w+|rescat\w+|retiran?|quiebra|fusión|adquiere|cancelan?|suspenden?|suspendid[oa]`,
  ),
  negation: /^(?:no|ni|nunca|sin|ningún|ninguna|tampoco|jamás|niegan?|negó|falso|falsa|descartan?)$/u,
  opposites: [
    'aprueba aprueban aprobó aprobada aprobado acepta aceptan respalda apoya avala | rechaza rechazan rechazó rechazada rechazado tumba veta',
    'gana ganan ganó vence venció victoria | pierde pierden perdió derrota',
    'detenido detenida detienen arrestado encarcelado | liberado liberada liberan libre absuelto',
    'condenado condenada condena culpable | absuelto absuelta absuelve inocente',
    'sube suben subió aumenta crece alza récord | baja bajan bajó cae caen cayó desciende',
    'abre abren abrió reabre reabren | cierra cierran cerró clausura',
    'empieza empiezan comienza arranca reanuda | termina terminan acaba finaliza suspende suspenden cancela',
    'permite permiten autoriza | prohíbe prohíben bloquea impide',
    'confirma confirman admite reconoce | niega niegan negó desmiente',
    'sobrevive vivo viva vivos rescatado rescatada | muere murió muerto muerta muertos',
    'levanta levantan | impone imponen',
    'nombra nombran | destituye destituyen cesa',
  ],
};
