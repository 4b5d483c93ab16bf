import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

/** The stages of Spanish stories, by the names of the English ladders. */
export const LADDERS: Readonly<Record<string, LadderCues>> = {
  'a court case': {
    fits: words(
      String.raw`juicio|juez|jueza|tribunal|jurado|fiscal(?:ía)?|acusad[oa]s?|condena\w*|absuel\w+|sentencia|procesad[oa]|querella|audiencia`,
    ),
    steps: {
      charged: words(
        'imputad[oa]s?|acusad[oa]s? (?:de|por)|procesad[oa]s?|imputan? a|procesan? a|se querella|presenta _2_querella',
      ),
      'on trial': words(
        '(?:empieza|comienza|arranca|se inicia|inicia|se reanuda|continúa) _2_juicio|juicio _4_(?:empieza|comienza|arranca)|se sientan? en el banquillo|declara ante _2_(?:juez|jueza|tribunal|jurado)|visto para sentencia',
      ),
      ruling: words(
        '(?:juez|jueza|tribunal|supremo|audiencia|constitucional) _2_(?:ordena|bloquea|anula|confirma|rechaza|avala|suspende|dicta|admite)',
      ),
      verdict: words(
        '(?:declarad[oa]s?|declara|halla(?:n|d[oa])?) _2_culpables?|condenad[oa]s? (?:a|por)|condena(?:n)? (?:a|por)|absuelt[oa]s?|absuelve(?:n)?',
      ),
    },
  },
  'a strike': {
    fits: words('huelgas?|paros?|huelguistas|sindicatos?|piquetes?|convenio'),
    steps: {
      announced: words(
        '(?:convocan?|anuncian?|votan?) _3_(?:huelga|paros?)|(?:huelga|paros?) (?:convocad[oa]s?|anunciad[oa]s?)',
      ),
      'under way': words(
        '(?:comienza|empieza|arranca|inician?) _3_(?:huelga|paros?)|(?:huelga|paros?) _4_(?:comienza|empieza|continúa|sigue|cumple|paraliza)|van a la huelga|en huelga',
      ),
      talks: words(
        '(?:negociaciones|conversaciones|diálogo) _3_(?:comienzan|se reanudan|continúan|arrancan)|(?:retoman|reanudan|inician|abren) _2_(?:negociaciones|conversaciones|diálogo)|se sientan a negociar',
      ),
      'deal offered': words(
        'preacuerdo|principio de acuerdo|(?:alcanzan?|logran?|cierran?|firman?|pactan?) _3_(?:acuerdo|preacuerdo)|(?:aceptan?|aprueban?) _3_(?:oferta|convenio|acuerdo)',
      ),
    },
  },
  'an election': {
    fits: words(
      String.raw`eleccion(?:es)?|elección|electoral(?:es)?|urnas|comicios|votación|segunda vuelta|balotaje|referéndum|candidat\w+|primarias|votantes`,
    ),
    steps: {
      announced: words(
        '(?:convocan?|anuncian?|adelantan?) _3_(?:elecciones|comicios|referéndum)|anuncia su candidatura|lanza su candidatura',
      ),
      voting: words(
        '(?:abren|han abierto) _2_(?:urnas|colegios)|(?:acuden|van|vota) _2_(?:a las )?urnas|comienza _2_votación|votan en',
      ),
      counting: words(
        String.raw`(?:cierran|cerrados) _2_(?:urnas|colegios)|(?:recuento|escrutinio) _3_(?:comienza|avanza|continúa)|sondeos? a pie de urna|con el \d+ ?% escrutado|resultados (?:parciales|provisionales|preliminares)`,
      ),
      declared: words(
        '(?:gana|ganó|pierde|vence|se impone|arrasa) _4_(?:elecciones|comicios|presidencia|segunda vuelta|referéndum|primarias|alcaldía)|(?:reelegid[oa]|elegid[oa]) (?:como )?(?:president[ea]|alcalde(?:sa)?)|reconoce _2_derrota',
      ),
    },
  },
  'a disaster': {
    fits: words(
      String.raw`terremotos?|seísmos?|sismos?|inundaci\w+|riadas?|huracán|tifón|ciclón|tornado|tormentas?|temporal|incendios? (?:forestal\w*)?|alud|avalancha|tsunami|erupción|volcán|explosión|accidente|naufragi\w+|derrumbe|descarrila\w+|presa|choque`,
    ),
    steps: {
      rescue: words(
        '(?:equipos|servicios|labores) de (?:rescate|emergencia|búsqueda)|rescatistas|buscan _2_(?:supervivientes|desaparecidos|sobrevivientes)|evacúan|evacuad[oa]s|evacuan|declaran? _3_emergencia|rescatan|envía[n]? _3_(?:ayuda|tropas|ejército)',
      ),
      recovery: words(
        String.raw`(?:empieza|comienza|arranca|inician?) _3_(?:limpieza|reconstrucción)|restablec\w+ _3_(?:luz|suministro|servicio)|(?:vecinos|familias|evacuados) _3_(?:regresan|vuelven)|(?:entierran|despiden|funerales?) _3_(?:víctimas|muertos)|suspend\w+ _3_búsqueda`,
      ),
      inquiry: words(
        '(?:abren?|ordena|inician?|anuncia) _4_(?:investigación|comisión de investigación|pesquisa)|investigación _4_(?:abierta|revela|concluye|halla)|investigadores _2_(?:hallan|creen|apuntan|señalan)|cajas? negras?',
      ),
    },
  },
  'a law': {
    fits: words(
      '(?:proyecto|proposición|anteproyecto) de ley|ley|enmiendas?|congreso|senado|parlamento|diputados|senadores|cámara|decreto',
    ),
    steps: {
      proposed: words(
        '(?:presentan?|presentó|propone[n]?|registra[n]?|lleva[n]?) _4_(?:ley|proyecto|proposición|decreto|reforma|enmienda)',
      ),
      'in committee': words('comisión _3_(?:aprueba|avala|respalda)|debate[n]? _4_(?:ley|proyecto|reforma)'),
      'passed by one chamber': words(
        '(?:congreso|senado|cámara|diputados|senadores) _2_(?:aprueba[n]?|aprobó|da luz verde|vota[n]? a favor) _5_(?:ley|proyecto|reforma|decreto)',
      ),
      passed: words(
        'aprobación definitiva|luz verde definitiva|aprueba definitivamente|aprobad[oa] definitivamente',
      ),
      'signed or vetoed': words(
        '(?:promulga|sanciona|firma|veta|vetó|firmó) _4_(?:ley|decreto|reforma)|entra en vigor',
      ),
    },
  },
};
