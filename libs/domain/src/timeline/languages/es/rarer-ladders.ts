import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

const RESTRICTION =
  '(?:confinamientos?|cuarentenas?|restricciones|toques? de queda|estado de alarma|estado de emergencia)';
const TALKS = '(?:negociaciones|conversaciones|diálogos?) (?:de|por la|para la|sobre la) (?:paz|tregua)';
const TRUCE = '(?:alto el fuego|cese el fuego|cese al fuego|tregua|armisticio)';
const MERGER = '(?:opa|fusión|compra|adquisición|absorción|oferta de compra)';
const TRACE =
  '(?:mochila|ropa|coche|vehículo|auto|moto|móvil|celular|teléfono|restos|cuerpo|cadáver|barca|bote|embarcación|avioneta|pertenencias|chaqueta)';
const MISSED = '(?:desaparecid[oa]s?|fugitiv[oa]s?|prófug[oa]s?)';
const BODY =
  '(?:congreso|senado|parlamento|gobierno|ejecutivo|pleno|ayuntamiento|consejo|junta|tribunal|supremo|constitucional|comisión|ministr[oa]|ministerio|president[ea]|alcalde(?:sa)?|regulador|fifa|uefa|otan|ue|onu)';

/** The stages of epidemics, wars, takeovers, searches and all other stories in Spanish. */
export const RARER_LADDERS: Readonly<Record<string, LadderCues>> = {
  'an epidemic': {
    fits: words(
      String.raw`brotes?(?! verdes?)|epidemia|pandemia|coronavirus|covid\S*|virus|ébola|cólera|sarampión|dengue|mpox|polio|contagios|infecciones|cuarentenas?|confinamientos?|vacunación`,
    ),
    steps: {
      'measures taken': words(
        `(?:declaran?|declaró|decretan?|decretó) _2_(?:emergencia|epidemia|pandemia|alerta) sanitaria|(?:declaran?|declaró) _2_(?:epidemia|pandemia)|(?:imponen?|impuso|decretan?|decretó|ordenan?|prorrogan?) _3_${RESTRICTION}|${RESTRICTION} _2_(?:impuest[oa]s?|decretad[oa]s?|prorrogad[oa]s?)`,
        '(?:comienza|comenzó|empieza|arranca|inician?) _3_vacunación|vacunación _3_(?:comienza|empieza|arranca)',
      ),
      receding: words(
        `(?:levantan?|levantó|relajan?|suavizan?|flexibilizan?) _3_${RESTRICTION}|${RESTRICTION} _2_(?:levantad[oa]s|relajad[oa]s)`,
        '(?:bajan|caen|descienden|disminuyen) _2_(?:casos|contagios|infecciones)|(?:casos|contagios|infecciones) _4_(?:bajan|caen|descienden|disminuyen|remiten)',
      ),
    },
  },
  'a war': {
    fits: words(
      String.raw`guerra(?! comercial| fría| de precios| mundial| arancelaria| cultural)|${TRUCE}|${TALKS}|bombarde\w+|misil(?:es)?|tropas|invasión|combates|hostilidades`,
    ),
    steps: {
      'peace talks': words(
        `${TALKS} _4_(?:comienzan|empiezan|arrancan|se reanudan|continúan)|(?:comienzan?|empiezan?|arrancan?|reanudan?|inician?|abren?|retoman?) _5_${TALKS}`,
      ),
      ceasefire: words(
        `(?:acuerdan?|acordaron|pactan?|pactaron|firman?|firmaron|declaran?|anuncian?|aceptan?|aceptó|sellan?) _3_${TRUCE}|${TRUCE} _3_(?:acordad[oa]|firmad[oa]|entra en vigor|en vigor)|(?:entra|entró) en vigor _2_${TRUCE}`,
      ),
    },
  },
  'a takeover': {
    fits: words(
      'opa|fusión(?! nuclear)|fusiones|adquisición|absorción|accionistas|oferta de compra|(?:completan?|completó|cierran?|cerró|anuncian?|aprueban?) _1_(?:compra|venta) de',
    ),
    steps: {
      announced: words(
        `(?:lanzan?|lanzó|presentan?|anuncian?|anunció|acuerdan?|pactan?) _3_${MERGER}|(?:compran?|adquieren?) _5_por _3_millones`,
      ),
      approved: words(
        `(?:accionistas|regulador(?:es)?|cnmc|cnmv|bruselas|comisión|competencia|juez|jueza|consejo|gobierno|junta) _3_(?:aprueban?|aprobó|autorizan?|autorizó|avalan?|dan? luz verde|respaldan?|aceptan?) _3_${MERGER}`,
      ),
      'closed or called off': words(
        `(?:completan?|completó|cierran?|cerró|culminan?|formalizan?) _2_${MERGER}|(?:retiran?|retiró|cancelan?|canceló|rompen?|abandonan?|desisten? de|renuncian? a) _2_${MERGER}|${MERGER} _3_(?:completada|cerrada|cancelada|rota|fracasa|fracasó)`,
      ),
    },
  },
  'a search': {
    fits: words(
      'desaparecid[oa]s?|desaparición|paradero|secuestrad[oa]s?|atrapad[oa]s?|fugitiv[oa]s?|prófug[oa]s?|labores de búsqueda',
    ),
    steps: {
      'search under way': words(
        '(?:policía|guardia civil|bomberos|rescatistas|equipos|agentes|voluntarios|buzos|efectivos|autoridades) _2_(?:buscan?|rastrean?|peinan?)|(?:búsqueda|rastreo) _4_(?:continúa|prosigue|comienza|se reanuda|se amplía|en marcha)|(?:continúa|prosigue|reanudan?|amplían?) _2_(?:búsqueda|rastreo)',
      ),
      'trace found': words(
        `(?:hallan?|halló|encuentran?|encontraron|localizan?|hallad[oa]s?|encontrad[oa]s?|localizad[oa]s?) _1_${TRACE}|${TRACE} _5_(?:hallad[oa]s?|encontrad[oa]s?|localizad[oa]s?)`,
      ),
      found: words(
        '(?:hallan?|encuentran?|localizan?|rescatan?|hallad[oa]s?|encontrad[oa]s?|localizad[oa]s?|rescatad[oa]s?|aparecen?) (?:con vida|viv[oa]s?|san[oa]s? y salv[oa]s?|muert[oa]s?|sin vida|iles[oa]s?)',
        `(?<!${TRACE} [^,;:]{0,60})${MISSED} _4_(?:hallad[oa]s?|encontrad[oa]s?|localizad[oa]s?|rescatad[oa]s?|capturad[oa]s?|detenid[oa]s?|a salvo)|(?:capturan?|detienen?|rescatan?|localizan?) (?:al?|los|las) (?:la |los |las )?(?:(?!del?)\\S+ )?${MISSED}|identifican? _2_(?:cuerpo|restos|cadáver)`,
      ),
    },
  },
  '': {
    fits: /^/,
    steps: {
      responded: words(
        '(?:pide|piden|pidió) (?:perdón|disculpas)|se disculpan?|(?:condenan?|condenó) (?:el|la|los|las) (?:ataque|atentado|violencia|asesinato|agresión)s?|(?:protestan|se manifiestan|protestaron) (?:contra|por|ante)|(?:exigen?|reclaman?|prometen?|exigió|prometió)',
        '(?:abren?|abrió|ordenan?|inician?|anuncian?) _4_(?:investigación|expediente|auditoría)|(?:detenid[oa]s?|arrestad[oa]s?) (?:por|tras|en)|envía[n]? _3_(?:ayuda|tropas|refuerzos)|presenta[n]? _2_(?:demanda|querella|denuncia|recurso)',
      ),
      decided: words(
        `${BODY} _2_(?:aprueban?|aprobó|rechazan?|rechazó|prohíben?|prohibió|bloquean?|suspenden?|suspendió|anulan?|anuló|ordenan? (?!abrir|una investigación|investigar)|autorizan?|veta|vetó)`,
        '(?:dimite|dimitió|destituid[oa]|cesad[oa])|(?:alcanzan?|alcanzaron|firman?|firmaron|cierran|sellan?) _2_(?:acuerdo|pacto|convenio|tratado)|(?:ganan?|ganó) _2_(?:elecciones|final|título|premio|copa|liga)|(?:entra|entró) en vigor',
      ),
    },
  },
};
