import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import { SETTING_CHANGED, type SettingView } from '#contract/desk';
import { RUN_TIME_SETTINGS, type RunTimeSetting, type SettingValue } from '#vocabulary';
import { SETTING_WORDS } from '#words/desk';
import { momentLabel } from '#words/news-clock';
import { settingFault } from '#words/vocabulary';
import { useToast } from '../../../../components/feedback/toast';
import { Field } from '../../../../components/form/field';
import { Form } from '../../../../components/form/form';
import { SelectField } from '../../../../components/form/select-field';
import { timeLabel } from '../../../../lib/dates';
import { useForm } from '../../../../lib/form';
import { said } from '../../../../lib/language/said';
import { changeSetting } from '../../api/use-settings';
import { useResetOn } from '../../hooks/use-reset-on';

/** One setting: its value, its effect, and who changed it last. */
export function SettingForm({ setting }: { setting: SettingView }) {
  const { name } = setting;
  const show = useToast();
  const { label, hint, unit } = SETTING_WORDS[name];
  const rules: RunTimeSetting = RUN_TIME_SETTINGS[name];
  const state = useForm({
    schema: z.object({ value: z.string() }).superRefine(({ value }, context) => {
      const fault = settingFault(name, typed(rules, value));
      if (fault !== null) context.addIssue({ code: 'custom', path: ['value'], message: fault });
    }),
    failure: t`The setting could not be saved. Please try again.`,
    send: async ({ value }) => {
      await changeSetting(name, typed(rules, value));
      show(said(SETTING_CHANGED));
    },
  });
  useResetOn(state.form, String(setting.value));
  const field = {
    label: unit === undefined ? label : t`${label} (${unit})`,
    name: 'value',
    defaultValue: String(setting.value),
    hint: <Hint setting={setting} hint={hint} />,
    error: state.errors.value,
  };
  return (
    <Form state={state} action={t`Save`} pending={t`Saving…`}>
      {rules.kind === 'switch' ? (
        <SelectField
          key={String(setting.value)}
          {...field}
          choices={[
            { value: 'false', label: t`Off` },
            { value: 'true', label: t`On` },
          ]}
        />
      ) : (
        <Field
          {...field}
          autoComplete="off"
          {...(rules.kind === 'number' ? { inputMode: 'numeric' as const } : { maxLength: rules.most })}
        />
      )}
    </Form>
  );
}

function Hint({ setting, hint }: { setting: SettingView; hint: string }) {
  const { byDefault, value, measured, changedAt, changedBy } = setting;
  return (
    <>
      {hint} {measured === null ? '' : said(measured)}
      {byDefault !== value && ` ${t`Default: ${{ value: defaultText(byDefault) }}.`}`}
      {changedAt !== null && (
        <>
          {' '}
          <Changed by={changedBy} at={changedAt} />
        </>
      )}
    </>
  );
}

function Changed({ by, at }: { by: string | null; at: string }) {
  const time = (
    <time dateTime={at} title={momentLabel(at)}>
      {timeLabel(at)}
    </time>
  );
  return by === null ? (
    <Trans>Changed by a deleted account, {time}.</Trans>
  ) : (
    <Trans>
      Changed by {by}, {time}.
    </Trans>
  );
}

const defaultText = (value: SettingValue): string => {
  if (typeof value === 'boolean') return value ? t`on` : t`off`;
  return value === '' ? t`none` : String(value);
};

/** What was typed, as the kind of the setting has it. What is no number stays text, which no number setting allows. */
function typed({ kind }: RunTimeSetting, text: string): SettingValue {
  if (kind === 'switch') return text === 'true';
  const trimmed = text.trim();
  return kind === 'number' && /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}
