import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useToast } from '../../../components/feedback/toast';
import switches from '../../../components/form/switch.module.css';
import { serverMessage } from '../../../lib/http';
import { setSourceNotices } from '../api/set-source-notices';
import styles from './source-notice-switch.module.css';

interface SourceNoticeSwitchProps {
  source: { id: number; slug: string; name: string; wantsNotices: boolean };
}

/** Whether the reader wants notifications of what a followed source reports first. */
export function SourceNoticeSwitch({ source }: SourceNoticeSwitchProps) {
  const id = useId();
  const { name } = source;
  const [isChanging, setIsChanging] = useState(false);
  const show = useToast();
  const change = async (wanted: boolean) => {
    if (isChanging) return;
    setIsChanging(true);
    try {
      await setSourceNotices(source, wanted);
    } catch (failure) {
      const title = t`The notifications could not be changed`;
      show({ title, text: serverMessage(failure) ?? t`Please try again later`, failed: true });
    }
    setIsChanging(false);
  };
  return (
    <span className={styles.notices}>
      <label htmlFor={id} className="meta">
        <Trans>
          Notify me<span className="visually-hidden"> of what {name} reports first</span>
        </Trans>
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        title={t`At most one notification a day, about significant developments that this source reports first`}
        aria-checked={source.wantsNotices}
        className={switches.switch}
        checked={source.wantsNotices}
        onChange={(event) => void change(event.target.checked)}
      />
    </span>
  );
}
