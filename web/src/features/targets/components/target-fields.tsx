import { t } from '@lingui/core/macro';
import type { TargetKind } from '#contract/notifications';
import { Field } from '../../../components/form/field';

interface TargetFieldsProps {
  kind: TargetKind;
  errors: Readonly<Record<string, string>>;
}

const URL_FIELDS: Readonly<
  Record<Exclude<TargetKind, 'mail'>, { label: string; hint: string; example: string }>
> = {
  webhook: {
    label: 'Address',
    hint: 'It gets a signed POST with JSON (Standard Webhooks).',
    example: 'https://example.org/hooks/news',
  },
  ntfy: {
    label: 'Topic address',
    hint: 'Anyone who knows the topic can read it, unless it is protected.',
    example: 'https://ntfy.sh/my-topic',
  },
  discord: {
    label: 'Webhook URL',
    hint: 'In Discord: channel settings, Integrations, Webhooks.',
    example: 'https://discord.com/api/webhooks/…',
  },
  slack: {
    label: 'Webhook URL',
    hint: 'Of an incoming webhook in Slack, Mattermost or Rocket.Chat.',
    example: 'https://hooks.slack.com/services/…',
  },
  matrix: {
    label: 'Homeserver',
    hint: 'Of the account that writes to the room.',
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
        label={label}
        name="url"
        type="url"
        autoComplete="off"
        placeholder={example}
        required
        hint={hint}
        error={errors.url}
      />
      {kind === 'matrix' && (
        <Field
          label={t`Room id`}
          name="room"
          autoComplete="off"
          placeholder={t`!abc:example.org`}
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
