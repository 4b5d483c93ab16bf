import { describe, expect, it } from '@jest/globals';
import { nameTopic } from './name-story.js';

const LEAD = 'Ada Quill has won the vote for the harbour council of Norrend with a lead of 900 ballots.';

function nameOf(...titles: string[]): string {
  return nameTopic(
    titles.map((title, at) => ({
      id: at + 1,
      sourceId: at + 1,
      sourceDomain: `outlet${at}.example`,
      sourceName: `Outlet ${at}`,
      originKey: `source:${at}`,
      copyGroup: at + 1,
      title,
      excerpt: LEAD,
      text: null,
      publishedAt: new Date(Date.UTC(2031, 2, 3, 9 + at)),
      imageUrl: null,
      sourceTrust: null,
    })),
  );
}

describe('the best headline of a development', () => {
  it('tells a result rather than a projection', () => {
    expect(
      nameOf(
        'Ada Quill wins Norrend harbour council vote',
        'Ada Quill projected winner of Norrend harbour council vote',
      ),
    ).toBe('Ada Quill wins Norrend harbour council vote');
  });

  it('tells what happened rather than what is going on', () => {
    expect(
      nameOf(
        'Ada Quill wins Norrend harbour council vote',
        'Ada Quill is winning Norrend harbour council vote',
      ),
    ).toBe('Ada Quill wins Norrend harbour council vote');
  });

  it('may tell what is going on if no report tells more', () => {
    expect(nameOf('Ada Quill is winning Norrend harbour council vote')).toBe(
      'Ada Quill is winning Norrend harbour council vote',
    );
  });

  it('sets no aside apart by dashes', () => {
    expect(
      nameOf(
        'Ada Quill wins vote for Norrend harbour council',
        'Ada Quill – a sailor – wins vote for Norrend harbour council',
      ),
    ).toBe('Ada Quill wins vote for Norrend harbour council');
  });
});
