/** The id of the script element that carries what a page's first screen shows. */
export const FIRST_SCREEN_ID = 'first-screen';
