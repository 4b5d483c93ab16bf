import { t } from '@lingui/core/macro';
import type { Target, TargetDelivery, TargetKind } from '#contract/notifications';
import { timeLabel } from '../../../lib/dates';

export const KIND_NAMES: Readonly<Record<TargetKind, string>> = {
  webhook: 'Webhook',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  mail: 'Email',
};

const STOPPED: Readonly<Record<NonNullable<Target['stopReason']>, string>> = {
  gone: 'Stopped: it answered that it no longer exists.',
  not_public: 'Stopped: its address is not on the public internet.',
  failing: 'Stopped: it failed for five days.',
  unwanted: 'Stopped: the recipient ended these emails.',
};

/** How a target is, in one sentence. */
export function stateWords(target: Target): string {
  const { state, stopReason, deliveredAt, failingSince, retryAt } = target;
  switch (state) {
    case 'stopped':
      return STOPPED[stopReason ?? 'failing'];
    case 'unconfirmed':
      return t`Not confirmed yet: we sent a link to this address.`;
    case 'paused':
      return t`Paused.`;
    case 'active': {
      const last =
        deliveredAt === null ? t`Nothing delivered yet` : t`Last delivery ${timeLabel(deliveredAt)}`;
      if (failingSince === null) return `${last}.`;
      const next = retryAt === null ? '' : t` Next attempt ${timeLabel(retryAt)}.`;
      return t`${last}. Failing since ${timeLabel(failingSince)}.${next}`;
    }
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  timeout: 'no answer in time',
  dns: 'its host was not found',
  refused: 'the connection was refused',
  tls: 'its certificate is not valid',
  not_public: 'its address is not on the public internet',
  bad_address: 'its address cannot be called',
  network: 'the connection broke',
  key_lost: 'this server can no longer read its secrets: delete it and add it again',
  no_mail: 'this site sends no email',
  mail_refused: 'the mail server refused the message',
  mail_failed: 'the mail server could not be reached',
};

/** What an attempt failed with: 'it answered 404'. */
export function faultWords(fault: string): string {
  const [, status] = /^http_(\d{3})$/.exec(fault) ?? [];
  if (status?.startsWith('3')) return t`it answered ${status}, and redirects are not followed`;
  return status === undefined ? (FAULTS[fault] ?? t`it could not be reached`) : t`it answered ${status}`;
}

/** How a delivery is, in one line. */
export function deliveryWords({ state, attempts, fault, triedAt, dueAt }: TargetDelivery): string {
  const why = fault === null ? '' : `: ${faultWords(fault)}`;
  const tries = attempts === 1 ? '1 attempt' : t`${attempts} attempts`;
  switch (state) {
    case 'sent':
      return t`Delivered ${triedAt === null ? '' : timeLabel(triedAt)}`.trim();
    case 'dead':
      return t`Given up after ${tries}${why}`;
    case 'dropped':
      return t`Not sent: no longer wanted`;
    case 'waiting':
      if (attempts === 0) return dueAt === null ? t`Waits until the target is resumed` : t`Waiting`;
      return t`Failed after ${tries}${why}${dueAt === null ? '' : `. Next ${timeLabel(dueAt)}`}`;
  }
}
