import type { AfterCues, FactCues, KindCues } from '../language-cues.js';
import { words } from '../words.js';

const COURT = words(
  String.raw`julgamento|juiz|juíza|juízes|tribunal|supremo|stf|relação|júri|procurador\w*|ministério público|arguid[oa]s?|réus?|ré|acusad[oa]s?|condena\w*|absolv\w+|absolvição|culpad[oa]s?|sentença|acórdão|prisão|pena|homicídio|processo|queixa|cadeia`,
);

/** How stories end in Portuguese, of Portugal and of Brazil. */
export const ENDINGS: Readonly<Record<string, KindCues>> = {
  trial: {
    fits: COURT,
    cue: words(
      '(?:condenad[oa]s?|condena|condenam|condenou) _7_a (?:_4_(?:anos?|meses|prisão|cadeia|reclusão|multa)|prisão perpétua|pagar|indemnizar|indenizar|morte)',
      '(?:absolvid[oa]s?|absolve|absolvem|absolveu|ilibad[oa]s?|inocentad[oa]s?|absolvição de)',
      '(?:tribunal|juiz|juíza|supremo|stf|stj|relação|constitucional|justiça) _3_(?:arquiva|arquivou|rejeita _3_recurso|anula|anulou|mantém _2_(?:condenação|pena|absolvição)|confirma _2_(?:condenação|pena|sentença|absolvição)|chumba|derruba)|(?:processo|inquérito|queixa|caso|recurso) _2_(?:arquivad[oa]|rejeitado|negado)',
    ),
  },
  conviction: {
    fits: COURT,
    cue: words(
      '(?:considerad[oa]s?|declarad[oa]s?|dad[oa]s? como|julgad[oa]s?) culpad[oa]s?|culpad[oa]s? (?:de|por) (?:homicídio|fraude|corrupção|assassinato)|(?:declara-se|declaram-se|se declara|se declarou|confessa-se) culpad[oa]s?',
    ),
  },
  extradition: {
    fits: words(String.raw`extradi\w+|extradit\w+`),
    cue: words('extraditad[oa]s? _2_(?:para|aos?|à)|extraditad[oa]s?|(?:recusa|nega|rejeita) _1_extradição'),
  },
  law: {
    fits: words(
      'leis?|projetos?|proposta|decretos?|parlamento|assembleia|congresso|senado|câmara|deputados|senadores|reforma|referendo|orçamento|diploma|veto|emenda|pec|proibição',
    ),
    cue: words(
      '(?:aprova|aprovam|aprovou|aprovad[oa]) (?:definitivamente|em definitivo|em votação final(?: global)?)|votação final global',
      '(?:parlamento|assembleia|congresso|senado|câmara|deputados|senadores) _3_(?:rejeita|rejeitam|chumba|chumbam|derruba|derrubam) _4_(?:lei|projeto|proposta|orçamento|decreto|diploma|pec|veto|moção)|(?:promulga|promulgou|sanciona|sancionou|veta|vetou) _4_(?:lei|diploma|decreto|projeto|reforma)|(?:lei|diploma|decreto|reforma|projeto) _5_(?:entra em vigor|entrou em vigor|promulgad[oa]|sancionad[oa]|revogad[oa]|vira lei|chumbad[oa]|vetad[oa])|entra em vigor|(?:governo|presidente|ministro) _2_(?:retira|desiste d[aoe]) _4_(?:lei|projeto|proposta|decreto|reforma)',
    ),
  },
  recall: {
    fits: words(String.raw`recolh\w+|recall|retirad[oa]s? do mercado|retira`),
    cue: words(
      '(?:conclui|concluída|terminada|encerrado|encerrada|encerra) _2_(?:recolha|recall|recolhimento)|(?:recolha|recall|recolhimento) _3_(?:concluíd[oa]|encerrad[oa]|terminad[oa])',
    ),
  },
  fire: {
    fits: words(String.raw`incêndios?|fogos?|chamas|bombeiros|queima\w*|arde\w*`),
    cue: words(
      '(?:incêndio|fogo|chamas) _6_(?:extint[oa]s?|dominad[oa]s?|controlad[oa]s?|apagad[oa]s?|sob controlo|sob controle|debelad[oa]|em fase de (?:rescaldo|resolução))|(?:bombeiros) _2_(?:apagam|controlam|extinguem|dominam|debelam|controlaram|apagaram) _2_(?:incêndio|fogo|chamas)|(?:controlado|extinto|dominado|debelado) _1_(?:incêndio|fogo)',
    ),
  },
  outbreak: {
    fits: words(
      String.raw`surtos?|epidemia|pandemia|vírus|contágios?|casos|quarentena|ébola|ebola|cólera|sarampo|dengue|salmonel\w+|listeri\w+|gripe|febre`,
    ),
    cue: words(
      'fim (?:do surto|da epidemia|da pandemia|da quarentena|da emergência)|(?:surto|epidemia) _4_(?:terminad[oa]|encerrad[oa]|controlad[oa]|erradicad[oa]|extint[oa])|levantada _1_quarentena|(?:declara|declaram|anuncia) _1_fim _2_(?:surto|epidemia|pandemia)',
    ),
  },
  outage: {
    fits: words(
      String.raw`apagão|apagões|corte|energia|luz|elétric\w+|rede|falha|avaria|serviço|eletricidade`,
    ),
    cue: words(
      '(?:energia|luz|eletricidade|serviço|abastecimento|rede|água|circulação) _4_(?:restabelecid[oa]|reposta|reposto|de volta|normalizad[oa]|retomad[oa])|(?:restabelecid[oa]|repost[oa]|restabelece|normalizad[oa]) _3_(?:energia|luz|eletricidade|serviço|fornecimento|abastecimento)|fim do apagão|(?:falha|avaria) (?:foi )?(?:resolvida|reparada)',
    ),
  },
  emergency: {
    fits: words(
      String.raw`pontes?|barragem|túnel|inundaç\w+|cheias?|enchentes?|evacua\w+|emergência|alertas?|tempestade|furacão|ciclone|tsunami|bomba|recolher obrigatório|confinamento|restrições|estrada|fuga|derrame|deslizamento|desabamento|encalhad\w+|desalojad\w+|calamidade`,
    ),
    cue: words(
      '(?:ponte|túnel|aeroporto|estrada|porto|canal|linha|rodovia) _4_(?:reabre|reabriu|reabert[oa]|liberad[oa])|(?:reabre|reabriu|reabert[oa]|reabertura d[aoe]) _2_(?:ponte|túnel|aeroporto|estrada|porto|canal|linha|rodovia)',
      '(?:alerta|recolher obrigatório|confinamento|restrições|estado de emergência|estado de calamidade|toque de recolher) _3_(?:levantad[oa]s?|suspens[oa]s?|terminad[oa]|revogad[oa]|termina)|(?:levantad[oa]s?|levanta|levantam|revogad[oa]|fim d[aoe]s?) _2_(?:alerta|recolher obrigatório|confinamento|restrições|estado de emergência|toque de recolher|estado de calamidade)|bomba _2_(?:desativada|desarmada|neutralizada)|(?:moradores|desalojados|famílias|evacuados) _4_(?:regressam|voltam|regressaram|voltaram|retornam) _1_(?:a casa|às casas|para casa|às suas casas)',
    ),
  },
  final: {
    fits: words(
      String.raw`final|finais|taça|copa|campe\w+|campeonato|torneio|título|mundial|medalha|ouro|prémio|prêmio|troféu|liga|corrida|maratona|festival|brasileirão|penáltis|pênaltis|libertadores`,
    ),
    cue: words(
      String.raw`(?:vence|venceu|vencem|conquista|conquistou|conquistam|ganha|ganhou|ganham|ergue|levanta|leva|fatura) _4_(?:final|taça|copa|título|campeonato|torneio|mundial|troféu|medalha de ouro|ouro|liga|maratona|prémio|prêmio|libertadores|brasileirão|supertaça|volta)|(?:é|são|sagra-se|sagrou-se|torna-se|se torna|coroad[oa]) _2_(?:bi|tri|tetra)?campe(?:ão|ã|ões)|campe(?:ão|ã|ões) (?:da|do|de|mundial|europe\w+|nacional|olímpic\w+)`,
    ),
  },
  missing: {
    fits: words(
      String.raw`desaparecid[oa]s?|desaparecimento|desaparece\w*|buscas?|procura\w*|resgat\w+|náufragos|alpinist\w+|presos em|paradeiro|encontrad[oa]s?|soterrad[oa]s?`,
    ),
    cue: words(
      '(?:encontrad[oa]s?|localizad[oa]s?|resgatad[oa]s?|achad[oa]s?) _5_(?:com vida|viv[oa]s?|sã e salva|são e salvo|sãos e salvos|ilesa?s?|ileso|mort[oa]s?|sem vida|a salvo|de boa saúde|bem)',
      '(?:sãos? e salvos?|sãs? e salvas?)',
      '(?:corpo|cadáver|restos mortais) d[aoe]s? _5_(?:encontrad[oa]s?|localizad[oa]s?|recuperad[oa]s?|identificad[oa]s?|achad[oa]s?)|(?:encontrado|localizado|recuperado|identificado|achado) _1_(?:corpo|cadáver) d[aoe]s?',
      String.raw`desaparecid[oa]s? _5_(?:encontrad[oa]s?|localizad[oa]s?|resgatad[oa]s?)|(?:encontrad[oa]s?|localizad[oa]s?) _3_desaparecid[oa]s?|(?:resgatados|salvos) tod[oa]s|todos (?:os \S+ )?(?:foram )?resgatados`,
    ),
  },
  search: {
    fits: words(
      String.raw`buscas?|desaparecid[oa]s?|resgat\w+|sobreviventes|escombros|naufrágio|desabamento|explosão|sismo|terremoto|acidente|avalanche|vítimas|queda|afund\w+`,
    ),
    cue: words(
      '(?:buscas|operações de (?:busca|resgate|socorro)|resgate) _4_(?:suspensas?|terminadas?|encerradas?|concluídas?|canceladas?|terminam|dadas por (?:terminadas|concluídas))|(?:suspensas|terminadas|encerradas|concluídas|terminam|encerram|suspendem) _1_buscas|(?:encontrado|recuperado|identificado|resgatado) _1_último _1_(?:corpo|desaparecido|cadáver)|último (?:corpo|desaparecido) _2_(?:encontrado|recuperado)',
    ),
  },
  manhunt: {
    fits: words(
      'fugitiv[oa]s?|fuga|foragid[oa]s?|evadid[oa]s?|caça ao homem|procurad[oa]s?|em fuga|fugiu|fugiram',
    ),
    cue: words(
      '(?:fugitiv[oa]s?|foragid[oa]s?|evadid[oa]s?|reclus[oa]s?|suspeit[oa]s?|pres[oa]s?) _5_(?:capturad[oa]s?|detid[oa]s?|pres[oa]s?|recapturad[oa]s?|entrega-se|se entrega|apanhad[oa]s?)|(?:capturad[oa]s?|detid[oa]s?|recapturad[oa]s?|pres[oa]s?|apanhad[oa]s?) _3_(?:fugitiv[oa]s?|foragid[oa]s?|evadid[oa]s?|reclus[oa]s?)|(?:polícia|pj|gnr|pf) _2_(?:captura|recaptura|detém|prende) _3_(?:fugitiv[oa]s?|foragid[oa]s?|evadid[oa]s?)',
    ),
  },
  hostage: {
    fits: words(
      String.raw`refé(?:m|ns)|sequestr\w+|cativ\w+|raptad[oa]s?|libertad[oa]s?|libertação|cativeiro|rapto`,
    ),
    cue: words(
      '(?:libertad[oa]s?|liberta|libertam|libertou|soltos?|solta|resgatad[oa]s?) _4_(?:refé(?:m|ns)|sequestrad[oa]s?|raptad[oa]s?|jornalistas?|cativ[oa]s)|(?:refé(?:m|ns)|sequestrad[oa]s?|raptad[oa]s?) _5_(?:libertad[oa]s?|solt[oa]s|em liberdade|resgatad[oa]s?|livres?)|libertação d[oe]s? reféns|(?:libertad[oa]s?|solt[oa]s?) após _3_(?:cativeiro|meses|semanas|dias|anos)',
    ),
  },
  illness: {
    fits: words(
      String.raw`hospital\w*|internad[oa]|cirurgia|operad[oa]|doen\w+|uti|cuidados intensivos|coma|saúde|recupera\w*|alta|grave`,
    ),
    cue: words(
      String.raw`(?:recebe|recebeu|teve|tem) alta|alta hospitalar|(?:deixa|sai d[oe]) (?:o )?hospital|(?:retoma|regressa|volta) _1_(?:ao trabalho|às funções|agenda)|(?:morre|morreu) aos \d+ anos`,
    ),
  },
  election: {
    fits: words(
      String.raw`eleiç\w+|eleitora\w+|votação|votos?|urnas|segunda volta|segundo turno|primeiro turno|president[ea]\w*|câmara|prefeit[oa]|autarca|candidat\w+|referendo|primárias|legislativas|autárquicas|eleit[oa]|reeleit[oa]`,
    ),
    cue: words(
      '(?:vence|venceu|vencem|ganha|ganhou|ganham|perde|perdeu|conquista) _4_(?:eleições|eleição|legislativas|autárquicas|presidenciais|presidência|segunda volta|segundo turno|referendo|primárias|maioria absoluta|câmara|prefeitura)',
      String.raw`(?:eleit[oa]|reeleit[oa]) _2_(?:president[ea]|prefeit[oa]|governador\w*|autarca|líder|papa|no primeiro turno|com)|(?:é|foi) (?:re)?eleit[oa]|(?:reconhece|admite|assume) (?:a )?derrota|(?:elege|elegem) _3_(?:president[ea]|prefeit[oa]|papa|líder)`,
    ),
  },
  appointment: {
    fits: words(
      String.raw`governo|coligação|nome\w+|ministr[oa]s?|posse|sucessor\w*|secretári[oa]|gabinete|cargo|presidência|treinador\w*`,
    ),
    cue: words(
      String.raw`(?:toma|tomou|tomam|tomaram) posse|(?:empossad[oa]s?)|(?:nomead[oa]|nomeia|nomeou) _4_(?:ministr[oa]|diretor\w*|president[ea]|treinador\w*|embaixador\w*|procurador\w*|secretári[oa])|assume (?:a presidência|o cargo|a prefeitura|o ministério)|novo governo (?:toma|tomou) posse`,
    ),
  },
  resignation: {
    fits: words(
      String.raw`demi\w+|renunci\w+|renúncia|exoner\w+|destitu\w+|moção de censura|escândalo|afastad[oa]|cai`,
    ),
    cue: words(
      String.raw`(?:demite-se|demitiu-se|demitem-se|demitiram-se|pede demissão|pediu demissão|se demite|se demitiu)|(?:apresenta|apresentou|anuncia|anunciou) _1_(?:demissão|renúncia|pedido de demissão)|(?:renuncia|renunciou)(?! à reeleição| a candidatura| à candidatura| a negociar)|(?:exonerad[oa]|exonera|demitid[oa]|destituíd[oa]|afastad[oa]) ?(?:do cargo|da presidência|por|após|de|do|da|pelo|$)|demissão aceite|deixa (?:o cargo|a presidência|o governo)`,
    ),
  },
  deal: {
    fits: words('acordo|compra|venda|fusão|opa|aquisição|adquire|acionistas|negócio|participação|oferta'),
    cue: words(
      String.raw`(?:conclui|concluem|concluiu|fecha|fecham|fechou|finaliza|formaliza) _4_(?:compra|venda|fusão|aquisição|negócio|opa|operação)|(?:compra|venda|fusão|aquisição|negócio|opa|operação) _3_(?:concluíd[oa]|fechad[oa]|cancelad[oa]|fracass\w+|falha|desfeit[oa])|(?:desiste|desistem) da (?:compra|fusão|opa|aquisição|venda)|(?:cancela|cancelam|rompe|retira) _2_(?:compra|fusão|opa|aquisição|venda|negócio|oferta)`,
    ),
  },
  strike: {
    fits: words(
      String.raw`greves?|paralisaç\w+|grevistas|sindicatos?|trabalhadores|motoristas|piquetes?|bloqueio|metroviários|professores`,
    ),
    cue: words(
      '(?:termina|terminam|terminou|encerra|encerram|suspende|suspendem|desconvoca|desconvocam|desconvocada|cancela|cancelam|acaba|põe fim à|põem fim à|levantam) _2_(?:greve|paralisação|bloqueio)|(?:greve|paralisação) _5_(?:terminada?|termina|suspensa|desconvocada|cancelada|encerrada|chega ao fim|acaba)|fim d[ae] (?:greve|paralisação)|(?:voltam|regressam|retornam) ao trabalho|(?:aprovam|assinam|ratificam) _2_(?:acordo coletivo|acordo salarial|contrato coletivo)',
    ),
  },
  conflict: {
    fits: words(
      'guerra|cessar-fogo|trégua|paz|tropas|combates|conflito|hostilidades|tratado|negociações|disputa|bombardeamentos?|bombardeios?|armistício',
    ),
    cue: words(
      '(?:assinam?|assinou|assinaram|assinado|firmam?|selam|celebram|acordam|aceitam) _5_(?:cessar-fogo|trégua|paz|tratado|armistício)|(?:cessar-fogo|trégua|acordo de paz) _4_(?:entra em vigor|entrou em vigor|assinad[oa]|firmad[oa])|(?:entra|entrou) em vigor _1_(?:cessar-fogo|trégua)|fim da guerra|(?:põem|põe) fim (?:à guerra|ao conflito|à disputa|às hostilidades)',
    ),
  },
};

