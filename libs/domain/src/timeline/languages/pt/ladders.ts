import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

/** The stages of Portuguese stories, by the names of the English ladders. */
export const LADDERS: Readonly<Record<string, LadderCues>> = {
  'a court case': {
    fits: words(
      String.raw`julgamento|juiz|juíza|tribunal|supremo|stf|júri|procurador\w*|ministério público|arguid[oa]s?|réus?|condena\w+|absolv\w+|sentença|acórdão|acusad[oa]s?`,
    ),
    steps: {
      charged: words(
        'constituíd[oa] arguid[oa]|acusad[oa]s? (?:de|por|pelo)|indiciad[oa]s?|denunciad[oa]s? (?:por|pelo)|torna-se réu|vira réu|vai a julgamento|apresenta queixa',
      ),
      'on trial': words(
        '(?:começa|começou|arranca|inicia-se|inicia|retomado) _3_julgamento|julgamento _4_(?:começa|começou|arranca|inicia|prossegue)|no banco dos réus|a ser julgad[oa]|em julgamento',
      ),
      ruling: words(
        '(?:juiz|juíza|tribunal|supremo|stf|relação|constitucional) _2_(?:ordena|bloqueia|anula|confirma|rejeita|suspende|determina|decide|chumba)',
      ),
      verdict: words(
        '(?:considerad[oa]s?|declarad[oa]s?|dad[oa] como) culpad[oa]s?|condenad[oa]s? (?:a|por|à)|absolvid[oa]s?',
      ),
    },
  },
  'a strike': {
    fits: words(String.raw`greves?|paralisaç\w+|grevistas|sindicatos?|piquetes?`),
    steps: {
      announced: words(
        '(?:convoca|convocam|marca|marcam|anuncia|anunciam|aprovam|decretam) _2_(?:greve|paralisação)|(?:greve|paralisação) _3_(?:marcada|convocada|anunciada)|pré-aviso de greve',
      ),
      'under way': words(
        '(?:começa|começou|arranca|inicia|iniciam) _2_(?:greve|paralisação)|(?:greve|paralisação) _4_(?:começa|começou|continua|prossegue|para|entra)|em greve|entram em greve',
      ),
      talks: words(
        '(?:negociações|conversações) _3_(?:começam|retomadas|prosseguem|arrancam|continuam)|(?:retomam|iniciam|reabrem) _2_(?:negociações|conversações|diálogo)|à mesa das negociações',
      ),
      'deal offered': words(
        'princípio de acordo|acordo de princípio|pré-acordo|(?:chegam|alcançam|assinam|fecham|aceitam|aprovam) _2_(?:acordo|proposta)|acordo _2_(?:alcançado|assinado|fechado)',
      ),
    },
  },
  'an election': {
    fits: words(
      String.raw`eleiç\w+|eleitora\w+|votação|urnas|segunda volta|segundo turno|candidat\w+|referendo|primárias|legislativas|autárquicas|eleitores|eleit[oa]`,
    ),
    steps: {
      announced: words(
        '(?:convoca|marca|antecipa|anuncia) _3_(?:eleições|referendo)|(?:anuncia|lança|oficializa) _1_candidatura|dissolve _1_(?:parlamento|assembleia)',
      ),
      voting: words(
        '(?:abrem|abriram|abertas) _1_(?:urnas|mesas de voto|assembleias de voto)|(?:vão|vai) às urnas|votação (?:começa|começou)|votam hoje',
      ),
      counting: words(
        '(?:fecham|fecharam|fechadas|encerradas) _1_(?:urnas|mesas de voto)|contagem dos votos|apuração|boca de urna|projeções|resultados (?:parciais|provisórios|preliminares)',
      ),
      declared: words(
        '(?:vence|venceu|ganha|perde|conquista) _4_(?:eleições|eleição|legislativas|autárquicas|presidenciais|presidência|segunda volta|segundo turno|referendo|maioria absoluta|câmara|prefeitura)|(?:re)?eleit[oa] _1_(?:president[ea]|prefeit[oa])|(?:é|foi) (?:re)?eleit[oa]|(?:reconhece|admite) _1_derrota',
      ),
    },
  },
  'a disaster': {
    fits: words(
      String.raw`terremotos?|terramotos?|sismos?|inundaç\w+|cheias?|enchentes?|furacão|tufão|ciclone|tornado|tempestades?|temporal|incêndios?|avalanche|tsunami|erupção|vulcão|explosão|acidente|naufrágio|desabamento|descarril\w+|barragem|deslizamento|colisão|queda de avião`,
    ),
    steps: {
      rescue: words(
        'equipas de (?:resgate|socorro)|equipes de (?:resgate|socorro)|bombeiros procuram|procuram _1_(?:sobreviventes|desaparecidos)|buscas por|evacuad[oa]s?|evacuação|estado de (?:emergência|calamidade)|(?:envia|enviam|enviou) _3_(?:ajuda|militares|tropas|reforços)',
      ),
      recovery: words(
        '(?:começa|começam|arranca|iniciam) _2_(?:limpeza|limpezas|reconstrução)|(?:energia|luz|serviço) _2_(?:restabelecid[oa]|reposta)|(?:moradores|famílias|desalojados) _3_(?:regressam|voltam|retornam)|funerais|buscas _2_(?:suspensas|terminadas|encerradas)',
      ),
      inquiry: words(
        '(?:abre|aberto|abriu|ordena|anuncia|instaura) _2_(?:inquérito|investigação)|(?:inquérito|investigação) _3_(?:aberto|aberta|revela|conclui|aponta)|(?:investigadores|peritos) _2_(?:encontram|acreditam|apontam)|caixas? negras?|caixas?-pretas?',
      ),
    },
  },
  'a law': {
    fits: words(
      '(?:projeto|proposta) de lei|leis?|emendas?|parlamento|assembleia|congresso|senado|câmara dos deputados|deputados|senadores|decreto|diploma',
    ),
    steps: {
      proposed: words(
        '(?:apresenta|apresentam|apresentou|propõe|entrega|envia) _4_(?:lei|projeto|proposta|decreto|reforma|emenda)',
      ),
      'in committee': words(
        'comissão _2_(?:aprova|aprovou)|(?:debate|debatem|discute|discutem) _4_(?:lei|projeto|proposta|reforma)|aprovad[oa] na generalidade',
      ),
      'passed by one chamber': words(
        '(?:parlamento|assembleia|senado|câmara|deputados|senadores) _1_(?:aprova|aprovam|aprovou) _5_(?:lei|projeto|proposta|reforma|orçamento|pec)',
      ),
      passed: words(
        'votação final|aprova(?:d[oa])? (?:definitivamente|em definitivo)|aprovação (?:final|definitiva)',
      ),
      'signed or vetoed': words(
        '(?:promulga|promulgad[oa]|sanciona|sancionad[oa]|veta|vetad[oa]) ?_3_(?:lei|diploma|decreto|projeto)?|entra em vigor',
      ),
    },
  },
};
