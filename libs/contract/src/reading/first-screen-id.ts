/** The id of the script element that holds the data of a page's first screen. */
export const FIRST_SCREEN_ID = 'first-screen';