export const FACTS: FactCues = {
  notYet: words(
    String.raw`poderão?|poderá|pode|podem|poderiam?|quer|querem|pedem?|exigem?|reclamam?|procuram?|tentam?|esperam?|espera-se|acredita|confia|se|não|nem|nunca|sem|quase|ainda|até|antes|para|quando|como|porque|por que|que|quem|vai|vão|prestes|possível|possíveis|arrisca|risco|propõem?|negoceiam?|negociam?|negociações|prometem?|ameaçam?|temem?|negam?|descartam?|será|serão|deve|devem|deverá|deverão|deveria|teria|seria|pendente|favorit[oa]s?|aspira|sondage\w+|pesquisas?|aniversário|há \w+ anos|recusam?|rejeitam?|próxim[oa]s?|votará|debaterá|mantêm?|continuam?|defende|apela|apelam|ministério público pede|haverá|a caminho`,
  ),
  within: words(
    'não|nem|nunca|ainda|poderão?|poderá|pode[m]?|deve[m]?|deverá|deverão|será|serão|seria|teria|vai|vão|quer|querem',
  ),
  partial: words(
    String.raw`(?:um|uma|dois|duas|três|\d+|alguns|algumas|vários|várias|muitos|parte|metade|primeir[oa]|outr[oa]) d[aoe]s?|(?:primeir[oa]|segund[oa]|parcialmente|provisori\w*|provisóri\w*|temporari\w*|temporári\w*)(?: \S+){0,2} ?$`,
  ),
  but: words(
    String.raw`por agora|por enquanto|temporariamente|provisoriamente|a título provisório|mas \S+ (?:\S+ )?(?:recurso|recorrer|não|ainda)|em princípio|à espera|pendente|espera-se|vai recorrer|recorre|recorrem|na próxima semana|no próximo (?:mês|ano)|há \S+ anos|na generalidade|em primeira votação`,
  ),
  background: words(
    String.raw`após|depois|desde|que (?:tinha|tinham|havia|haviam)|tinha|tinham|havia|anteriormente|no ano passado|no mês passado|em (?:19|20)\d\d|anos`,
  ),
  undone: words(
    String.raw`(?:continua|continuam|ainda) desaparecid[oa]s?|reab(?:re|erto|erta) _1_(?:inquérito|caso|processo|investigação)|anula _2_(?:condenação|sentença|eleição|eleições|absolvição)|(?:condenação|sentença|eleição|absolvição) anulada|novo julgamento|reacend\w+|retomam? _1_(?:greve|combates|hostilidades|buscas)|voltam? à greve|novo surto|novos casos|recontagem|impugna\w*|de novo em fuga|viola[m]? _1_(?:trégua|cessar-fogo)|repetir o julgamento`,
  ),
};

export const AFTER: AfterCues = {
  mayFollow: words(
    String.raw`recurso|recorr\w+|apela\w*|recontagem|impugn\w+|segunda volta|segundo turno|jogo da volta|segunda mão|nova votação|próxima audiência`,
  ),
  announced: words(
    '(?:vai|vão|irá|irão|promete|prometem|decide|pretende) recorrer|recorr(?:e|em|erá|erão|eu) d[aoe]s? (?:sentença|condenação|decisão|acórdão|resultados?)|(?:apresenta|apresentam|apresentou|anuncia|anunciam|interpõe) _1_recurso|(?:vai|vão) (?:impugnar|contestar)|(?:impugna|impugnam|contesta|contestam) _1_(?:resultados?|eleições|decisão)|(?:pede|pedem|ordena|exige) _1_recontagem|(?:vai|vão|haverá|disputam) _1_(?:segunda volta|segundo turno)|recurso (?:apresentado|anunciado)',
  ),
  aftermath: words(
    String.raw`reag\w+|reaç\w+|celebra\w*|felicita\w*|lamenta\w*|homenage\w+|agradece\w*|lições|recorda\w*|análise|opinião|crític\w+|aplaude\w*|saúda\w*|comemora\w*|luto`,
  ),
};
