/** How a language names days. Strings are parts of patterns for texts after `plain`; accents may be missing in the texts. */
export interface DayCues {
  /** The months' names, January first. */
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** What a weekday's name may end with: '-feira', 'abend'. */
  weekdayEnd: string;
  yesterday: string;
  today: string;
  /** Other words that mean something else on a later day: 'esta semana', 'hace dos días', 'in der Nacht'. */
  passing: string;
  /** Between the day and the month, and between the month and the year: 'de'. */
  of: string;
  /** Other words of dates and of announcing, which say nothing about what comes. */
  dateWords: readonly string[];
  /** The first day of a month in words. */
  first: string;
  coming: ComingCues;
}

/** How a language names the days to come. */
export interface ComingCues {
  tomorrow: string;
  dayAfterTomorrow: string;
  /** Words between a weekday and its date: 'Freitag, dem 14. März'. */
  dateLead: string;
  /** Before the first day of a range, and between the first and the last: 'vom 12. bis 14. Dezember'. */
  rangeFrom: string;
  rangeTo: string;
  /** Right before a weekday: without these it names no day. Missing if it needs none. */
  led?: RegExp;
  /** Right before and after a day: it is over, recurs, or is a name. */
  notBefore: RegExp;
  notAfter: RegExp;
  /** Right before a weekday: it recurs or belongs to a noun. 'le lundi', 'il sabato'. */
  recurring?: RegExp;
  /** Right before or after a weekday: the next one, not today. */
  next: RegExp;
  nextAfter: RegExp;
  /** Right after a weekday: that of the next calendar week. */
  ofNextWeek: RegExp;
  /** The same as `next`, if it may be the coming one or that of the week after. */
  unclear?: RegExp;
  unclearAfter?: RegExp;
  /** Before a number of days or weeks: 'dentro de'. */
  within: string;
  /** Numbers in words. */
  numbers: Readonly<Record<string, number>>;
  days: string;
  weeks: string;
  nextWeek: string;
  thisWeek: string;
  /** Before the first day of a week that is meant as a whole. */
  weekOf: RegExp;
  /** Before a day of the month without its name: 'el día'. */
  dayOfMonth: string;
}
