/** Where an outlet's readers live, by its country (ISO 3166). In countries of several zones, that of most outlets. */
const ZONES: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  AR: 'America/Argentina/Buenos_Aires',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  PL: 'Europe/Warsaw',
  UA: 'Europe/Kyiv',
  RU: 'Europe/Moscow',
  TR: 'Europe/Istanbul',
  IL: 'Asia/Jerusalem',
  QA: 'Asia/Qatar',
  AE: 'Asia/Dubai',
  ZA: 'Africa/Johannesburg',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  IN: 'Asia/Kolkata',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
  CN: 'Asia/Shanghai',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time zone of a country's outlets; null if the country is unknown. */
export function zoneOf(country: string | null | undefined): string | null {
  return ZONES[country ?? ''] ?? null;
}

/** The day of a moment in a time zone (IANA), or in UTC: YYYY-MM-DD. */
export function localDay(moment: Date, zone: string | null): string {
  if (zone === null) return moment.toISOString().slice(0, 10);
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    formats.set(zone, format);
  }
  return format.format(moment);
}
