/** Whether the page runs from right to left, as in Arabic. The server renders it in English. */
export const isRightToLeft = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
