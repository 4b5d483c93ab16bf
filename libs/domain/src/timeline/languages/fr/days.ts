import type { DayCues } from '../day-cues.js';

export const DAYS: DayCues = {
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  weekdayEnd: '',
  yesterday: 'hier',
  today: "aujourd'hui|ce (?:matin|soir)|cette nuit",
  passing:
    "cette semaine|la semaine dernière|(?:ce|le) week-end|ce (?:mois|midi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|cet après-midi|il y a [\\p{L}\\d]+ (?:minutes|heures|jours|semaines)|jusqu'ici|pour l'instant|dans les prochaines heures",
  of: '',
  first: 'premier',
  dateWords:
    'jour jours semaine mois demain matin soir soirée nuit midi minuit prochain prochaine prévu prévue attendu attendue débute commence lieu heure heures'.split(
      ' ',
    ),
  coming: {
    tomorrow: "(?<!(?:de|le|du|au|un|lendemain,)\\s|d'|l')demain",
    dayAfterTomorrow: 'après-demain|apres-demain',
    dateLead: 'le',
    rangeFrom: 'du|entre le',
    rangeTo: '(?:au|et(?:\\sle)?)\\s',
    notBefore: /(?<!\p{L})(?:chaque|tous les|dernier|anniversaire du|hier)\s$/iu,
    recurring: /(?<!\p{L})(?:le|les|un|des|du|au|aux|même|autre)\s$/iu,
    notAfter: /^\s(?:derniers?|passé|précédent|saint|noir|gras|de Pâques|de Pentecôte)(?!\p{L})/iu,
    next: /$^/u,
    nextAfter: /^\s(?:qui vient)(?!\p{L})/iu,
    ofNextWeek: /^\sde la semaine prochaine/iu,
    unclearAfter: /^\s(?:prochain|en huit)(?!\p{L})/iu,
    within: 'dans',
    numbers: {
      ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8 },
      ...{ neuf: 9, dix: 10, douze: 12, quinze: 15, vingt: 20 },
    },
    days: 'jours?',
    weeks: 'semaines?',
    nextWeek: 'la semaine prochaine',
    thisWeek: "plus tard (?:dans la|cette) semaine|d'ici (?:à )?la fin de la semaine",
    weekOf: /(?<!\p{L})semaine du\s(?:lundi\s)?$/iu,
    dayOfMonth: '(?!)',
  },
};
