const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A description from a source's facts: 'Newspaper, United Kingdom', 'TV station', 'News source, India'. */
export function describeSource(mediaType: string | null, country: string | null): string {
  const kind = (mediaType ?? 'news source').replace(/\btv\b/g, 'TV');
  const name = country === null ? undefined : COUNTRY_NAMES.of(country);
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${name ? `, ${name}` : ''}`;
}
