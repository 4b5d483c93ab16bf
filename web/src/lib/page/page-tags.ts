/** The server's tags in the head speak of the address that was loaded: beside another page they would be wrong. */
export function dropPageTags(): void {
  for (const tag of document.querySelectorAll('head [data-page]')) tag.remove();
}
