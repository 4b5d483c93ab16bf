import type { NumberCues } from '../number-cues.js';

const ONES =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** 'Ventuno', 'ventotto' and 'ventitré' drop or add a letter. */
function belowHundred(): [string, number][] {
  const found: [string, number][] = ONES.slice(1).map((word, at) => [word, at + 1]);
  for (const [at, ten] of TENS.entries()) {
    const value = (at + 2) * 10;
    found.push([ten, value]);
    for (let one = 1; one <= 9; one += 1) {
      const stem = one === 1 || one === 8 ? ten.slice(0, -1) : ten;
      found.push([`${stem}${ONES[one]}`, value + one]);
      if (one === 3) found.push([`${stem}tré`, value + one]);
    }
  }
  return found;
}

const COMPOUNDS: [string, number][] = ['cento', ...ONES.slice(2, 10).map((one) => `${one}cento`)].map(
  (word, at) => [word, (at + 1) * 100],
);
const THOUSANDS: [string, number][] = ONES.slice(2, 20).map((one, at) => [`${one}mila`, (at + 2) * 1000]);

/** Numbers in Italian. A 'miliardo' is 10⁹, a 'bilione' 10¹². */
export const NUMBERS: NumberCues = {
  small: new Map([
    ...belowHundred(),
    ...COMPOUNDS,
    ...THOUSANDS,
    ['ventimila', 20_000],
    ['trentamila', 30_000],
    ['cinquantamila', 50_000],
    ['centomila', 100_000],
    ['un', 1],
    ['una', 1],
    ['una decina di', 10],
    ['una dozzina di', 12],
    ['una quindicina di', 15],
    ['una ventina di', 20],
    ['una trentina di', 30],
    ['una cinquantina di', 50],
    ['un centinaio di', 100],
  ]),
  scales: {
    mila: 1e3,
    mille: 1e3,
    milione: 1e6,
    milioni: 1e6,
    miliardo: 1e9,
    miliardi: 1e9,
    bilione: 1e12,
    bilioni: 1e12,
  },
  hasCommaThousands: false,
  atLeast: 'almeno|più di|oltre|non meno di',
  noTotal: 'fino a|meno di|altr[ie]|altri|altre|ancora',
  about: 'circa|quasi|intorno a|i|gli|le|sono|ci sono',
  people:
    'persone|persona|uomini|donne|bambini|bambine|minori|civili|soldati|militari|operai|lavoratori|minatori|passeggeri|abitanti|residenti|manifestanti|attivisti|poliziotti|agenti|carabinieri|pompieri|migranti|profughi|rifugiati|turisti|alpinisti|escursionisti|pescatori|studenti|alunni|vittime|pazienti|sospetti|famiglie|giovani|ragazzi|dipendenti',
  are: 'sono|è|stat[oaie]|rimast[ei]|risultano|ancora|hanno|restano|già|furono',
  fates: {
    dead: {
      before:
        'uccide|uccidono|uccisi|uccise|causa|causano|provoca|provocano|muoiono|morti|morte|fa|ha ucciso',
      after: 'mort[iea]|morto|vittime|decedut[iea]|uccis[iea]|muoiono|hanno perso la vita|decessi',
      total: '(?:bilancio|numero) (?:delle vittime|dei morti)|bilancio',
    },
    injured: { before: 'ferisce|feriscono', after: 'ferit[iea]|ferito', total: 'numero dei feriti' },
    missing: { after: 'dispers[iea]|disperso|scompars[ie]', total: 'numero dei dispersi' },
    evacuated: { before: 'evacuano|evacuate|evacuati', after: 'evacuat[ie]' },
    displaced: { after: 'sfollat[ie]|senzatetto|senza casa' },
    rescued: { before: 'salvano|salvate|salvati', after: 'salvat[ie]|tratt[ie] in salvo|soccors[ie]' },
    arrested: {
      before: 'arrestano|arrestate|arrestati|fermati',
      after: 'arrestat[iea]|fermat[iea]|arresti|in manette',
    },
  },
  magnitude: 'magnitudo',
  hectares: 'ettari',
  turnout: 'affluenza',
  inflation: 'inflazione',
  fine: 'mult[ae]|multat[oaie]|sanzion[ei]|ammenda',
  of: 'di|da',
  elsewhere:
    /(?<![a-zÀ-ɏ])(?:(?:19|20)\d\d|l'anno scorso|ogni anno|all'anno|\S+ anni fa|annual[ei]|decennio|anniversario|dal|potrebbe\w*|tem[eo]\w*|si prevede|rischia\w*|minaccia\w*|se|esercitazione|film|romanzo|quotidian\w+|al giorno|record|chied\w+|pretend\w+|offr\w+)(?![a-zÀ-ɏ])/i,
};
