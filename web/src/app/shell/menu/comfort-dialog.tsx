import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../components/feedback/dialog';
import { Choice } from '../../../components/form/choice';
import { type Aspect, COMFORT, type Comfort, useComfort } from '../../../lib/theme/reading-comfort';
import styles from './comfort-dialog.module.css';

const LABELS: { [A in Aspect]: { label: string; choices: Record<Comfort[A], string> } } = {
  text: { label: 'Text size', choices: { standard: 'Standard', large: 'Large', larger: 'Larger' } },
  width: {
    label: 'Width of text',
    choices: { standard: 'Standard', narrow: 'Narrow', wide: 'Wide' },
  },
  contrast: { label: 'Contrast', choices: { standard: 'Standard', high: 'High' } },
  typeface: { label: 'Typeface', choices: { standard: 'Standard', dyslexic: 'OpenDyslexic' } },
};

/** How text is shown on this device. Every choice applies at once. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t`Reading comfort`} onClose={onClose}>
      <p className="meta">
        <Trans>These choices apply to this device.</Trans>
      </p>
      <div className={styles.choices}>
        <AspectChoice aspect="text" />
        <AspectChoice aspect="width" />
        <AspectChoice aspect="contrast" />
        <AspectChoice aspect="typeface" />
      </div>
      <p className={styles.sample}>
        <Trans>
          The dam held through the night. At dawn, engineers opened the lower gate, and the families of the
          valley went home.
        </Trans>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onClose}>
          <Trans>Done</Trans>
        </button>
      </div>
    </Dialog>
  );
}

function AspectChoice<A extends Aspect>({ aspect }: { aspect: A }) {
  const { chosen, choose } = useComfort();
  const { label, choices } = LABELS[aspect];
  const values: readonly Comfort[A][] = COMFORT[aspect];
  return (
    <Choice
      label={label}
      value={chosen[aspect]}
      choices={values.map((value) => ({ value, label: choices[value] }))}
      onChange={(choice) => choose(aspect, choice)}
    />
  );
}
