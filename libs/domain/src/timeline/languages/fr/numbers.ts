import type { NumberCues } from '../number-cues.js';

const ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = 'vingt trente quarante cinquante soixante'.split(' ');

/** 'Vingt et un', 'soixante-dix-sept', 'quatre-vingt-dix-neuf'; Belgian and Swiss 'septante', 'nonante'. */
function belowHundred(): [string, number][] {
  const found: [string, number][] = ONES.slice(1).map((word, at) => [word, at + 1]);
  for (const [at, ten] of TENS.entries()) {
    const value = (at + 2) * 10;
    const most = ten === 'soixante' ? 19 : 9;
    found.push([ten, value]);
    for (let one = 1; one <= most; one += 1) {
      const joined = one === 1 || one === 11 ? ' et ' : '-';
      found.push([`${ten}${joined}${ONES[one]}`, value + one]);
      if (joined === ' et ') found.push([`${ten}-et-${ONES[one]}`, value + one]);
    }
  }
  found.push(['quatre-vingts', 80], ['quatre-vingt', 80]);
  for (let one = 1; one <= 19; one += 1) found.push([`quatre-vingt-${ONES[one]}`, 80 + one]);
  found.push(['septante', 70], ['huitante', 80], ['nonante', 90]);
  return found;
}

const HUNDREDS: [string, number][] = [
  'cent',
  ...ONES.slice(2, 10).flatMap((one) => [`${one} cents`, `${one} cent`]),
].map((word) => [word, word === 'cent' ? 100 : ONES.indexOf(word.split(' ')[0] ?? '') * 100]);

/** Numbers in French. A 'milliard' is 10⁹, a 'billion' 10¹². */
export const NUMBERS: NumberCues = {
  small: new Map([
    ...belowHundred(),
    ...HUNDREDS,
    ['une', 1],
    ['une dizaine de', 10],
    ["une dizaine d'", 10],
    ['une douzaine de', 12],
    ['une quinzaine de', 15],
    ['une vingtaine de', 20],
    ['une trentaine de', 30],
    ['une cinquantaine de', 50],
    ['une centaine de', 100],
  ]),
  scales: {
    mille: 1e3,
    million: 1e6,
    millions: 1e6,
    milliard: 1e9,
    milliards: 1e9,
    billion: 1e12,
    billions: 1e12,
  },
  hasCommaThousands: false,
  atLeast: 'au moins|plus de|au minimum|pas moins de',
  noTotal: "jusqu'à|moins de|autres?|encore|les autres|en plus",
  about: 'environ|près de|quelque|autour de|les|à peu près',
  people:
    'personnes?|hommes?|femmes?|enfants?|mineurs?|civils|soldats|militaires|ouvriers|salariés|passagers|habitants|riverains|manifestants|militants|policiers|gendarmes|pompiers|migrants|réfugiés|touristes|alpinistes|randonneurs|pêcheurs|étudiants|élèves|victimes|patients|suspects|résidents|familles|jeunes|employés|marins',
  are: 'a|ont|été|sont|est|étaient|toujours|encore|restent|reste|seraient déjà|portées?|portés?|désormais|déjà',
  fates: {
    dead: {
      before: 'tue|tuent|tué|fait|font|faisant|tuant|ont tué|a tué|fait au moins',
      after: 'morte?s?|tuée?s?|décédée?s?|ont perdu la vie|meurent|décès|victimes',
      total: 'bilan|nombre de (?:morts|victimes|décès)',
    },
    injured: { before: 'blesse|blessent|blessant', after: 'blessée?s?', total: 'nombre de blessés' },
    missing: { after: 'disparue?s?|introuvables', total: 'nombre de disparus' },
    evacuated: { before: 'évacuent|évacue', after: 'évacuée?s?' },
    displaced: { after: 'déplacée?s?|sans-abri|sinistrée?s?' },
    rescued: { before: 'secourent|sauvent', after: 'secourue?s?|sauvée?s?' },
    arrested: {
      before: 'arrêtent|interpellent|arrête|interpelle',
      after: 'arrêtée?s?|interpellée?s?|arrestations?|interpellations?|placée?s? en garde à vue',
    },
  },
  magnitude: 'magnitude',
  hectares: 'hectares',
  turnout: 'participation',
  inflation: 'inflation',
  fine: 'amendes?|condamnée? à payer|pénalité',
  of: "de|d'",
  elsewhere:
    /(?<![a-zÀ-ɏ])(?:(?:19|20)\d\d|l'an dernier|l'année dernière|chaque année|par an|il y a \S+ ans|annuels?|décennie|anniversaire|depuis|pourrai\w+|craint|craignent|prévoi\w+|menace\w*|si|exercice|film|roman|quotidiens?|par jour|record|réclame\w*|exige\w*|demande\w*|propose\w*)(?![a-zÀ-ɏ])/i,
};
