import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Target, TargetDelivery, TargetKind } from '#contract/notifications';
import { i18n } from '#language';
import { timeLabel } from '../../../lib/dates';

const SERVICES: Readonly<Record<Exclude<TargetKind, 'mail'>, string>> = {
  webhook: 'Webhook',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
};

export function kindName(kind: TargetKind): string {
  return kind === 'mail' ? t`Email` : SERVICES[kind];
}

const STOPPED: Readonly<Record<NonNullable<Target['stopReason']>, MessageDescriptor>> = {
  gone: msg`Stopped: it answered that it no longer exists.`,
  not_public: msg`Stopped: its address is not on the public internet.`,
  failing: msg`Stopped: it failed for five days.`,
  unwanted: msg`Stopped: the recipient ended these emails.`,
};

/** How a target is, in sentences. */
export function stateWords(target: Target): string {
  const { state, stopReason, deliveredAt, failingSince, retryAt } = target;
  switch (state) {
    case 'stopped':
      return i18n._(STOPPED[stopReason ?? 'failing']);
    case 'unconfirmed':
      return t`Not confirmed yet: we sent a link to this address.`;
    case 'paused':
      return t`Paused.`;
    case 'active': {
      const sentences = [
        deliveredAt === null
          ? t`Nothing delivered yet.`
          : t`Last delivery ${{ time: timeLabel(deliveredAt) }}.`,
      ];
      if (failingSince !== null) {
        sentences.push(t`Failing since ${{ time: timeLabel(failingSince) }}.`);
        if (retryAt !== null) sentences.push(t`Next attempt ${{ time: timeLabel(retryAt) }}.`);
      }
      return sentences.join(' ');
    }
  }
}

const FAULTS: Readonly<Record<string, MessageDescriptor>> = {
  timeout: msg`no answer in time`,
  dns: msg`its host was not found`,
  refused: msg`the connection was refused`,
  tls: msg`its certificate is not valid`,
  not_public: msg`its address is not on the public internet`,
  bad_address: msg`its address cannot be called`,
  network: msg`the connection broke`,
  key_lost: msg`this server can no longer read its secrets: delete it and add it again`,
  no_mail: msg`this site sends no email`,
  mail_refused: msg`the mail server refused the message`,
  mail_failed: msg`the mail server could not be reached`,
};

/** What an attempt failed with: 'it answered 404'. */
export function faultWords(fault: string): string {
  const [, status] = /^http_(\d{3})$/.exec(fault) ?? [];
  if (status?.startsWith('3')) return t`it answered ${status}, and redirects are not followed`;
  if (status !== undefined) return t`it answered ${status}`;
  const known = FAULTS[fault];
  return known === undefined ? t`it could not be reached` : i18n._(known);
}

/** How a delivery is, in one sentence. */
export function deliveryWords(delivery: TargetDelivery): string {
  const { state, attempts, fault, triedAt, dueAt } = delivery;
  switch (state) {
    case 'sent':
      return triedAt === null ? t`Delivered.` : t`Delivered ${{ time: timeLabel(triedAt) }}.`;
    case 'dead':
      if (fault === null)
        return t`Given up after ${plural(attempts, { one: '# attempt', other: '# attempts' })}.`;
      return t`Given up after ${plural(attempts, { one: '# attempt', other: '# attempts' })}: ${{ reason: faultWords(fault) }}.`;
    case 'dropped':
      return t`Not sent: no longer wanted.`;
    case 'waiting':
      if (attempts > 0) return failureWords(delivery);
      return dueAt === null ? t`Waits until the target is resumed.` : t`Waiting.`;
  }
}

/** What came of the attempts so far, and when the next one is due. */
function failureWords({ attempts, fault, dueAt }: TargetDelivery): string {
  const failed =
    fault === null
      ? t`Failed after ${plural(attempts, { one: '# attempt', other: '# attempts' })}.`
      : t`Failed after ${plural(attempts, { one: '# attempt', other: '# attempts' })}: ${{ reason: faultWords(fault) }}.`;
  return dueAt === null ? failed : `${failed} ${t`Next ${{ time: timeLabel(dueAt) }}.`}`;
}
