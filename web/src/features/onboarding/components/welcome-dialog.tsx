import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { User } from '#contract/accounts';
import { i18n } from '#language';
import { Dialog } from '../../../components/feedback/dialog';
import { Interests } from './interests';
import { LivelyStories } from './lively-stories';
import { Notices } from './notices';
import { Rhythm } from './rhythm';
import styles from './welcome-dialog.module.css';

interface WelcomeDialogProps {
  reader: User;
  /** The step to begin with, from 0. */
  first?: number;
  onStep?: (at: number) => void;
  onClose: () => void;
}

interface Step {
  title: MessageDescriptor;
  draw: (reader: User) => ReactNode;
}

const STEPS: readonly Step[] = [
  { title: msg`What interests you?`, draw: (reader) => <Interests reader={reader} /> },
  { title: msg`Stories to follow`, draw: () => <LivelyStories /> },
  { title: msg`How often should we tell you?`, draw: () => <Rhythm /> },
  { title: msg`Notifications in this browser`, draw: () => <Notices /> },
];

/** Four questions for a new reader. Each answer is saved at once; each question, and all of them, can be skipped. */
export function WelcomeDialog({ reader, first = 0, onStep, onClose }: WelcomeDialogProps) {
  const [at, setAt] = useState(Math.min(first, STEPS.length - 1));
  const go = (to: number) => {
    setAt(to);
    onStep?.(to);
  };
  const step = STEPS[at];
  if (step === undefined) return null;
  const title = i18n._(step.title);
  const isLast = at === STEPS.length - 1;
  const onNext = (event: MouseEvent) => {
    // The second press of a double click was not meant for the step that the first one opened.
    if (event.detail > 1) return;
    if (isLast) onClose();
    else go(at + 1);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="meta" role="status">
        <Trans>
          Welcome, {{ name: reader.username }}. Step {{ step: at + 1 }} of {{ steps: STEPS.length }}
          <span className="visually-hidden">: {title}</span>
        </Trans>
      </p>
      <div className={styles.step}>{step.draw(reader)}</div>
      <div className={styles.actions}>
        <button type="button" className="button button-primary" onClick={onNext}>
          {isLast ? t`Done` : t`Next`}
        </button>
        {at > 0 && (
          <button type="button" className="button" onClick={() => go(at - 1)}>
            <Trans>Back</Trans>
          </button>
        )}
        {!isLast && (
          <button type="button" className={`button button-text ${styles.skip}`} onClick={onClose}>
            <Trans>Skip all</Trans>
          </button>
        )}
      </div>
    </Dialog>
  );
}
