import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type TopicSettings } from '#contract/reading';
import { HIDDEN_SOURCES_MAX } from '#contract/site';
import { numberLabel } from '../../../../lib/language/numbers';
import { useTopicSources } from '../../../coverage/api/use-topic-sources';
import { useChangeSettings } from '../../hooks/use-change-settings';
import styles from './advanced-settings.module.css';
import { SettingEntries } from './setting-entries';
import { SourcePicker } from './source-picker';

interface HiddenSourcesProps {
  topicId: number;
  hidden: TopicSettings['hiddenSources'];
}

/** Sources of the topic whose articles are left out. */
export function HiddenSources({ topicId, hidden }: HiddenSourcesProps) {
  const { data: sources } = useTopicSources(topicId);
  const change = useChangeSettings(topicId);
  const [chosen, setChosen] = useState('');
  const id = useId();
  const ids = hidden.map((source) => source.id);
  const others = (sources ?? []).filter((source) => !ids.includes(source.id));
  const hide = () => {
    const source = others.find((other) => String(other.id) === chosen);
    if (source === undefined) return;
    setChosen('');
    change({ hiddenSourceIds: [...ids, source.id] }, t`${{ name: source.name }} is hidden in this topic.`);
  };
  const remove = (key: string) => {
    const name = hidden.find((source) => String(source.id) === key)?.name;
    change(
      { hiddenSourceIds: ids.filter((other) => String(other) !== key) },
      name === undefined ? t`The source is shown again.` : t`${name} is shown again.`,
    );
  };
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.title}>
        <Trans>Hide sources</Trans>
      </h3>
      <p className="meta">
        <Trans>
          Articles from hidden sources are left out of your list for this topic. You can hide up to{' '}
          {{ count: numberLabel(HIDDEN_SOURCES_MAX) }} sources.
        </Trans>
      </p>
      <SettingEntries
        label={t`Hidden sources`}
        action={t`Show again`}
        actionFor={(name) => t`Show again ${name}`}
        entries={hidden.map((source) => ({ key: String(source.id), words: source.name }))}
        onRemove={remove}
      />
      {others.length > 0 && hidden.length < HIDDEN_SOURCES_MAX && (
        <SourcePicker sources={others} chosen={chosen} onChoose={setChosen} onHide={hide} />
      )}
    </section>
  );
}
