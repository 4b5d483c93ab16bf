import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { API_TOKEN_DAYS, API_TOKEN_NAME_MAX, type MadeApiToken, NewApiToken } from '#contract/accounts';
import { API_SCOPES, type ApiScope } from '#vocabulary';
import { API_SCOPE_LABELS } from '#words/accounts';
import { Dialog } from '../../../../components/feedback/dialog';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { SelectField } from '../../../../components/form/select-field';
import { useForm } from '../../../../lib/form';
import { makeApiToken } from '../../api/api-tokens';
import styles from './tokens.module.css';

const NAME = NewApiToken.pick({ name: true });

/** The choices for how long a token is valid. */
function validities() {
  const days = [30, API_TOKEN_DAYS, 180].map((count) => ({
    value: String(count),
    label: plural(count, { one: '# day', other: '# days' }),
  }));
  return [...days, { value: '365', label: t`One year` }];
}

interface NewTokenDialogProps {
  onMade: (token: MadeApiToken) => void;
  onClose: () => void;
}

/** Asks for a name, what the token may do, and for how long. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [days, setDays] = useState(String(API_TOKEN_DAYS));
  const state = useForm({
    schema: NAME,
    failure: t`The token could not be created. Please try again.`,
    send: async ({ name }) => onMade(await makeApiToken({ name, scopes: [...scopes], days: Number(days) })),
  });
  const toggle = (scope: ApiScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <Dialog title={t`Create an API token`} onClose={onClose}>
      <Form
        state={state}
        action={t`Create`}
        pending={t`Creating…`}
        aside={
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        }
      >
        <Field
          label={t`Name`}
          name="name"
          maxLength={API_TOKEN_NAME_MAX}
          autoComplete="off"
          hint={t`What the token is for, such as the name of the program.`}
          error={state.errors.name}
        />
        <fieldset className={styles.scopes}>
          <legend>
            <Trans>What may it do, besides reading public news?</Trans>
          </legend>
          {API_SCOPES.map((scope) => (
            <label key={scope} className={styles.scope}>
              <input type="checkbox" checked={scopes.includes(scope)} onChange={() => toggle(scope)} />
              {API_SCOPE_LABELS[scope]}
            </label>
          ))}
        </fieldset>
        <SelectField
          label={t`Valid for`}
          choices={validities()}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
