import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Promotion } from '#contract/accounts';
import { PROMOTION_RELOAD_MS } from '#contract/site';
import { useToast } from '../../../components/feedback/toast';
import { Field } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { useForm } from '../../../lib/form';
import { serverMessage } from '../../../lib/http';
import { promote } from '../api/promote';
import { usePromotionHint } from '../api/use-promotion-hint';

const KEY = Promotion.pick({ adminKey: true });

/** Makes the reader an admin, then reloads the page. */
export function PromotionForm({ userId }: { userId: number }) {
  const defaultKey = usePromotionHint();
  const show = useToast();
  const failed = t`Failed to promote user to admin`;
  const state = useForm({
    schema: KEY,
    failure: failed,
    send: async ({ adminKey }) => {
      await promote({ userId, adminKey });
      show(t`You have been promoted to admin successfully`);
      setTimeout(() => window.location.reload(), PROMOTION_RELOAD_MS);
    },
    onFailure: (error) =>
      show({ title: t`Promotion Failed`, text: serverMessage(error) ?? failed, failed: true }),
  });
  return (
    <Form state={state} action={t`Promote to Admin`} pending={t`Promoting…`}>
      <Field
        label={t`Admin Promotion Key`}
        name="adminKey"
        type="password"
        autoComplete="off"
        required
        hint={
          defaultKey === undefined ? (
            t`It is in the server's settings, or in the server's log from its first start.`
          ) : (
            <Trans>
              The default setup key is <code>{defaultKey}</code>. It should be changed through server
              settings.
            </Trans>
          )
        }
        error={state.errors.adminKey}
      />
    </Form>
  );
}
