/** A calendar month (UTC): `from` inclusive, `to` exclusive. */
export interface Month {
  from: Date;
  to: Date;
}

/** The month that contains `moment`, or the one `later` months after it. */
export function monthOf(moment: Date, later = 0): Month {
  const start = (months: number) =>
    new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later + months));
  return { from: start(0), to: start(1) };
}

/**
 * The months that still need a partition: this one and the next `ahead` ones, from `coveredTo` on.
 * @param coveredTo where the last partition ends, or null if there is none
 */
export function monthsToMake(now: Date, coveredTo: Date | null, ahead: number): Month[] {
  const wanted = Array.from({ length: ahead + 1 }, (_, later) => monthOf(now, later));
  return wanted.filter(({ from }) => coveredTo === null || from >= coveredTo);
}
