import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskTopic, MergePreview } from '#contract/desk';
import { Dialog } from '../../../../components/feedback/dialog';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useMergePreview } from '../../api/use-desk-stories';
import { counted } from './counted';
import { DialogActions } from './dialog-actions';
import styles from './stories.module.css';
import { StorySearch } from './story-search';
import { useOrder } from './use-order';

/** Chooses another story, shows what comes together, and whose name stays. Nothing changes until it is confirmed. */
export function MergeDialog({ topic, onClose }: { topic: DeskTopic; onClose: () => void }) {
  const [other, setOther] = useState<number | null>(null);
  const [keepsThis, setKeepsThis] = useState(true);
  const { data: preview, error } = useMergePreview(topic.id, other);
  const isPossible = preview !== undefined && preview.refusal === null;
  return (
    <Dialog title={t`Merge “${{ name: topic.fields.label ?? topic.fields.name }}”`} onClose={onClose}>
      <StorySearch label={t`With which story?`} except={topic.id} chosen={other} onChoose={setOther} />
      <div role="alert">
        {error !== undefined && <p>{said(serverMessage(error) ?? t`The preview failed.`)}</p>}
      </div>
      {preview !== undefined && (
        <Decision preview={preview} keepsThis={keepsThis} onKeep={setKeepsThis} onClose={onClose} />
      )}
      {!isPossible && (
        <p className={styles.actions}>
          <button type="button" className="button" onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
        </p>
      )}
    </Dialog>
  );
}

interface DecisionProps {
  preview: MergePreview;
  keepsThis: boolean;
  onKeep: (keepsThis: boolean) => void;
  onClose: () => void;
}

function Decision({ preview, keepsThis, onKeep, onClose }: DecisionProps) {
  const navigate = useNavigate();
  const { give, isPending } = useOrder(preview.seen);
  const { from: mine, into: theirs, followsBoth, refusal } = preview;
  if (refusal !== null) return <p role="alert">{said(refusal)}</p>;
  const [gone, kept] = keepsThis ? [theirs, mine] : [mine, theirs];
  const merge = async () => {
    const done = await give(
      { kind: 'merge', payload: { from: gone.id, into: kept.id } },
      t`Merged.`,
      preview.seen,
    );
    if (done === null) return;
    onClose();
    void navigate(`?tab=topics&topic=${done.topicId}`);
  };
  return (
    <>
      <fieldset className={styles.sides}>
        <legend>
          <Trans>Whose name and address stay?</Trans>
        </legend>
        {[
          { part: mine, isMine: true },
          { part: theirs, isMine: false },
        ].map(({ part, isMine }) => (
          <label key={part.id}>
            <input type="radio" name="kept" checked={keepsThis === isMine} onChange={() => onKeep(isMine)} />{' '}
            <span lang={part.language}>{part.label ?? part.name}</span>
            <br />
            <span className="meta">
              <Trans>
                {{ articles: counted.articles(part.articleCount) }},{' '}
                {{ milestones: counted.milestones(part.milestoneCount) }},{' '}
                {{ followers: counted.followers(part.followerCount) }}
              </Trans>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status">
        <Trans>
          Together{' '}
          <Plural
            value={{ articles: mine.articleCount + theirs.articleCount }}
            one="# article"
            other="# articles"
          />{' '}
          and{' '}
          <Plural
            value={{ followers: mine.followerCount + theirs.followerCount - followsBoth }}
            one="# follower"
            other="# followers"
          />
          . The address of “{{ gone: gone.label ?? gone.name }}” will lead to “
          {{ kept: kept.label ?? kept.name }}”.
        </Trans>
      </p>
      <DialogActions
        label={t`Merge`}
        isReady
        isPending={isPending}
        onConfirm={() => void merge()}
        onClose={onClose}
      />
    </>
  );
}
