/**
 * Beginnings of month names without accents, in English and in the languages of feeds that write dates in words
 * (German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian). Longer beginnings come first.
 */
const MONTHS: readonly (readonly [string, number])[] = [
  ...named(6, 'juin jun giu'),
  ...named(7, 'juil jul lug'),
  ...named(1, 'jan ene gen'),
  ...named(2, 'feb fev'),
  ...named(3, 'mar mrt maer'),
  ...named(4, 'apr abr avr'),
  ...named(5, 'may mai mag maj mei'),
  ...named(8, 'aug ago aou'),
  ...named(9, 'sep set'),
  ...named(10, 'oct okt ott out'),
  ...named(11, 'nov'),
  ...named(12, 'dec dez dic des'),
];

const BY_THREE_LETTERS: ReadonlyMap<string, number> = new Map(
  MONTHS.filter(([beginning]) => beginning.length === 3),
);

/** Zone names found in feeds, in minutes east of Greenwich (RFC 822, section 5.1, and common practice). */
const ZONES: ReadonlyMap<string, number> = new Map([
  ...zones(0, 'z ut utc gmt wet'),
  ...zones(60, 'bst cet west met mez'),
  ...zones(120, 'cest eet sast mest mesz'),
  ...zones(180, 'eest msk trt'),
  ...zones(240, 'gst'),
  ...zones(300, 'pkt'),
  ...zones(330, 'ist'),
  ...zones(420, 'wib ict'),
  ...zones(480, 'hkt sgt pht awst'),
  ...zones(540, 'jst kst'),
  ...zones(570, 'acst'),
  ...zones(600, 'aest'),
  ...zones(630, 'acdt'),
  ...zones(660, 'aedt'),
  ...zones(720, 'nzst'),
  ...zones(780, 'nzdt'),
  ...zones(-210, 'nst'),
  ...zones(-150, 'ndt'),
  ...zones(-240, 'ast'),
  ...zones(-180, 'adt brt art'),
  ...zones(-300, 'est et'),
  ...zones(-240, 'edt'),
  ...zones(-360, 'cst ct'),
  ...zones(-300, 'cdt'),
  ...zones(-420, 'mst mt'),
  ...zones(-360, 'mdt'),
  ...zones(-480, 'pst pt'),
  ...zones(-420, 'pdt'),
  ...zones(-540, 'akst'),
  ...zones(-480, 'akdt'),
  ...zones(-600, 'hst'),
]);

/** The month, 1–12. 0 if the word is not a month. */
export function monthOf(name: string | undefined): number {
  const known = BY_THREE_LETTERS.get(name?.slice(0, 3).toLowerCase() ?? '');
  if (known !== undefined) return known;
  const plain = (name ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();
  return MONTHS.find(([beginning]) => plain.startsWith(beginning))?.[1] ?? 0;
}

/** Minutes east of Greenwich. An unknown name counts as UTC, as RFC 2822, section 4.3, requires. */
export function zoneMinutes(zone: string | undefined): number {
  const name =
    zone
      ?.trim()
      .toLowerCase()
      .replace(/^etc\//, '')
      .replace(/^(?:gmt|utc)\s?(?=[+-])/, '') ?? '';
  const offset = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(name);
  if (offset === null) return ZONES.get(name) ?? 0;
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
  return minutes > 15 * 60 ? 0 : offset[1] === '-' ? -minutes : minutes;
}

function named(month: number, beginnings: string): [string, number][] {
  return beginnings.split(' ').map((beginning) => [beginning, month]);
}

function zones(minutes: number, names: string): [string, number][] {
  return names.split(' ').map((name) => [name, minutes]);
}
