import { useEffect, useRef, useState } from 'react';
import type { MuteRequest, Notification } from '#contract/notifications';
import { timeLabel } from '../../../lib/dates';
import styles from './story-mute.module.css';

type Story = NonNullable<Notification['topic']>;

interface StoryMuteProps {
  story: Story;
  /** Null ends the mute. */
  onMute: (story: Story, lasts: MuteRequest['lasts'] | null) => Promise<void>;
}

/** Mutes the story of a notification, for a day or for good, or ends its mute. */
export function StoryMute({ story, onMute }: StoryMuteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const focusNext = useRef(false);
  // The pressed button is replaced by others, so the first of them gets the focus.
  useEffect(() => {
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
    await onMute(story, lasts);
    setIsPending(false);
    ask(false);
  };
  const choice = (words: string, hidden: string, onPress: () => void) => (
    <button type="button" className={styles.choice} aria-disabled={isPending || undefined} onClick={onPress}>
      {words}
      <span className="visually-hidden">{hidden}</span>
    </button>
  );
  return (
    <span ref={place} className={styles.place}>
      {story.mute === null && !isAsking && choice('Mute', ` ${story.name}`, () => ask(true))}
      {story.mute === null && isAsking && (
        <>
          {choice('Mute for a day', '', () => void change('day'))}
          {choice('Mute for good', '', () => void change('always'))}
          {choice('Cancel', '', () => ask(false))}
        </>
      )}
      {story.mute !== null && (
        <>
          <span>{story.mute.until === null ? 'Muted' : `Muted until ${timeLabel(story.mute.until)}`}</span>
          {choice('Unmute', ` ${story.name}`, () => void change(null))}
        </>
      )}
    </span>
  );
}
