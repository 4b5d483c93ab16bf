import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

const RESTRICTION =
  '(?:confinamento|quarentenas?|restrições|recolher obrigatório|toque de recolher|lockdown|estado de emergência)';
const TALKS = '(?:negociações|conversações|conversas) (?:de|pela|para a|sobre a) (?:paz|trégua)';
const TRUCE = '(?:cessar-fogo|trégua|armistício)';
const MERGER = '(?:opa|fusão|compra|aquisição|incorporação|oferta (?:pública )?de (?:aquisição|compra))';
const TRACE =
  '(?:mochila|roupas?|carro|veículo|viatura|moto|telemóvel|celular|restos|corpo|barco|embarcação|destroços|pertences|casaco)';
const MISSED = '(?:desaparecid[oa]s?|foragid[oa]s?|fugitiv[oa]s?)';
const BODY =
  '(?:congresso|senado|parlamento|assembleia|governo|câmara|câmara municipal|conselho|tribunal|supremo|stf|comissão|ministr[oa]|ministério|presidente|prefeit[oa]|regulador|fifa|uefa|nato|otan|ue|onu)';

/** The stages of epidemics, wars, takeovers, searches and all other stories in Portuguese. */
export const RARER_LADDERS: Readonly<Record<string, LadderCues>> = {
  'an epidemic': {
    fits: words(
      String.raw`surtos?|epidemia|pandemia|coronavírus|covid\S*|vírus|ebola|ébola|cólera|sarampo|dengue|mpox|infe[cç]?ções|quarentenas?|confinamento|lockdown|vacinação`,
    ),
    steps: {
      'measures taken': words(
        `(?:declaram?|declarou|decretam?|decretou) _2_(?:emergência|calamidade|epidemia|pandemia)|(?:impõem?|impôs|decretam?|decretou|prorrogam?) _3_${RESTRICTION}|${RESTRICTION} _2_(?:impost[oa]s?|decretad[oa]s?|prorrogad[oa]s?|em vigor)`,
        '(?:começa|começou|arranca|iniciam?) _3_vacinação|vacinação _3_(?:começa|arranca)',
      ),
      receding: words(
        `(?:levantam?|levantou|aliviam?|flexibilizam?|relaxam?) _2_${RESTRICTION}|${RESTRICTION} _2_(?:levantad[oa]s?|aliviad[oa]s?)`,
        '(?:casos|infe[cç]?ções|internações|contágios) _3_(?:caem|descem|diminuem|recuam|em queda)|(?:caem|descem|diminuem|recuam) _2_(?:casos|infe[cç]?ções|contágios)',
      ),
    },
  },
  'a war': {
    fits: words(
      String.raw`guerra(?! comercial| fria| de preços| mundial| tarifária| fiscal)|${TRUCE}|${TALKS}|bombarde\w+|míssil|mísseis|tropas|invasão(?! de (?:campo|domicílio|privacidade))|combates|hostilidades`,
    ),
    steps: {
      'peace talks': words(
        `${TALKS} _4_(?:começam|arrancam|retomadas|continuam|prosseguem)|(?:começam|arrancam|retomam|iniciam|abrem|recomeçam) _5_${TALKS}`,
      ),
      ceasefire: words(
        `(?:acordam|assinam?|assinaram|anunciam?|aceitam?|aceitou|declaram?|firmam) _2_${TRUCE}|chegam a (?:um )?acordo _3_${TRUCE}|${TRUCE} _2_(?:entra em vigor|entrou em vigor|em vigor|assinad[oa]|acordad[oa])|(?:entra|entrou) em vigor _2_${TRUCE}`,
      ),
    },
  },
  'a takeover': {
    fits: words(
      'opa|fusão(?! nuclear)|fusões|aquisição|incorporação|ac?cionistas|oferta (?:pública )?de (?:aquisição|compra)|(?:conclui|concluiu|concluem|fecha|fechou|anuncia|desiste|aprova|cancela) _2_compra d[aeo]',
    ),
    steps: {
      announced: words(
        `(?:lançam?|lançou|apresentam?|anunciam?|anunciou|acertam?) _2_${MERGER}|(?:compram?|adquirem?) _5_por _3_(?:milhões|bilhões)`,
      ),
      approved: words(
        `(?:ac?cionistas|regulador(?:es)?|cade|comissão|bruxelas|autoridade|juiz|juíza|conselho|governo|cvm) _3_(?:aprovam?|aprovou|autorizam?|autorizou|dá luz verde|dão luz verde|aceitam?) _3_${MERGER}`,
      ),
      'closed or called off': words(
        `(?:concluem|conclui|concluiu|fecham?|fechou|completam?|finalizam?) _2_${MERGER}|(?:desistem?|desistiu|retiram?|retirou|cancelam?|cancelou|abandonam?) _2_${MERGER}|${MERGER} _3_(?:concluída|fechada|cancelada|fracassa)`,
      ),
    },
  },
  'a search': {
    fits: words(
      'desaparecid[oa]s?|desaparecimento|paradeiro|sequestrad[oa]s?|foragid[oa]s?|fugitiv[oa]s?|soterrad[oa]s?|buscas (?:por|pelo|pela|ao|à|continuam|prosseguem)',
    ),
    steps: {
      'search under way': words(
        '(?:polícia|bombeiros|gnr|equipes|equipas|mergulhadores|voluntários|agentes|autoridades|militares) _2_(?:procuram?|buscam?|vasculham?)|buscas _4_(?:continuam|prosseguem|começam|retomadas|em curso|alargadas|ampliadas)|(?:continuam|prosseguem|retomam?|ampliam) _2_buscas',
      ),
      'trace found': words(
        `(?:encontram?|encontrou|localizam?|localizou|encontrad[oa]s?|localizad[oa]s?) _1_${TRACE}|${TRACE} _5_(?:encontrad[oa]s?|localizad[oa]s?)`,
      ),
      found: words(
        '(?:encontrad[oa]s?|localizad[oa]s?|resgatad[oa]s?) (?:com vida|viv[oa]s?|são e salvo|sã e salva|mort[oa]s?|sem vida|iles[oa]s?)',
        `(?<!${TRACE} [^,;:]{0,60})${MISSED} _3_(?:encontrad[oa]s?|localizad[oa]s?|resgatad[oa]s?|capturad[oa]s?|detid[oa]s?|pres[oa]s?)|corpo _4_identificado`,
      ),
    },
  },
  '': {
    fits: /^/,
    steps: {
      responded: words(
        '(?:pede|pedem|pediu) desculpas?|(?:condenam?|condenou) (?:o|a|os|as) (?:ataque|atentado|violência|assassinato|assassínio)s?|(?:protestam|manifestam-se|protestaram) (?:contra|por)|(?:exigem?|exigiu|prometem?|prometeu)',
        '(?:abrem?|abriu|instauram?|instaurou|ordenam?) _2_(?:inquérito|investigação|sindicância)|(?:detid[oa]s?|pres[oa]s?) (?:por|após)|enviam? _2_(?:ajuda|tropas|reforços)|apresentam? _1_queixa|entram? com (?:ação|processo|recurso)',
      ),
      decided: words(
        `${BODY} _2_(?:aprovam?|aprovou|rejeitam?|rejeitou|proíbem?|proibiu|bloqueiam?|suspendem?|suspendeu|anulam?|anulou|autorizam?|autorizou|veta|vetou|chumbam?)`,
        '(?:demite-se|demitiu-se|renunciou|exonerad[oa])|(?:assinam?|assinaram|fecham|alcançam) _2_(?:acordo|pacto|tratado)|(?:vence|venceu|ganha|ganhou) _2_(?:eleições|eleição|final|título|prémio|prêmio|taça|copa)|(?:entra|entrou) em vigor',
      ),
    },
  },
};
