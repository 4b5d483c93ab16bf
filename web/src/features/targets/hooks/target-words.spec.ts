import { describe, expect, it } from '@jest/globals';
import type { Target, TargetDelivery } from '#contract/notifications';
import { timeLabel } from '../../../lib/dates';
import { deliveryWords, stateWords } from './target-words';

const AT = '2031-08-14T09:30:00.000Z';
const TIME = timeLabel(AT);

describe('deliveryWords', () => {
  const waiting: TargetDelivery = {
    ...{ id: 1, title: 'A flood', language: 'en', link: null, state: 'waiting', orderedAt: AT },
    ...{ attempts: 0, fault: null, triedAt: null, dueAt: AT },
  };
  it.each<[Partial<TargetDelivery>, string]>([
    [{}, 'Waiting.'],
    [{ dueAt: null }, 'Waits until the target is resumed.'],
    [{ attempts: 1 }, `Failed after 1 attempt. Next ${TIME}.`],
    [{ attempts: 2, fault: 'http_404', dueAt: null }, 'Failed after 2 attempts: it answered 404.'],
    [{ attempts: 2, fault: 'timeout' }, `Failed after 2 attempts: no answer in time. Next ${TIME}.`],
    [{ state: 'sent', attempts: 1, triedAt: AT }, `Delivered ${TIME}.`],
    [{ state: 'sent', attempts: 1 }, 'Delivered.'],
    [{ state: 'dead', attempts: 1 }, 'Given up after 1 attempt.'],
    [
      { state: 'dead', attempts: 9, fault: 'unheard of' },
      'Given up after 9 attempts: it could not be reached.',
    ],
    [{ state: 'dropped' }, 'Not sent: no longer wanted.'],
  ])('%j → %s', (change, words) => {
    expect(deliveryWords({ ...waiting, ...change })).toBe(words);
  });
});

describe('stateWords', () => {
  it.each<[Partial<Target>, string]>([
    [{}, 'Nothing delivered yet.'],
    [{ deliveredAt: AT }, `Last delivery ${TIME}.`],
    [{ failingSince: AT }, `Nothing delivered yet. Failing since ${TIME}.`],
    [
      { deliveredAt: AT, failingSince: AT, retryAt: AT },
      `Last delivery ${TIME}. Failing since ${TIME}. Next attempt ${TIME}.`,
    ],
    [{ state: 'stopped', stopReason: 'gone' }, 'Stopped: it answered that it no longer exists.'],
    [{ state: 'stopped' }, 'Stopped: it failed for five days.'],
    [{ state: 'paused' }, 'Paused.'],
  ])('%j → %s', (change, words) => {
    const active = {
      state: 'active',
      stopReason: null,
      deliveredAt: null,
      failingSince: null,
      retryAt: null,
    };
    expect(stateWords({ ...active, ...change } as Target)).toBe(words);
  });
});
