import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { TargetKind } from '#contract/notifications';
import { i18n } from '#language';
import { Field } from '../../../components/form/field';

interface TargetFieldsProps {
  kind: TargetKind;
  errors: Readonly<Record<string, string>>;
}

const URL_FIELDS: Readonly<
  Record<Exclude<TargetKind, 'mail'>, { label: MessageDescriptor; hint: MessageDescriptor; example: string }>
> = {
  webhook: {
    label: msg`Address`,
    hint: msg`It gets a signed POST with JSON (Standard Webhooks).`,
    example: 'https://example.org/hooks/news',
  },
  ntfy: {
    label: msg`Topic address`,
    hint: msg`Anyone who knows the topic can read it, unless it is protected.`,
    example: 'https://ntfy.sh/my-topic',
  },
  discord: {
    label: msg`Webhook URL`,
    hint: msg`In Discord: channel settings, Integrations, Webhooks.`,
    example: 'https://discord.com/api/webhooks/…',
  },
  slack: {
    label: msg`Webhook URL`,
    hint: msg`Of an incoming webhook in Slack, Mattermost or Rocket.Chat.`,
    example: 'https://hooks.slack.com/services/…',
  },
  matrix: {
    label: msg`Homeserver`,
    hint: msg`Of the account that writes to the room.`,
    example: 'https://matrix.example.org',
  },
};

/** What each kind of target needs. */
export function TargetFields({ kind, errors }: TargetFieldsProps) {
  if (kind === 'mail')
    return (
      <Field
        label={t`Email address`}
        name="email"
        type="email"
        autoComplete="off"
        required
        hint={t`It gets a link first. Nothing else is sent before the recipient confirms it.`}
        error={errors.email}
      />
    );
  const { label, hint, example } = URL_FIELDS[kind];
  return (
    <>
      <Field
        label={i18n._(label)}
        name="url"
        type="url"
        autoComplete="off"
        placeholder={example}
        required
        hint={i18n._(hint)}
        error={errors.url}
      />
      {kind === 'matrix' && (
        <Field
          label={t`Room id`}
          name="room"
          autoComplete="off"
          placeholder="!abc:example.org"
          required
          hint={t`In the room's settings, under Advanced. The account must have joined the room.`}
          error={errors.room}
        />
      )}
      {(kind === 'matrix' || kind === 'ntfy') && (
        <Field
          label={kind === 'ntfy' ? t`Access token (only for a protected topic)` : t`Access token`}
          name="token"
          type="password"
          autoComplete="off"
          required={kind === 'matrix'}
          error={errors.token}
        />
      )}
    </>
  );
}
