import type { DayCues } from '../day-cues.js';

/** 'segunda' to 'sexta' alone are ordinals, too. What may follow them if they are days. */
const FOLLOWS =
  '\\s*(?:$|[,.;:!)(]|\\d|(?:o|a|os|as|em|no|na|nos|nas|para|por|pela|pelo|às|à|ao|com|um|uma|se|que|de manhã)\\s)';

export const DAYS: DayCues = {
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
  weekdays: 'domingo segunda terça quarta quinta sexta sábado'.split(' '),
  weekdayEnd: `(?:-feira|(?<=s[áa]bado|domingo)|(?<=(?:nesta|desta|próxima|até)\\s\\p{L}+)(?=${FOLLOWS})|(?=\\s\\(\\d|,\\s(?:dia\\s)?\\d{1,2}\\sde\\s))`,
  yesterday: 'ontem',
  today: 'hoje|esta (?:manhã|tarde|noite)',
  passing:
    'n?esta semana|n?a semana passada|(?:n?este|no) fim de semana|n?est[ea] (?:mês|manhã|tarde|noite|madrugada|domingo|segunda|terça|quarta|quinta|sexta|sábado)|há [\\p{L}\\d]+ (?:minutos|horas|dias|semanas)|até agora|por enquanto|por ora|nas próximas horas',
  of: 'de',
  first: 'primeiro',
  dateWords:
    'dia dias semana mês amanhã manhã tarde noite próximo próxima previsto prevista marcado marcada começa início lugar hora horas feira segunda-feira terça-feira quarta-feira quinta-feira sexta-feira'.split(
      ' ',
    ),
  coming: {
    tomorrow: '(?<!(?:de|do|o|um)\\s)amanh[ãa]',
    dayAfterTomorrow: 'depois de amanh[ãa]',
    dateLead: 'dia|o dia|a',
    rangeFrom: 'de|entre os dias|entre|dos dias|do dia|do',
    rangeTo: '(?:a|à|e|até)(?:\\so)?\\s',
    notBefore:
      /(?<!\p{L})(?:última|último|passad[ao]|cada|tod[ao]|ontem|anterior|hoje|aniversário (?:de|do))\s$/iu,
    recurring: /(?<!\p{L})(?:às|aos|as|os|uma?)\s$/iu,
    notAfter: /^(?:\s(?:passad[ao]|últim[ao]|anterior|santa|gorda|de (?:Páscoa|Ramos|Carnaval))(?!\p{L}))/iu,
    next: /(?<!\p{L})próxim[ao]\s$/iu,
    nextAfter: /^\s(?:que vem|próxim[ao])(?!\p{L})/iu,
    ofNextWeek: /^\sda (?:próxima semana|semana que vem)/iu,
    within: 'dentro de|daqui a',
    numbers: {
      ...{ um: 1, uma: 1, dois: 2, duas: 2, três: 3, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7 },
      ...{ oito: 8, nove: 9, dez: 10, doze: 12, quinze: 15, vinte: 20 },
    },
    days: 'dias?',
    weeks: 'semanas?',
    nextWeek: '(?:na |a )?pr[óo]xima semana|(?:na |a )?semana que vem',
    thisWeek: 'ainda (?:nesta|esta) semana|no (?:final|fim) desta semana',
    weekOf: /(?<!\p{L})semana d[eo]\s$/iu,
    dayOfMonth: '(?<=(?:no|o|ao|do|próximo)\\s)dia',
  },
};
