import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Ending, TopicPage } from '#contract/stories';
import { NewsClockProvider } from '../../../../lib/news-clock';
import { NewsLanguage } from '../../../../lib/page/news-language';
import { LocalServer } from '../../../../testing/local-server';
import { closePage } from '../../../../testing/page';
import { buildMeta } from '../../../../testing/samples';
import { TopicDescription } from './topic-description';
import { WhereItStands } from './where-it-stands';

const AT = '2031-03-15T01:25:50.000Z';
const SIGNED = 'Lumen Tramways and the union signed an agreement early on Saturday';
const OPENED = 'No tram left the six depots on Monday.';

const META = buildMeta(AT);

const ENDING: Ending = {
  ...{ text: `${SIGNED}.`, at: AT, by: 'machine', cited: null, milestoneId: 5, articleIds: [9] },
  ...{ originCount: 2, milestoneOrigins: 3, outlets: [], openFor: 11 },
};

function topic(text: string, milestoneId: number): TopicPage {
  const page: Partial<TopicPage> = {
    ...{ language: 'nl', slug: 'trams', name: 'Trams run again', description: OPENED, ending: ENDING },
    whereItStands: { text, at: AT, milestoneId, articleIds: [9], originCount: 3 },
    descriptionSources: [
      { text: OPENED, articleId: 1 },
      { text: SIGNED, articleId: 9 },
    ],
  };
  return page as TopicPage;
}

const shown = (page: TopicPage) => drawn(page).textContent ?? '';

function drawn(page: TopicPage): HTMLElement {
  const { container } = render(
    <NewsLanguage value={page.language}>
      <MemoryRouter>
        <NewsClockProvider>
          <TopicDescription topic={page} />
          <WhereItStands topic={page}>{undefined}</WhereItStands>
        </NewsClockProvider>
      </MemoryRouter>
    </NewsLanguage>,
  );
  return container;
}

describe('an ended story', () => {
  let server: LocalServer;

  beforeEach(() => {
    server = new LocalServer();
    server.on('GET /api/meta', META);
  });
  afterEach(() => closePage(server));

  it("leaves the end card's sentence out of the description and of where it stands", () => {
    expect(shown(topic(SIGNED, 7))).toBe(OPENED);
  });

  it('says where it stands if something else followed', () => {
    const text = shown(topic('Trams run on Sundays as well.', 7));
    expect(text).toContain('Where it stands');
    expect(text).toContain('Trams run on Sundays as well.');
  });

  it('names the language of its sentences for screen readers, not that of its own words', () => {
    const page = drawn(topic('Trams run on Sundays as well.', 7));
    const marked = [...page.querySelectorAll('[lang=nl]')].map(({ textContent }) => textContent);
    expect(marked).toEqual([OPENED, 'Trams run on Sundays as well.']);
  });

  it('says nothing more about the development that ended it', () => {
    expect(shown(topic('Trams run again after two days.', 5))).toBe(OPENED);
  });
});
