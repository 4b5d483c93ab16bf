import { describe, expect, it } from '@jest/globals';
import { cardAlt, cardKey, cardPath, storyCard } from './story-card.js';

const topic = {
  ...{ name: 'The dam holds', label: 'Orrin dam', status: 'ongoing' as const, origin_count: 3 },
  ...{ estimated_completion_percent: 40, language: 'en', resolved_at: null, resolution_summary: null },
  last_reported_at: new Date('2031-03-09T23:59:59Z'),
};

describe('the card of a story', () => {
  it('says what it is about, how far it is and who reports it', () => {
    expect(storyCard(topic, null)).toEqual({
      name: 'The dam holds',
      language: 'en',
      label: 'Orrin dam',
      state: null,
      status: 'ongoing',
      origins: '3 independent origins',
      percent: 40,
      moment: 'Last report 9 March 2031',
      note: null,
    });
    const resolved_at = new Date('2031-08-14T01:00:00Z');
    expect(storyCard({ ...topic, status: 'resolved', resolved_at }, null).moment).toBe(
      'Ended 14 August 2031',
    );
    expect(cardAlt(storyCard(topic, null))).toBe(
      'Orrin dam: The dam holds. Ongoing, 40% complete by estimate, 3 independent origins. Last report 9 March 2031.',
    );
  });

  it('says where it stands or how it ended, unless the name does', () => {
    expect(storyCard(topic, null, 'The second gate holds too').state).toBe('The second gate holds too');
    expect(storyCard(topic, null, 'The dam holds.').state).toBeNull();
    expect(storyCard(topic, null, 'ཆུ་མཛོད').state).toBeNull();
    expect(storyCard({ ...topic, name: 'ཆུ་མཛོད' }, null, 'The second gate holds too').state).toBeNull();
    const ended = { ...topic, status: 'resolved' as const, resolution_summary: 'The mayor is cleared.' };
    expect(storyCard(ended, null, 'The second gate holds too').state).toBe('The mayor is cleared.');
    expect(cardAlt(storyCard(topic, null, 'The second gate holds too'))).toMatch(
      /^Orrin dam: The dam holds\. The second gate holds too\. Ongoing,/,
    );
  });

  it.each([
    ['bo', 'A story in Tibetan'],
    ['dv', 'A story in Divehi'],
    ['xx', 'A story in another script'],
  ])('names the language %s if its letters cannot be drawn', (language, name) => {
    const card = storyCard({ ...topic, language, name: 'ཆུ་མཛོད', label: 'ཆུ་མཛོད' }, null);
    expect([card.name, card.label]).toEqual([name, null]);
  });

  it('leaves out a label that cannot be drawn', () => {
    expect(storyCard({ ...topic, label: 'ཆུ་མཛོད' }, null)).toMatchObject({
      name: 'The dam holds',
      label: null,
    });
  });

  it('says that news is recorded or invented', () => {
    expect(storyCard(topic, { fictional: true }).note).toBe('Invented news');
    expect(cardAlt(storyCard(topic, { fictional: true }))).toMatch(
      /Last report 9 March 2031\. Invented news\.$/,
    );
    expect(storyCard(topic, { fictional: false }).note).toBe('Recorded news');
  });

  it('has another address when something that it shows changes, and no other time', () => {
    const key = cardKey(storyCard(topic, null));
    expect(cardPath(7, key)).toMatch(/^\/cards\/story\/7\.png\?v=[0-9a-f]{12}$/);
    const same = { ...topic, last_reported_at: new Date('2031-03-09T01:00:00Z') };
    expect(cardKey(storyCard(same, null))).toBe(key);
    const changes = [
      { name: 'The dam breaks' },
      { label: null },
      { status: 'developing' as const },
      { origin_count: 4 },
      { estimated_completion_percent: 41 },
      { last_reported_at: new Date('2031-03-10T01:00:00Z') },
    ];
    for (const change of changes)
      expect([change, cardKey(storyCard({ ...topic, ...change }, null))]).not.toEqual([change, key]);
    expect(cardKey(storyCard(topic, { fictional: true }))).not.toBe(key);
    expect(cardKey(storyCard(topic, null, 'The second gate holds too'))).not.toBe(key);
  });
});
