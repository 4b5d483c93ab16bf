import { afterEach, describe, expect, it } from '@jest/globals';
import { PAGE_LIST, titleOf } from '#contract/site';
import { i18n } from '#language';
import { titleInLanguage } from './page-title';

describe('titleInLanguage', () => {
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  it('is the title of the table of pages in English', () => {
    const titles = PAGE_LIST.map(([page]) => titleInLanguage(page, 'Lorn dam'));
    expect(titles).toEqual(PAGE_LIST.map(([page]) => titleOf(page, 'Lorn dam')));
    expect(titleInLanguage('auth', '', 'sign-up')).toBe('Sign Up');
  });

  it('is translated, but for the name of what the page shows', () => {
    const messages = { Security: 'Sicherheit', Sources: 'Quellen', 'Sign Up': 'Registrieren' };
    i18n.loadAndActivate({ locale: 'de', messages });
    expect(titleInLanguage('security')).toBe('Sicherheit');
    expect(titleInLanguage('auth', '', 'sign-up')).toBe('Registrieren');
    expect(titleInLanguage('topic', 'Security')).toBe('Security');
    expect(titleInLanguage('topic-sources', 'Security')).toBe('Security: Quellen');
  });
});
