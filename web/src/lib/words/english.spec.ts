import { describe, expect, it } from '@jest/globals';
import * as stories from '#contract/stories';
import * as timeline from '#contract/timeline';
import { settingFault as englishFault, type SettingName } from '#vocabulary';
import { statusBadge } from './stories';
import { confirmationSummary, movedSentence, originsLabel } from './timeline';
import { settingFault } from './vocabulary';

/** What the server says as well, in emails and calendars, reads the same in the app. */
describe('English in the app and on the server', () => {
  it.each([0, 1, 2, 17, 1200])('%d origins', (count) => {
    expect(originsLabel(count)).toBe(timeline.originsLabel(count));
    for (const outlets of [1, 2, 30, 1200])
      expect(confirmationSummary(count, outlets)).toBe(timeline.confirmationSummary(count, outlets));
  });

  it.each([
    [[]],
    [['2031-05-03']],
    [['2031-05-03', '2031-05-09']],
    [['2031-05-03', '2031-05-09', '2031-06-01']],
  ])('moved from %j', (movedFrom) => {
    expect(movedSentence({ movedFrom })).toBe(timeline.movedSentence({ movedFrom }));
  });

  it.each(['ongoing', 'resolved', 'other', null])('the status %s', (status) => {
    expect(statusBadge(status)).toBe(stories.statusBadge(status));
  });

  it.each<[SettingName, unknown]>([
    ['late_feed_minutes', 0],
    ['late_feed_minutes', 60],
    ['sign_up_closed', 'yes'],
    ['banner', 5],
    ['banner', 'x'.repeat(301)],
    ['banner', 'Maintenance at noon'],
  ])('the fault of %s', (name, value) => {
    expect(settingFault(name, value)).toBe(englishFault(name, value));
  });
});
