/** The day of the tests' news: its first report. */
export const NEWS_DAY = new Date('2031-03-04T12:00:00.000Z');
export const hoursAfter = (hours: number, from = NEWS_DAY) => new Date(from.getTime() + hours * 3_600_000);
