import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Mute, MuteRequest } from '#contract/notifications';
import { timeLabel } from '../../../../lib/dates';
import styles from './story-mute.module.css';

interface StoryMuteProps {
  /** Of the story, marked with its language. */
  name: ReactNode;
  mute: Mute | null;
  /** Null ends the mute. */
  onMute: (lasts: MuteRequest['lasts'] | null) => Promise<void>;
}

/** Mutes a followed story, for a day or for good, or ends its mute. */
export function StoryMute({ name, mute, onMute }: StoryMuteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const focusNext = useRef(false);
  // The pressed button is replaced by others, so the first of them gets the focus. At once: a later effect of an earlier render would take it.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    place.current?.querySelector('button')?.focus();
  });
  const ask = (isNow: boolean) => {
    focusNext.current = true;
    setIsAsking(isNow);
  };
  const change = async (lasts: MuteRequest['lasts'] | null) => {
    if (isPending) return;
    setIsPending(true);
    await onMute(lasts);
    setIsPending(false);
    ask(false);
  };
  const choice = (words: ReactNode, onPress: () => void) => (
    <button type="button" className={styles.choice} aria-disabled={isPending || undefined} onClick={onPress}>
      {words}
    </button>
  );
  return (
    <span ref={place} className={styles.place}>
      {mute === null &&
        !isAsking &&
        choice(
          <Trans>
            Mute<span className="visually-hidden"> {name}</span>
          </Trans>,
          () => ask(true),
        )}
      {mute === null && isAsking && (
        <>
          {choice(t`Mute for a day`, () => void change('day'))}
          {choice(t`Mute for good`, () => void change('always'))}
          {choice(t`Cancel`, () => ask(false))}
        </>
      )}
      {mute !== null && (
        <>
          <span>{mute.until === null ? t`Muted` : t`Muted until ${{ time: timeLabel(mute.until) }}`}</span>
          {choice(
            <Trans>
              Unmute<span className="visually-hidden"> {name}</span>
            </Trans>,
            () => void change(null),
          )}
        </>
      )}
    </span>
  );
}
