import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { StoryMilestone } from '#contract/stories';
import { NewsClockProvider } from '../../../lib/news-clock';
import { LocalServer } from '../../../testing/local-server';
import { closePage } from '../../../testing/page';
import { buildArticle, buildMeta } from '../../../testing/samples';
import { StoryMilestoneItem } from './story-milestone-item';

const AT = '2031-03-15T01:25:50.000Z';
const META = buildMeta(AT);

const MILESTONE: StoryMilestone = {
  ...{ id: 5, title: 'The dam breaks', description: '', createdAt: AT, significance: 'high' },
  ...{ confirmationLevel: 'single', originCount: 1, outletCount: 1, articles: [] },
  ...{ retracted: false, retraction: null },
};

describe('a development on the page of a story', () => {
  let server: LocalServer;
  beforeEach(() => {
    server = new LocalServer().on('GET /api/meta', META);
  });
  afterEach(() => closePage(server));

  const shown = (given: Partial<StoryMilestone>) => {
    const { container } = render(
      <MemoryRouter>
        <NewsClockProvider>
          <StoryMilestoneItem milestone={{ ...MILESTONE, ...given }} slug="dam" />
        </NewsClockProvider>
      </MemoryRouter>,
    );
    const buttons = Array.from(container.querySelectorAll('button'), (button) => button.textContent);
    return { text: container.textContent, struck: container.querySelector('h3 s')?.textContent, buttons };
  };

  it('stands', () => {
    const { text, struck } = shown({});
    expect([struck, text?.includes('Retracted')]).toEqual([undefined, false]);
  });

  it('is struck out if it was retracted, with the reason', () => {
    const { text, struck } = shown({ retracted: true, retraction: 'It was another dam.' });
    expect(struck).toBe('The dam breaks');
    expect(text).toContain('Retracted by an editor: It was another dam.');
  });

  it.each([
    [5, 'Show 1 more source'],
    [6, 'Show 2 more sources'],
  ])('folds all but four of its %i sources', (count, button) => {
    const articles = Array.from({ length: count }, (_, index) => buildArticle(index + 1));
    expect(shown({ articles }).buttons).toContain(button);
  });

  it('says that its source retracted it', () => {
    expect(shown({ retracted: true }).text).toContain('Retracted by the source that reported it');
  });
});
