import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SourceBrief } from '#contract/sources';
import { Choice } from '../../../../components/form/choice';
import styles from './source-picker.module.css';

interface SourcePickerProps {
  sources: readonly Pick<SourceBrief, 'id' | 'name'>[];
  /** The id of one of them; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
  onHide: () => void;
}

/** Chooses one of the topic's sources to hide. */
export function SourcePicker({ sources, chosen, onChoose, onHide }: SourcePickerProps) {
  const byName = sources.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <div className={styles.picker}>
      <Choice
        label={t`Source`}
        value={chosen}
        choices={[
          { value: '', label: t`Choose a source` },
          ...byName.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={onChoose}
      />
      <button type="button" className="button" aria-disabled={chosen === ''} onClick={onHide}>
        <Trans>Hide</Trans>
      </button>
    </div>
  );
}
