import type { AfterCues, FactCues, KindCues } from '../language-cues.js';
import { words } from '../words.js';

const COURT = words(
  String.raw`juicios?|juez|jueza|jueces|tribunal(?:es)?|jurado|fiscal(?:ía|es)?|acusad[oa]s?|procesad[oa]s?|condena\w*|absuel\w*|culpables?|sentencias?|audiencia|supremo|querella|demanda|asesinato|homicidio|cárcel|prisión|delitos?`,
);

/** How stories end in Spanish. */
export const ENDINGS: Readonly<Record<string, KindCues>> = {
  trial: {
    fits: COURT,
    cue: words(
      '(?:condenan|condena|condenó|condenaron|condenad[oa]s?) _7_a (?:_3_(?:años?|meses|prisión|cárcel|muerte)|cadena perpetua|pagar|indemnizar|muerte)',
      '(?:absuelven|absuelve|absolvió|absuelt[oa]s?|exculpa|exonera(?:n|d[oa]s?)?|sobresee|sobreseíd[oa])',
      '(?:juez|jueza|tribunal|supremo|constitucional|audiencia|corte) _3_(?:archiva|archivó|desestima|desestimó|anula|anuló|confirma la (?:condena|sentencia|absolución)|ratifica la (?:condena|sentencia)|avala|tumba|rechaza _3_recurso)',
      '(?:archivan|archivada|retiran) _3_(?:causa|caso|querella|demanda|cargos)',
    ),
  },
  conviction: {
    fits: COURT,
    cue: words(
      '(?:declaran?|declaró|declarad[oa]s?|hallan?|hallad[oa]s?|encuentran?|encontrad[oa]s?) _2_culpables?',
      '(?:culpables? de (?:asesinato|homicidio|fraude|malversación|violación))',
      'se (?:declara|declaró|declaran) culpables?',
    ),
  },
  extradition: {
    fits: words(String.raw`extradi\w+`),
    cue: words(
      'extraditad[oa]s?|(?:es|fue) extraditad[oa] a|(?:extraditan|extradita) _3_a|(?:deniega|deniegan|rechaza) la extradición',
    ),
  },
  law: {
    fits: words(
      'ley(?:es)?|proyecto|decretos?|congreso|senado|parlamento|cámara|diputados|reformas?|referéndum|veto|normativa|presupuestos?|amnistía|enmiendas?|constitución',
    ),
    cue: words(
      '(?:aprueban?|aprobó|aprobaron) (?:definitivamente|de forma definitiva|por ley)',
      '(?:congreso|senado|parlamento|asamblea|cámara) _2_(?:convierte en ley|da luz verde definitiva|da el visto bueno definitivo|aprueba en votación final|tumba|rechaza|rechazó|derriba) _5_(?:ley|reforma|proyecto|decreto|presupuestos?|enmienda)?',
      '(?:aprobación|luz verde) definitiva',
      '(?:promulga|promulgó|sanciona|firma|firmó) _4_(?:ley|decreto|reforma)',
      '(?:ley|reforma|decreto|norma) _5_(?:entra en vigor|entró en vigor|queda aprobada|queda rechazada|es derogada)',
      'entra en vigor _2_(?:ley|reforma|decreto|norma)|(?:veta|vetó|derogan?|derogó) _3_(?:ley|reforma|decreto)|retira _3_proyecto',
    ),
  },
  recall: {
    fits: words('retirada|retira(?:n|d[oa]s?)?|alerta alimentaria|llamad[ao] a revisión'),
    cue: words(
      '(?:concluye|finaliza|completa|completada|termina) _3_(?:retirada|llamada a revisión)|fin de la (?:retirada|alerta alimentaria)|levantan? la alerta alimentaria',
    ),
  },
  fire: {
    fits: words(String.raw`incendios?|fuegos?|llamas|bomberos|quema\w*|arde`),
    cue: words(
      '(?:dan|da|dado|dada) por (?:extinguid[oa]|controlad[oa]|estabilizad[oa])',
      '(?:incendio|fuego) _6_(?:extinguido|sofocado|controlado|bajo control|apagado)',
      '(?:extinguen|extinguido|sofocan|sofocado|apagan|controlan|controlado) _2_(?:incendio|fuego)',
    ),
  },
  outbreak: {
    fits: words(
      String.raw`brotes?|epidemia|pandemia|virus|contagios?|casos|cuarentena|ébola|cólera|sarampión|salmonel\w*|listeri\w*|gripe`,
    ),
    cue: words(
      '(?:declaran?|declaró|anuncia|dan por) _4_(?:fin|final|terminad[oa]|controlad[oa]|erradicad[oa]) _3_(?:brote|epidemia|pandemia|emergencia)?',
      'fin (?:de la|del) (?:brote|epidemia|pandemia|cuarentena|emergencia sanitaria)|levantan? _2_cuarentena|brote _3_(?:superado|controlado|erradicado)',
    ),
  },
  outage: {
    fits: words('apag[oó]n(?:es)?|corte|suministro|luz|eléctric[oa]|red|avería|servicio'),
    cue: words(
      '(?:restablec(?:en|e|ido|ida)|recupera(?:n|do|da)?|restaurad[oa]|vuelve) _4_(?:suministro|luz|electricidad|servicio|agua|red)',
      '(?:suministro|luz|electricidad|servicio|agua) _4_(?:restablecid[oa]|recuperad[oa])|fin del apagón',
    ),
  },
  emergency: {
    fits: words(
      String.raw`puente|presa|túnel|inundaci\w+|riadas?|evacua\w+|emergencia|alertas?|alud|derrumbe|tormenta|huracán|ciclón|tsunami|bomba|toque de queda|confinamiento|restricciones|carretera|vertido|fuga|varado`,
    ),
    cue: words(
      '(?:reabren?|reabierto|reabierta|reapertura de) _3_(?:puente|túnel|aeropuerto|carretera|puerto|canal|línea|paso)',
      '(?:puente|túnel|aeropuerto|carretera|puerto|canal|línea|paso) _4_(?:reabre|reabierto|reabierta)',
      '(?:levantan?|levantad[oa]|desactivan?|desactivad[oa]|cancelan?) _3_(?:alerta|toque de queda|confinamiento|restricciones|estado de emergencia|bomba|evacuación)',
      '(?:vecinos|evacuados|desalojados|familias|residentes) _3_(?:regresan|vuelven|vuelve|regresa) a (?:sus )?casas?|fin de la (?:alerta|emergencia)|(?:fuga|vertido) _2_sellad[oa]|reflotad[oa]',
    ),
  },
  final: {
    fits: words(
      String.raw`final(?:es)?|copa|liga|campe\w+|torneo|título|trofeo|mundial|medalla|premios?|oro|carrera|maratón|festival|grand slam|vuelta`,
    ),
    cue: words(
      String.raw`(?:se proclaman?|proclamad[oa]s?|coronad[oa]s?|se coronan?) _2_(?:campe\w+|gana\w+|rey|reina)`,
      '(?:ganan?|ganó|conquistan?|conquistó|levantan?|alzan?|se llevan?|se adjudican?|logran?) _4_(?:final|copa|liga|título|trofeo|campeonato|mundial|medalla de oro|oro|maratón|premio|vuelta|torneo)',
      'campe[óo]n(?:a|es|as)? (?:de|del) (?:_2_)(?:copa|liga|mundo|mundial|europa|torneo|américa)',
    ),
  },
  missing: {
    fits: words(
      String.raw`desaparecid[oa]s?|desaparición|desaparece(?:n)?|búsqueda|buscan|rescat\w+|náufragos|atrapad[oa]s?|perdid[oa]s?|paradero`,
    ),
    cue: words(
      '(?:hallan|hallad[oa]s?|encuentran|encontrad[oa]s?|localizan|localizad[oa]s?|aparecen?|rescatan|rescatad[oa]s?) _5_(?:con vida|viv[oa]s?|sana? y salv[oa]s?|ileso|ilesa|muert[oa]s?|sin vida|a salvo|en buen estado)',
      '(?:hallan|hallado|encuentran|encontrado|localizan|localizado|recuperan|identifican|identificado) _2_(?:cuerpo|cadáver|restos) (?:de|del) _3_(?:desaparecid[oa]s?|montañer[oa]|niñ[oa]|joven|pescador(?:es)?|excursionista|mujer|hombre)',
      '(?:sanos? y salvos?|sanas? y salvas?)',
      '(?:rescatan|rescatad[oa]s|rescate de) (?:a )?(?:l[oa]s|todos l[oa]s) _2_(?:desaparecid[oa]s|atrapad[oa]s|mineros|pescadores|náufragos|excursionistas)',
    ),
  },
  search: {
    fits: words(
      String.raw`búsqueda|desaparecid[oa]s?|rescat\w+|supervivientes|sobrevivientes|escombros|naufragio|hundi\w+|derrumbe|explosión|terremoto|seísmo|sismo|accidente|alud|víctimas`,
    ),
    cue: words(
      '(?:suspenden?|suspendid[oa]|finalizan?|concluyen?|dan por (?:concluid|terminad|finalizad)[oa]|termina|cancelan) _3_(?:búsqueda|rescate|labores de (?:búsqueda|rescate))',
      '(?:hallan|recuperan|encuentran|localizan|identifican) _2_último _1_(?:cuerpo|cadáver|desaparecido)|(?:búsqueda|rescate) _3_(?:suspendid[oa]|concluid[oa]|finalizad[oa])',
    ),
  },
  manhunt: {
    fits: words(
      String.raw`fug\w+|prófug[oa]s?|huid[oa]|en busca y captura|evadid[oa]s?|se escapa\w*|buscad[oa] por`,
    ),
    cue: words(
      '(?:detienen|detenid[oa]s?|capturan|capturad[oa]s?|arrestan|arrestad[oa]s?|cae|atrapan|recapturad[oa]s?) _4_(?:fugad[oa]s?|prófug[oa]s?|fugitiv[oa]s?|evadid[oa]s?|pres[oa]s?|sospechos[oa])',
      '(?:fugad[oa]s?|prófug[oa]s?|fugitiv[oa]s?|evadid[oa]s?|pres[oa]s?) _5_(?:detenid[oa]s?|capturad[oa]s?|arrestad[oa]s?|recapturad[oa]s?|se entregan?)',
    ),
  },
  hostage: {
    fits: words(String.raw`rehen(?:es)?|rehén|secuestr\w+|cautiv\w+|retenid[oa]s?|liberad[oa]s?`),
    cue: words(
      '(?:liberan|liberad[oa]s?|libera|liberó|rescatan|rescatad[oa]s?) _4_(?:rehen(?:es)?|rehén|secuestrad[oa]s?|cautiv[oa]s?|periodistas?|retenid[oa]s?)',
      '(?:rehenes|secuestrad[oa]s?|cautiv[oa]s?) _4_(?:liberad[oa]s?|puest[oa]s? en libertad|quedan? en libertad|rescatad[oa]s?)',
    ),
  },
  illness: {
    fits: words(
      String.raw`hospital\w*|ingresad[oa]|uci|operad[oa]|enferm\w+|clínica|recupera\w*|coma|salud|grave`,
    ),
    cue: words(
      String.raw`recibe el alta|(?:es|fue|ha sido) dad[oa] de alta|sale del hospital|(?:abandona|deja) el hospital|reaparece|retoma su agenda|vuelve al trabajo|(?:muere|fallece|murió|falleció) a los \d+`,
    ),
  },
  election: {
    fits: words(
      String.raw`eleccion(?:es)?|elección|electoral|votación|votos?|urnas|comicios|segunda vuelta|balotaje|president[ea]|alcaldía|candidat\w+|referéndum|primarias`,
    ),
    cue: words(
      '(?:ganan?|ganó|venció|vencen?|arrasan?|se imponen?|se impuso|logran?|revalidan?|pierden?|perdió) _4_(?:elecciones|elección|comicios|segunda vuelta|balotaje|presidencia|alcaldía|referéndum|primarias|mayoría absoluta|reelección)',
      '(?:elegid[oa]|reelegid[oa]|reelect[oa]|electa|proclamad[oa]) (?:como )?(?:nuev[oa] )?(?:president[ea]|alcalde(?:sa)?|gobernador(?:a)?|líder|presidente electo)',
      '(?:reconoce|reconoció|admite|acepta) (?:su |la )?derrota|(?:eligen?|eligió) _3_(?:president[ea]|alcalde(?:sa)?|papa|gobernador(?:a)?|líder)',
    ),
  },
  appointment: {
    fits: words(
      String.raw`gobierno|gabinete|coalición|nombra\w*|ministr[oa]s?|investidura|investid[oa]|sucesor(?:a)?|cargo|president[ea]`,
    ),
    cue: words(
      '(?:toma|tomó|toman|jura|juró|juran|promete|asume|asumió) (?:posesión|el cargo|su cargo|la presidencia|como _3_(?:president[ea]|ministr[oa]|alcalde(?:sa)?|gobernador(?:a)?))',
      'investid[oa] president[ea]|(?:nombra|nombran|nombró|nombrad[oa]) _5_(?:ministr[oa]|director(?:a)?|president[ea]|entrenador(?:a)?|fiscal general|embajador(?:a)?|consejer[oa])',
    ),
  },
  resignation: {
    fits: words(String.raw`dimi\w+|renunci\w+|ces[ea]\w*|destitu\w+|moción de censura|escándalo|despid\w+`),
    cue: words(
      '(?:dimite|dimitió|dimiten|ha dimitido|renuncia|renunció)(?! a (?:la |el |los |las |su )?(?:reelección|candidatura|acta|herencia|presentarse|negociar))',
      '(?:presenta|presentó|anuncia|anunció|formaliza) su (?:dimisión|renuncia)|(?:destituye|destituyen|destituyó|destituid[oa]s?|cesa a|cesan a|cesad[oa]s?|despide a|despiden a|despedid[oa])',
    ),
  },
  deal: {
    fits: words(
      'acuerdo|compra|venta|fusión|opa|adquisición|adquiere|compañía|accionistas|operación|participación',
    ),
    cue: words(
      '(?:completan?|completó|cierran?|cerró|culminan?|formalizan?|concreta|ultima y firma) _4_(?:compra|venta|fusión|adquisición|operación|opa|acuerdo)',
      '(?:fusión|compra|venta|opa|adquisición|operación) _4_(?:cerrada|completada|cancelada|fracasa|fracasó|rota|naufraga)|(?:rompen?|cancelan?|abandonan?|retiran?) _3_(?:fusión|opa|compra|acuerdo|oferta)',
    ),
  },
  strike: {
    fits: words(
      'huelgas?|paros?|sindicatos?|huelguistas|trabajadores|conductores|piquetes?|convenio|bloqueo',
    ),
    cue: words(
      '(?:desconvocan?|desconvocad[oa]|suspenden?|levantan?|cancelan?|ponen fin a|termina|finaliza|acaba) _3_(?:huelga|paro|bloqueo)',
      '(?:huelga|paro) _5_(?:desconvocad[oa]|suspendid[oa]|termina|finaliza|llega a su fin|concluye)|fin (?:de la|al) (?:huelga|paro)|(?:vuelven|regresan) al trabajo|(?:ratifican|aprueban|firman) _3_convenio',
    ),
  },
  conflict: {
    fits: words(
      'guerra|alto el fuego|cese el fuego|tregua|paz|tropas|combates|conflicto|disputa|tratado|negociaciones|hostilidades|bombardeos?',
    ),
    cue: words(
      '(?:firman?|firmó|firmaron|firmado|sellan?|suscriben|acuerdan?|acordaron|pactan?|pactaron) _4_(?:alto el fuego|cese el fuego|tregua|paz|tratado|armisticio)',
      '(?:entra|entró) en vigor _2_(?:alto el fuego|tregua|cese)|(?:alto el fuego|tregua) _3_(?:entra en vigor|firmad[oa])|fin de la guerra|ponen fin a _3_(?:guerra|conflicto|disputa)',
    ),
  },
};

