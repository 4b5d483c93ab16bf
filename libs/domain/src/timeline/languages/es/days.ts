import type { DayCues } from '../day-cues.js';

export const DAYS: DayCues = {
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  weekdayEnd: '',
  yesterday: 'ayer|anoche',
  today: 'hoy|esta (?:mañana|tarde|noche)',
  passing:
    'esta semana|la (?:semana pasada|pasada semana)|(?:este|el) fin de semana|est[ea] (?:mes|madrugada|mediodía|domingo|lunes|martes|miércoles|jueves|viernes|sábado)|hace (?:unos? |unas? |pocos |pocas )?[\\p{L}\\d]+ (?:minutos|horas|días|semanas)|hasta ahora|por ahora|de momento|en las próximas horas',
  of: 'de',
  first: 'primero',
  dateWords:
    'día días semana mes mañana tarde noche próximo próxima previsto prevista comienza empieza celebrará celebra lugar hora horas prevé'.split(
      ' ',
    ),
  coming: {
    tomorrow: '(?<!(?:la|una|esta|media|cada|misma|ayer|buena|toda la|por la|de la)\\s)ma[ñn]ana',
    dayAfterTomorrow: 'pasado ma[ñn]ana',
    dateLead: 'día|el(?: día)?',
    rangeFrom: 'del|de|entre el|desde el',
    rangeTo: '(?:al?|y|hasta)(?:\\sel)?\\s',
    led: /(?:^|[^\p{L}])(?:el|del|al|este|próximo|mañana|entrante)\s(?:próximo\s)?$/iu,
    notBefore: /(?<!\p{L})(?:pasado|último|anterior|cada|aquel|ayer|mismo|hoy|aniversario del)\s(?:el\s)?$/iu,
    notAfter:
      /^(?:\s(?:pasado|último|anterior|santo|negro|de (?:pascua|carnaval|ramos|resurrección|gloria|ceniza))(?!\p{L})|\s(?:por medio|sí))/iu,
    next: /(?<!\p{L})(?:próximo|entrante)\s$/iu,
    nextAfter: /^\s(?:próximo|que viene|entrante)(?!\p{L})/iu,
    ofNextWeek: /^\sde la (?:próxima semana|semana (?:próxima|que viene|entrante))/iu,
    within: 'dentro de',
    numbers: {
      ...{ un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
      ...{ nueve: 9, diez: 10, doce: 12, quince: 15, veinte: 20 },
    },
    days: 'días?|dias?',
    weeks: 'semanas?',
    nextWeek:
      '(?:la|esta) (?:próxima|proxima|entrante) semana|la semana (?:próxima|proxima|que viene|entrante)',
    thisWeek: '(?:a finales de|en lo que queda de) (?:esta|la) semana|esta misma semana',
    weekOf: /(?<!\p{L})semana del\s$/iu,
    dayOfMonth: '(?<=(?:el|del|al)\\s(?:próximo\\s)?)día',
  },
};
