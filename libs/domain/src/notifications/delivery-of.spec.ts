import { describe, expect, it } from '@jest/globals';
import { type MilestoneFactKind, NOTIFICATION_FREQUENCIES, type TopicStatus } from '#vocabulary';
import { type Delivery, deliveryOf, type NotificationPreferences } from './delivery-of.js';
import type { NotificationFact } from './notification-fact.js';

const base = { id: 1, topicId: 1, at: new Date('2031-03-04T12:00:00Z') };
const milestone = (kind: MilestoneFactKind, isSignificant: boolean, origins = 2) =>
  ({ ...base, kind, milestoneId: 1, title: 'The dam holds', isSignificant, origins, level: null }) as const;
const status = (from: TopicStatus, to: TopicStatus) =>
  ({ ...base, kind: 'status_changed', from, to, reason: '', outcome: null }) as const;

/** In the order of the columns below. */
const FACTS: readonly NotificationFact[] = [
  milestone('milestone_added', true),
  milestone('milestone_added', false),
  milestone('level_raised', true),
  milestone('level_raised', false),
  milestone('milestone_retracted', false),
  status('developing', 'resolved'),
  status('resolved', 'developing'),
  milestone('milestone_added', false, 1),
];

const ALL = {
  ...{ wantsMilestones: true, wantsResolutions: true, wantsUpdates: true },
  wantsWeeklyDigest: false,
};
const deliveries = (preferences: NotificationPreferences) =>
  FACTS.map((fact) => deliveryOf(fact, preferences)).join(' ');

describe('deliveryOf', () => {
  it.each<[NotificationPreferences['frequency'], NotificationPreferences['priority'], string]>([
    // added (significant), added, level (significant), level, retracted, resolved, reopened, added by one origin
    ['immediate', 'normal', 'now now now now now now now daily'],
    ['immediate', 'high', 'now now now now now now now now'],
    ['immediate', 'low', 'daily daily daily daily daily daily daily daily'],
    ['daily', 'normal', 'daily daily daily daily daily daily daily daily'],
    ['daily', 'high', 'now daily now daily now now now daily'],
    ['daily', 'low', 'daily daily daily daily daily daily daily daily'],
    ['weekly', 'normal', 'weekly weekly weekly weekly weekly weekly weekly weekly'],
    ['weekly', 'high', 'now weekly now weekly now now now weekly'],
    ['weekly', 'low', 'daily daily daily daily daily daily daily daily'],
    ['major_only', 'normal', 'now never now never now now now never'],
    ['major_only', 'high', 'now never now never now now now never'],
    ['major_only', 'low', 'daily never daily never daily daily daily never'],
    ['resolution_only', 'normal', 'never never never never now now now never'],
    ['resolution_only', 'high', 'never never never never now now now never'],
    ['resolution_only', 'low', 'never never never never daily daily daily never'],
  ])('%s at %s priority', (frequency, priority, expected) => {
    expect(deliveries({ frequency, priority, ...ALL })).toBe(expected);
  });

  it.each<[Partial<typeof ALL>, string]>([
    [{ wantsMilestones: false }, 'never now never now now now now now'],
    [{ wantsResolutions: false }, 'now now now now never never never now'],
    [{ wantsUpdates: false }, 'now never now never now now now never'],
  ])('leaves out what the reader switched off: %j', (off, expected) => {
    expect(deliveries({ frequency: 'immediate', priority: 'high', ...ALL, ...off })).toBe(expected);
  });

  it.each<[NotificationPreferences['frequency'], NotificationPreferences['priority'], string]>([
    ['immediate', 'normal', 'now now now now now now now weekly'],
    ['daily', 'normal', 'weekly weekly weekly weekly weekly weekly weekly weekly'],
    ['daily', 'high', 'now weekly now weekly now now now weekly'],
    ['major_only', 'low', 'weekly never weekly never weekly weekly weekly never'],
  ])(
    'puts what is due daily into the weekly digest on request: %s at %s priority',
    (frequency, priority, expected) => {
      expect(deliveries({ frequency, priority, ...ALL, wantsWeeklyDigest: true })).toBe(expected);
    },
  );

  it('delivers the same facts at every priority', () => {
    for (const frequency of NOTIFICATION_FREQUENCIES) {
      const delivered = (['low', 'normal', 'high'] as const).map((priority) =>
        FACTS.map((fact): Delivery => deliveryOf(fact, { frequency, priority, ...ALL })).map(
          (delivery) => delivery !== 'never',
        ),
      );
      expect(delivered[0]).toEqual(delivered[1]);
      expect(delivered[2]).toEqual(delivered[1]);
    }
  });
});