export const FACTS: FactCues = {
  notYet: words(
    String.raw`(?:19|20)\d\d|podr[íi]an?|pued[ea]n?|pudiera|quiere[ns]?|quieren|piden?|exigen?|reclaman?|buscan?|intentan?|esperan?|confían?|si|no|ni|nunca|sin|casi|aún|todavía|hasta|antes|para|cuándo|cómo|por qué|qué|quién|vana?|va a|van a|a punto de|posibles?|riesgo|arriesgan?|solicitan?|proponen?|negocian?|negociaciones|prometen?|amenazan?|temen?|niegan?|descartan?|será|serán|debe|deben|debería|deberá|habría[n]?|sería|pendientes?|favorit[oa]s?|aspiran?|optan?|dispuest[oa]s?|fiscalía|fiscal pide|aniversario|hace \w+ años|encuestas?|sondeos?|se niegan?|rechazan?|próxim[oa]s?|votarán?|debatirán?|intención de|de cara a|llaman? a`,
  ),
  within: words(
    'un[oa] de (?:l[oa]s|ell[oa]s)|de etapa|de ida|no|ni|nunca|aún|todavía|podr[íi]an?|puede[n]?|debe[n]?|será[n]?|sería[n]?|quiere[n]?|tarda[n]?',
  ),
  partial: words(
    String.raw`(?:un[oa]|dos|tres|\d+|algun[oa]s|varios|varias|muchos|parte|mitad|primer[oa]?|otr[oa]) de (?:los|las|ellos|ellas|la|el)?|(?:primer[oa]?|segund[oa]|parcialmente|provisional\w*|temporal\w*|por ahora)(?: \S+){0,2} ?$`,
  ),
  but: words(
    String.raw`continúa[n]?|sigue[n]?|sol[oa]|sólo|únicamente|de ida|por ahora|temporalmente|provisional\w*|de forma temporal|pero \S+ (?:\S+ )?(?:recurr\w+|no|sigue)|en principio|a la espera|pendiente|se espera|recurr(?:e|en|irá|irán|ible)|apelará|la próxima semana|el próximo (?:mes|año)|hace \w+ años`,
  ),
  background: words(
    String.raw`tras|después|desde|que había[n]?|había[n]?|anteriormente|el año pasado|el mes pasado|en (?:19|20)\d\d|años`,
  ),
  undone: words(
    String.raw`(?:sigue|siguen) desaparecid[oa]s?|reabre[n]? _2_(?:caso|causa|investigación|juicio)|anula[n]? _2_(?:condena|sentencia|elección|elecciones|absolución)|anulad[oa] _2_(?:condena|sentencia|elección)|reaviva\w*|se rompe|retoman? _2_(?:huelga|combates|hostilidades|búsqueda)|vuelven? a la huelga|repetir el juicio|nuevo juicio|nuevo brote|nuevos casos|recuento|impugnan?|de nuevo en fuga|violan? (?:la tregua|el alto el fuego)`,
  ),
};

export const AFTER: AfterCues = {
  mayFollow: words(
    String.raw`recurr\w+|recursos?|apela\w*|casación|recuento|impugna\w*|partido de vuelta|segunda vuelta|nueva votación|próxima vista`,
  ),
  announced: words(
    '(?:recurrirán?|recurre[n]?|recurrió|apelarán?|apela[n]?|apeló|impugnarán?|impugna[n]?) _4_(?:sentencia|condena|fallo|resultados?|elecciones|decisión|absolución)',
    '(?:recurrirán?|apelarán?|impugnarán?)|(?:anuncian?|presentan?|presentó|anunció|presentará[n]?) _2_(?:recursos?|apelación|impugnación)|(?:piden?|solicitan?|ordenan?|exigen?) _2_recuento|(?:habrá|van a) segunda vuelta',
  ),
  aftermath: words(
    String.raw`reacci\w+|celebran?|felicita\w*|lamenta\w*|homenajes?|agradece\w*|claves|lecciones|recuerda\w*|análisis|opinión|críticas?|aplaude\w*|valora\w*`,
  ),
};
