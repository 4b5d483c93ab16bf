import { describe, expect, it } from '@jest/globals';
import { type MilestoneFactKind, NOTIFICATION_FREQUENCIES, type TopicStatus } from '#vocabulary';
import { type Delivery, deliveryOf, type NotificationPreferences } from './delivery-of.js';
import type { NotificationFact } from './notification-fact.js';

const base = { id: 1, topicId: 1, at: new Date('2031-03-04T12:00:00Z') };
const milestone = (kind: MilestoneFactKind, isSignificant: boolean) =>
  ({ ...base, kind, milestoneId: 1, title: 'The dam holds', isSignificant, origins: 2 }) as const;
const status = (from: TopicStatus, to: TopicStatus) =>
  ({ ...base, kind: 'status_changed', from, to, reason: '' }) as const;

/** In the order of the columns below. */
const FACTS: readonly NotificationFact[] = [
  milestone('milestone_added', true),
  milestone('milestone_added', false),
  milestone('level_raised', true),
  milestone('level_raised', false),
  milestone('milestone_retracted', false),
  status('developing', 'resolved'),
  status('resolved', 'developing'),
];

const ALL = { wantsMilestones: true, wantsResolutions: true, wantsUpdates: true };
const deliveries = (preferences: NotificationPreferences) =>
  FACTS.map((fact) => deliveryOf(fact, preferences)).join(' ');

describe('deliveryOf', () => {
  it.each<[NotificationPreferences['frequency'], NotificationPreferences['priority'], string]>([
    // added (significant), added, level (significant), level, retracted, resolved, reopened
    ['immediate', 'normal', 'now now now now now now now'],
    ['immediate', 'high', 'now now now now now now now'],
    ['immediate', 'low', 'daily daily daily daily daily daily daily'],
    ['daily', 'normal', 'daily daily daily daily daily daily daily'],
    ['daily', 'high', 'now daily now daily now now now'],
    ['daily', 'low', 'daily daily daily daily daily daily daily'],
    ['weekly', 'normal', 'weekly weekly weekly weekly weekly weekly weekly'],
    ['weekly', 'high', 'now weekly now weekly now now now'],
    ['weekly', 'low', 'daily daily daily daily daily daily daily'],
    ['major_only', 'normal', 'now never now never now now now'],
    ['major_only', 'high', 'now never now never now now now'],
    ['major_only', 'low', 'daily never daily never daily daily daily'],
    ['resolution_only', 'normal', 'never never never never now now now'],
    ['resolution_only', 'high', 'never never never never now now now'],
    ['resolution_only', 'low', 'never never never never daily daily daily'],
  ])('%s at %s priority', (frequency, priority, expected) => {
    expect(deliveries({ frequency, priority, ...ALL })).toBe(expected);
  });

  it.each<[Partial<typeof ALL>, string]>([
    [{ wantsMilestones: false }, 'never now never now now now now'],
    [{ wantsResolutions: false }, 'now now now now never never never'],
    [{ wantsUpdates: false }, 'now never now never now now now'],
  ])('leaves out what the reader switched off: %j', (off, expected) => {
    expect(deliveries({ frequency: 'immediate', priority: 'high', ...ALL, ...off })).toBe(expected);
  });

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
