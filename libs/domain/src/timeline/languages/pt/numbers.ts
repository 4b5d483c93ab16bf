import type { NumberCues } from '../number-cues.js';

const ONES =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove'.split(
    ' ',
  );
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  'cem duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');

/** Numbers in Portuguese. A Brazilian 'bilhão' is 10⁹; in Portugal 10⁹ is 'mil milhões' and a 'bilião' 10¹². */
export const NUMBERS: NumberCues = {
  small: new Map([
    ...ONES.slice(1).map((word, at): [string, number] => [word, at + 1]),
    ['uma', 1],
    ['duas', 2],
    ['quatorze', 14],
    ['dezesseis', 16],
    ['dezessete', 17],
    ['dezenove', 19],
    ...TENS.flatMap((ten, at): [string, number][] => [
      [ten, (at + 2) * 10],
      ...['um', 'uma', 'dois', 'duas', ...ONES.slice(3, 10)].map((one): [string, number] => [
        `${ten} e ${one}`,
        (at + 2) * 10 + (one === 'uma' ? 1 : one === 'duas' ? 2 : ONES.indexOf(one)),
      ]),
    ]),
    ...HUNDREDS.flatMap((word, at): [string, number][] => [
      [word, (at + 1) * 100],
      [word.replace(/os$/u, 'as'), (at + 1) * 100],
    ]),
    ['uma dezena de', 10],
    ['uma dúzia de', 12],
    ['uma vintena de', 20],
    ['uma centena de', 100],
    ['meio milhão de', 500_000],
  ]),
  scales: {
    mil: 1e3,
    milhão: 1e6,
    milhões: 1e6,
    'mil milhões': 1e9,
    bilhão: 1e9,
    bilhões: 1e9,
    bilião: 1e12,
    biliões: 1e12,
    trilhão: 1e12,
    trilhões: 1e12,
  },
  hasCommaThousands: false,
  atLeast: 'pelo menos|ao menos|mais de|no mínimo|não menos de',
  noTotal: 'até|menos de|outr[oa]s|mais',
  about: 'cerca de|quase|aproximadamente|perto de|os|as|a',
  people:
    'pessoas?|homens|mulheres|crianças|menores|civis|soldados|militares|trabalhadores|mineiros|passageiros|moradores|habitantes|manifestantes|ativistas|polícias|policiais|agentes|bombeiros|migrantes|refugiados|turistas|alpinistas|pescadores|estudantes|alunos|vítimas|pacientes|suspeitos|famílias|jovens|funcionários|residentes',
  are: 'foram|foi|são|estão|ficaram|ficam|continuam|permanecem|ainda|já|seguem|sido|têm',
  fates: {
    dead: {
      before: 'morrem|matam?|mata|matou|deixa|deixou|causa|causou|provoca|provocou|faz|fez|morreram',
      after: 'mort[oa]s|morto|mortais|vítimas mortais|morrem|morreram|perderam a vida|óbitos',
      total: '(?:número|balanço|total) de (?:mortos|vítimas|mortes)|balanço',
    },
    injured: { before: 'fere|ferem', after: 'ferid[oa]s|ferido', total: 'número de feridos' },
    missing: { after: 'desaparecid[oa]s|desaparecido', total: 'número de desaparecidos' },
    evacuated: { before: 'evacuam|retiram', after: 'evacuad[oa]s|retirad[oa]s' },
    displaced: { after: 'deslocad[oa]s|desalojad[oa]s|desabrigad[oa]s' },
    rescued: { before: 'resgatam|resgata', after: 'resgatad[oa]s' },
    arrested: {
      before: 'detém|detêm|prende|prendem',
      after: 'detid[oa]s|detido|pres[oa]s|detenções|prisões',
    },
  },
  magnitude: 'magnitude',
  hectares: 'hectares',
  turnout: 'participação|afluência|comparecimento',
  inflation: 'inflação',
  fine: 'multas?|multad[oa]s?(?: em)?|coima|sanção',
  of: 'de|em',
  elsewhere:
    /(?<![a-zÀ-ɏ])(?:(?:19|20)\d\d|no ano passado|cada ano|por ano|há \S+ anos|anua(?:l|is)|década|aniversário|desde|poder(?:á|ão|iam?)|tem[e]m?|espera-se|prevê\w*|ameaça\w*|se|simulacro|filme|romance|diári[oa]s?|por dia|recorde|pedem?|exigem?|oferecem?)(?![a-zÀ-ɏ])/i,
};
