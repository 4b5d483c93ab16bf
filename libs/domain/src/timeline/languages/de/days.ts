import type { DayCues } from '../day-cues.js';

export const DAYS: DayCues = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
  weekdayEnd: '(?:abend|nachmittag|vormittag|mittag|morgen|nacht|früh)?',
  yesterday: 'gestern',
  today: 'heute',
  passing:
    '(?:in )?diese[rn]? (?:Woche|Nacht|Monat)|am Wochenende|(?:vergangene|letzte|vorige)[nr]? (?:Woche|Nacht)|in der Nacht(?! (?:zum|auf|vom))|vor [\\p{L}\\d]+ (?:Minuten|Stunden|Tagen|Wochen)|bislang|bisher|zurzeit|derzeit|in den (?:nächsten|kommenden) Stunden',
  of: '',
  first: 'ersten',
  dateWords:
    'tag tage tagen woche wochen monat morgen abend nacht uhr nächste nächsten kommende kommenden geplant angesetzt beginnt statt findet stattfinden soll will'.split(
      ' ',
    ),
  coming: {
    tomorrow: '(?<!(?:tag|heute|gestern|am|jeden|guten|diesem|von)\\s)morgen',
    dayAfterTomorrow: 'übermorgen|uebermorgen',
    dateLead: 'dem|den|der',
    rangeFrom: 'vom|zwischen dem|von',
    rangeTo: '(?:bis(?:\\szum)?|und(?:\\sdem)?)\\s',
    led: /(?<!\p{L})(?:am|ab|bis|zum|auf|für|vom|diesem|diesen|kommenden|kommendem|nächsten|nächstem|darauffolgenden|und)\s(?:(?:späten|frühen|kommenden|nächsten|diesem|diesen)\s)?$/iu,
    notBefore:
      /(?<!\p{L})(?:letzte[nrms]?|vergangene[nrms]?|vorige[nrms]?|jede[nrms]?|seit(?:\sdem)?|gestrige[nrms]?)\s$/iu,
    notAfter: /^\s(?:vergangenen|letzten|vor (?:einer|zwei|drei))(?!\p{L})/iu,
    next: /(?<!\p{L})(?:kommende[nm]|darauffolgenden)\s$/iu,
    nextAfter: /$^/u,
    ofNextWeek: /^\s(?:der )?(?:kommende[rn]|nächste[rn]) Woche/iu,
    unclear: /(?<!\p{L})nächste[nm]\s$/iu,
    unclearAfter: /^\sin (?:einer|zwei) Wochen?(?!\p{L})/iu,
    within: 'in',
    numbers: {
      ...{ einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, funf: 5, sechs: 6, sieben: 7, acht: 8 },
      ...{ neun: 9, zehn: 10, zwölf: 12, zwolf: 12, vierzehn: 14, zwanzig: 20 },
    },
    days: 'Tage?n?',
    weeks: 'Wochen?',
    nextWeek: '(?:der )?(?:kommende[nr]?|nächste[nr]?|naechste[nr]?) Woche',
    thisWeek: 'noch (?:in )?diese[r]? Woche|später in dieser Woche|Ende (?:der|dieser) Woche',
    weekOf: /(?<!\p{L})(?:Woche (?:vom|ab(?: dem)?))\s$/iu,
    dayOfMonth: '(?!)',
  },
};
