import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { DeskTopic, SplitPreview } from '#contract/desk';
import { Dialog } from '../../../../components/feedback/dialog';
import { Spinner } from '../../../../components/feedback/spinner';
import { dayLabel } from '../../../../lib/dates';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useNewsClock } from '../../../../lib/news-clock';
import { useSplitPreview } from '../../api/use-desk-stories';
import { counted } from './counted';
import { DialogActions } from './dialog-actions';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface SplitDialogProps {
  topic: DeskTopic;
  articles?: readonly number[];
  milestones?: readonly number[];
  onClose: () => void;
}

/** Shows what leaves a story and what stays. Nothing changes until it is confirmed. */
export function SplitDialog({ topic, articles = [], milestones = [], onClose }: SplitDialogProps) {
  const navigate = useNavigate();
  const named = { articles: [...articles], milestones: [...milestones] };
  const { data: preview, error } = useSplitPreview(topic.id, named);
  const { give, isPending } = useOrder(preview?.seen ?? topic.seen);
  const split = async () => {
    const done = await give(
      { kind: 'split', payload: { topic: topic.id, ...named } },
      t`Split into a new story.`,
    );
    if (done === null) return;
    onClose();
    void navigate(`?tab=topics&topic=${done.topicId}`);
  };
  return (
    <Dialog title={t`Split “${{ name: topic.fields.label ?? topic.fields.name }}”`} onClose={onClose}>
      {error !== undefined && <p role="alert">{said(serverMessage(error) ?? t`The preview failed.`)}</p>}
      {preview === undefined && error === undefined && <Spinner label={t`Counting both parts`} />}
      {preview?.refusal != null && <p role="alert">{said(preview.refusal)}</p>}
      {preview !== undefined && preview.refusal === null && (
        <>
          <div className={styles.sides}>
            <Part title={t`Leaves for a new story`} part={preview.leaves} language={topic.language} />
            <Part title={t`Stays`} part={preview.stays} language={topic.language} />
          </div>
          {preview.shared.length > 0 && (
            <p className={styles.machine}>
              <Trans>Both parts would tell: {{ milestones: preview.shared.join('; ') }}</Trans>
            </p>
          )}
          <p>
            <Trans>
              Followers stay with this story. The machine names the new one, and leaves the choice of articles
              to you.
            </Trans>
          </p>
        </>
      )}
      <DialogActions
        label={t({ message: 'Split', context: 'button: make a story of its own' })}
        isReady={preview !== undefined && preview.refusal === null}
        isPending={isPending}
        onConfirm={() => void split()}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface PartProps {
  title: string;
  part: SplitPreview['leaves'];
  language: string;
}

function Part({ title, part, language }: PartProps) {
  const { now } = useNewsClock();
  const more = part.articles - part.titles.length;
  return (
    <section aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      <p className="meta">{sizeOf(part, now)}</p>
      <ul className={styles.changes}>
        {part.titles.map((headline, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headlines may repeat, and the list never changes
          <li key={place} lang={language}>
            {headline}
          </li>
        ))}
        {more > 0 && (
          <li className="meta">
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </section>
  );
}

function sizeOf(part: SplitPreview['leaves'], now: Date): string {
  const articles = counted.articles(part.articles);
  const origins = counted.origins(part.origins);
  const milestones = counted.milestones(part.milestones);
  if (part.firstAt === null || part.lastAt === null) return t`${articles}, ${origins}, ${milestones}`;
  const first = dayLabel(part.firstAt, now);
  const last = dayLabel(part.lastAt, now);
  return t`${articles}, ${origins}, ${milestones}, ${first} to ${last}`;
}
