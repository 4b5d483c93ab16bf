import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProviderChange, type ProviderLink } from '#contract/accounts';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { useForm } from '../../../../lib/form';
import { connectProvider, disconnectProvider, useProviderLink } from '../../api/provider';
import { Section } from './section';

/** Connects the account with the provider, or disconnects it. Nothing if the operator has set up none. */
export function ProviderSection() {
  const { link, refresh } = useProviderLink();
  useConnectedToast(link);
  if (link === undefined || link.name === null) return null;
  const { name } = link;
  if (!link.hasPassword)
    return (
      <Section title={name} text={t`You sign in with ${name}. To disconnect it, choose a password first.`} />
    );
  return link.isLinked ? (
    <Change
      key="connected"
      title={name}
      text={t`You can sign in with ${name} as well as with your password.`}
      action={t`Disconnect`}
      pending={t`Disconnecting…`}
      send={async (change) => {
        await disconnectProvider(change);
        await refresh();
      }}
      done={t`${name} has been disconnected.`}
    />
  ) : (
    <Change
      key="apart"
      title={name}
      text={t`Connect your account to sign in with ${name} as well.`}
      action={t`Connect`}
      pending={t`Going to ${name}…`}
      send={connectProvider}
    />
  );
}

interface ChangeProps {
  title: string;
  text: string;
  action: string;
  pending: string;
  send: (change: ProviderChange) => Promise<void>;
  /** What to say afterwards, if the page stays. */
  done?: string;
}

function Change({ title, text, action, pending, send, done }: ChangeProps) {
  const show = useToast();
  const state = useForm({
    schema: ProviderChange,
    fields: { wrong_password: 'password' },
    failure: t`This could not be changed. Please try again.`,
    send: async (change) => {
      await send(change);
      if (done !== undefined) show(done);
    },
  });
  return (
    <Section title={title} text={text}>
      <Form state={state} action={action} pending={pending}>
        <Field
          label={t`Your password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={state.errors.password}
        />
      </Form>
    </Section>
  );
}

/** Says once that the provider has been connected: its page led back here. */
function useConnectedToast(link: ProviderLink | undefined): void {
  const [params, setParams] = useSearchParams();
  const show = useToast();
  const isNew = params.get('provider') === 'connected' && link?.isLinked === true;
  useEffect(() => {
    if (!isNew) return;
    show(t`${{ name: link?.name ?? '' }} has been connected.`);
    setParams({}, { replace: true });
  }, [isNew, link, show, setParams]);
}
