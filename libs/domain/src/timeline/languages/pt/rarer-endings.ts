import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** No day to come follows: the present tense may speak of the future. */
const SOON = String.raw`(?!.{0,40}(?<![a-z0-9À-ɏ])(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã|próxim\w+|dentro de|prev\w+))`;

/** How Portuguese reports the ends of candidacies, transfers, auctions, thefts, voyages and published results. */
export const RARER_ENDINGS: Readonly<Record<string, KindCues>> = {
  nomination: {
    fits: words(String.raw`candidat\w+|pré-candidat\w+|primárias|prévias|liderança`),
    cue: words(
      '(?:retira[m]?|retirou|desiste[m]? d[ae]|desistiu d[ae]|abandona[m]?|abandonou|renuncia à) (?:sua |a |da )?_1_(?:(?:pré-)?candidatura(?! (?:olímpica|aos jogos))|corrida)',
      '(?:vence[m]?|venceu|ganha[m]?|ganhou|perde[m]?|perdeu) _3_(?:primárias|prévias)|(?:escolhid[oa]|eleit[oa]|oficializad[oa]) (?:como )?candidat[oa]|não se recandidata',
    ),
  },
  transfer: {
    fits: words(
      String.raw`contrat\w+|transfer\w+|reforço|empréstimo|emprestad[oa]|atacante|avançado|avançada|zagueir[oa]|defesa|goleir[oa]|meia|capitã[o]?|treinador(?:a)?|técnico|assina`,
    ),
    cue: words(
      String.raw`(?:atacante|avançad[oa]|zagueir[oa]|defesa|goleir[oa]|guarda-redes|meia|lateral|volante|treinador(?:a)?|técnic[oa]) _4_assin(?:a|ou) _1_(?:com|pelo|pela)|assin(?:a|ou|am) (?:com|pelo|pela) _4_(?:até 20\d\d|por \S+ (?:anos|épocas|temporadas))|(?:oficializam?|oficializou|anunciam?|anunciou|confirmam?|confirmou|fecham?|fechou) _1_(?:contratação|transferência|empréstimo)`,
      'renov(?:a|ou|am) (?:o )?contrato|renov(?:a|ou|am) _4_até 20\\d\\d|(?:contratad[oa] (?:pelo|pela)|emprestad[oa] ao) \\S+',
    ),
  },
  auction: {
    fits: words(String.raw`leil[ãõ]\w+|leiload[oa]s?|arrematad[oa]s?|licitaç\w+|martelo`),
    cue: words(
      `arrematad[oa]s? (?:por|em)|leiload[oa]s? por|vendid[oa]s? _3_leilão|vendid[oa]s? por _4_leilão|(?:atinge|alcança) _4_em leilão`,
    ),
  },
  theft: {
    fits: words(String.raw`roub\w+|furt\w+|assalto|ladr(?:ão|ões)|saque|saquead[oa]s?`),
    cue: words(
      '(?:recuperam?|recuperou|encontram?|encontrou|localizam?|devolvem?|(?:recuperad|encontrad|localizad|devolvid)[oa]s? (?:os?|as?|um(?! ano)|uma|dois|duas|três|\\d+)) _5_(?:roubad[oa]s?|furtad[oa]s?|saquead[oa]s?)',
      '(?:roubad[oa]s?|furtad[oa]s?|saquead[oa]s?) _6_(?:recuperad[oa]s?|encontrad[oa]s?|devolvid[oa]s?|localizad[oa]s?)',
    ),
  },
  voyage: {
    fits: words(
      'miss(?:ão|ões)|cápsula|astronautas?|foguete|foguetão|sonda|lunar|órbita|espacial|travessia|viagem|expedição|cruzeiro|navio|barco|veleiro|retid[oa]s|passageiros|volta ao mundo',
    ),
    cue: words(
      `(?:regressam?|voltam?|retornam?) à terra${SOON}|(?:regressaram|voltaram|retornaram) à terra|já (?:estão )?de volta à terra|amara${SOON}|amarou|amerissou`,
      `missão _2_(?:concluída|terminada)|missão _3_chega ao fim${SOON}|(?:terminou|concluída) _1_missão|(?:completam?|completou|conclui|concluiu) _1_(?:travessia|volta ao mundo|expedição)${SOON}`,
      `(?:chega|atraca) (?:ao|no) porto${SOON}|(?:chegou|atracou) (?:ao|no) porto|(?:últimos|todos os) passageiros _5_(?:desembarcaram|deixaram)|desembarcaram os últimos passageiros|já estão em casa`,
    ),
  },
  results: {
    fits: words(String.raw`vestibular\w*|enem|exames?(?: nacionais)?|concursos?|fuvest|oab`),
    cue: words(
      '(?:resultados?|notas?|gabaritos?) (?:d[oae]s? )_2_(?:vestibular|enem|exames nacionais|exame nacional|concurso|fuvest|oab) _4_(?:divulgad[oa]s?|publicad[oa]s?|disponíve(?:l|is))|(?:publicad[oa]s?|divulgad[oa]s?|saíram|saiu) _1_(?:resultados?|notas?|gabaritos?) _2_(?:vestibular|enem|exames nacionais|exame nacional|concurso|fuvest|oab)',
    ),
  },
};
