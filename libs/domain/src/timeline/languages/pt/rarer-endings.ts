import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** How Portuguese reports the ends of candidacies, transfers, auctions and thefts. */
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
};
