import { createContext, useContext } from 'react';

/** The language of a story's reports (BCP 47), for what a page quotes of them. Undefined outside a story's page. */
export const NewsLanguage = createContext<string | undefined>(undefined);

export const useNewsLanguage = () => useContext(NewsLanguage);
