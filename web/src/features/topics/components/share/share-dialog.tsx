import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { type EmbedTheme, embedCode, embedPath } from '#contract/site';
import type { Topic } from '#contract/stories';
import { Dialog } from '../../../../components/feedback/dialog';
import { useCopy } from '../../../../components/feedback/use-copy';
import { useShare } from '../../../../components/feedback/use-share';
import { Choice } from '../../../../components/form/choice';
import { pages } from '../../../../lib/urls';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  topic: Pick<Topic, 'id' | 'slug' | 'name' | 'language'>;
  onClose: () => void;
}

/** The address of a story, and the code with which another page shows it, with a preview. */
export default function ShareDialog({ topic, onClose }: ShareDialogProps) {
  const share = useShare();
  const path = pages.topic(topic.slug);
  return (
    <Dialog title={t`Share this story`} onClose={onClose}>
      <p className={`meta ${styles.name}`} lang={topic.language}>
        {topic.name}
      </p>
      <Copyable
        label={t`Address`}
        value={new URL(path, window.location.origin).href}
        done={t`Address copied.`}
        failed={t`Address could not be copied. Please select it.`}
      >
        <Trans>
          Copy<span className="visually-hidden"> address</span>
        </Trans>
      </Copyable>
      {'share' in navigator && (
        <button type="button" className="button" onClick={() => share({ title: topic.name, path })}>
          {t`Share with an app`}
        </button>
      )}
      <Embed topic={topic} />
      <div className={styles.actions}>
        <button type="button" className="button" onClick={onClose}>
          {t`Close`}
        </button>
      </div>
    </Dialog>
  );
}

function Embed({ topic }: Pick<ShareDialogProps, 'topic'>) {
  const id = useId();
  const [chosen, setChosen] = useState<EmbedTheme | 'auto'>('auto');
  const themes = [
    { value: 'auto', label: t`Reader's choice` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const;
  const theme: EmbedTheme | undefined = chosen === 'auto' ? undefined : chosen;
  return (
    <section aria-labelledby={id} className={styles.embed}>
      <h3 id={id}>{t`Embed`}</h3>
      <p className="meta">
        <Trans>
          Shows where the story stands on your own page, always up to date. It runs no scripts and sets no
          cookies.
        </Trans>
      </p>
      <Choice label={t`Theme`} value={chosen} choices={themes} onChange={setChosen} />
      <Copyable
        label={t`Embed code`}
        value={embedCode(topic, { origin: window.location.origin, theme })}
        done={t`Embed code copied.`}
        failed={t`Embed code could not be copied. Please select it.`}
      >
        <Trans>
          Copy<span className="visually-hidden"> embed code</span>
        </Trans>
      </Copyable>
      <iframe
        key={chosen}
        src={embedPath(topic.id, theme)}
        title={t`Preview`}
        className={styles.preview}
        loading="lazy"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    </section>
  );
}

interface CopyableProps {
  label: string;
  value: string;
  /** What a message says once it is copied, or could not be. */
  done: string;
  failed: string;
  /** The button's words. */
  children: ReactNode;
}

function Copyable({ label, value, done, failed, children }: CopyableProps) {
  const copy = useCopy();
  return (
    <p className={styles.row}>
      <input
        readOnly
        aria-label={label}
        value={value}
        className={styles.value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={() => copy(value, { done, failed })}>
        {children}
      </button>
    </p>
  );
}
