/** The server's tags in the head describe the loaded address. On another page they would be wrong. */
export function dropPageTags(): void {
  for (const tag of document.querySelectorAll('head [data-page]')) tag.remove();
}
