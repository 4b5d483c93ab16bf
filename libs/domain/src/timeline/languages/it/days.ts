import type { DayCues } from '../day-cues.js';

export const DAYS: DayCues = {
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' '),
  weekdayEnd: "'?",
  yesterday: 'ieri|ieri sera',
  today: 'oggi|stamattina|stasera',
  passing:
    'questa settimana|la (?:settimana scorsa|scorsa settimana)|(?:questo|il|nel) (?:fine settimana|weekend)|quest[oa] (?:mese|mattina|pomeriggio|sera|notte|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|stanotte|[\\p{L}\\d]+ (?:minuti|ore|giorni|settimane) fa|finora|per ora|al momento|nelle prossime ore',
  of: '',
  first: 'primo',
  dateWords:
    'giorno giorni settimana mese domani mattina sera notte prossimo prossima previsto prevista atteso attesa inizia luogo ora ore'.split(
      ' ',
    ),
  coming: {
    tomorrow: '(?<!(?:di|il|un|del|al|dal|sul)\\s)domani',
    dayAfterTomorrow: 'dopodomani',
    dateLead: 'il',
    rangeFrom: "dal|dall'|tra il|fra il",
    rangeTo: "(?:al|all'|e(?:\\sil)?)\\s?",
    notBefore: /(?<!\p{L})(?:scors[oa]|ogni|ultim[oa]|passat[oa]|ieri|anniversario del)\s$/iu,
    recurring: /(?<!\p{L})(?:i|il|la|le|una?|del|della|al|alla)\s$/iu,
    notAfter:
      /^\s(?:scors[oa]|passat[oa]|precedente|santo|nero|grasso|dell'Angelo|delle Palme|di Pasqua)(?!\p{L})/iu,
    next: /$^/u,
    nextAfter: /$^/u,
    ofNextWeek: /^\sdella (?:prossima settimana|settimana prossima)/iu,
    unclear: /(?<!\p{L})prossim[oa]\s$/iu,
    unclearAfter: /^\sprossim[oa](?!\p{L})/iu,
    within: 'tra|fra',
    numbers: {
      ...{ un: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9 },
      ...{ dieci: 10, dodici: 12, quindici: 15, venti: 20 },
    },
    days: 'giorn[oi]',
    weeks: 'settiman[ae]',
    nextWeek: '(?:la )?prossima settimana|la settimana prossima',
    thisWeek: 'entro (?:la|questa) settimana|in settimana|nel corso della settimana',
    weekOf: /(?<!\p{L})settimana del\s(?:lunedì\s)?$/iu,
    dayOfMonth: '(?!)',
  },
};
