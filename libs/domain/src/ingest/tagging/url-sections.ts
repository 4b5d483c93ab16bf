const MAX_SEGMENTS = 6;

/** An old URL form: the section, then the number of the article ('science-environment-52318539'). */
const SECTION_AND_NUMBER = /^([a-z]+(?:-[a-z]+){0,2})-\d{5,}$/;

/**
 * The parts of an article's URL that may name its section: a subdomain ('sports.example.com') and the folders of its
 * path. The last part is the article itself and counts only in the form 'section-12345678'.
 */
export function urlSections(url: string): string[] {
  const address = URL.parse(url);
  if (!address) return [];
  const { hostname, pathname } = address;
  const labels = hostname.split('.');
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, MAX_SEGMENTS);
  const last = segments.pop();
  const ending = last ? SECTION_AND_NUMBER.exec(last)?.[1] : undefined;
  return [
    ...(labels.length > 2 && labels[0] ? [labels[0]] : []),
    ...segments.map((segment) => segment.toLowerCase()),
    ...(ending ? [ending] : []),
  ];
}
