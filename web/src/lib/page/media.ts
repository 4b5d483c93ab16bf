/** Whether a media query matches. False while the server renders. */
export const mediaMatches = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;
