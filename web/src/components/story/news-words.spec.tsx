import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { NewsWords } from './news-words';

describe('NewsWords', () => {
  afterEach(cleanup);

  const marked = (text: string, isNews: boolean, language: string | null = 'nl') => {
    const { container } = render(<NewsWords text={text} language={language} isNews={isNews} />);
    expect(container.textContent).toBe(text);
    return container.querySelector('[lang=nl]')?.textContent ?? null;
  };

  it.each([
    ['Ended: Staking in de haven', true, 'Staking in de haven'],
    ['Staking in de haven', true, 'Staking in de haven'],
    ['De haven is dicht (one origin so far)', false, 'De haven is dicht'],
    ['De haven (oost) is dicht (now 12 origins)', false, 'De haven (oost) is dicht'],
    ['De haven is dicht (now one origin)', false, 'De haven is dicht'],
    ['De haven is dicht (one origin; another has retracted its report)', false, 'De haven is dicht'],
    ['Retracted by the source that reported it: De haven is dicht', false, 'De haven is dicht'],
    ['Reported, then retracted: De haven is dicht', false, 'De haven is dicht'],
    [
      'Retracted by an editor: De haven (oost) is dicht (It was (really) another.)',
      false,
      'De haven (oost) is dicht',
    ],
    ['Retracted by an editor: De haven is dicht (It was anoth…', false, 'De haven is dicht'],
    ['Retracted by an editor: De haven is dicht (It was :) another.)', false, null],
    [
      'Reopened because something new was reported after its end: De haven is open',
      false,
      'De haven is open',
    ],
    ['Reopened. Two new milestones.', false, null],
    ['', true, ''],
  ])('marks the words of reports in %j', (text, isNews, words) => {
    expect(marked(text, isNews)).toBe(words);
  });

  it('marks nothing if the language is not known', () => {
    expect(marked('De haven is dicht (2 origins)', true, null)).toBeNull();
  });
});
