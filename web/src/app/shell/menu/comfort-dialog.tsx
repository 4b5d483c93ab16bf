import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { i18n } from '#language';
import { Dialog } from '../../../components/feedback/dialog';
import { Choice } from '../../../components/form/choice';
import { type Aspect, COMFORT, type Comfort, useComfort } from '../../../lib/theme/reading-comfort';
import styles from './comfort-dialog.module.css';

const LABELS: {
  [A in Aspect]: { label: MessageDescriptor; choices: Record<Comfort[A], MessageDescriptor | string> };
} = {
  text: {
    label: msg`Text size`,
    choices: { standard: msg`Standard`, large: msg`Large`, larger: msg`Larger` },
  },
  width: {
    label: msg`Width of text`,
    choices: { standard: msg`Standard`, narrow: msg`Narrow`, wide: msg`Wide` },
  },
  contrast: {
    label: msg`Contrast`,
    choices: { standard: msg`Standard`, high: msg({ message: 'High', context: 'contrast' }) },
  },
  typeface: { label: msg`Typeface`, choices: { standard: msg`Standard`, dyslexic: 'OpenDyslexic' } },
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
      label={i18n._(label)}
      value={chosen[aspect]}
      choices={values.map((value) => ({ value, label: words(choices[value]) }))}
      onChange={(choice) => choose(aspect, choice)}
    />
  );
}

const words = (label: MessageDescriptor | string) => (typeof label === 'string' ? label : i18n._(label));
