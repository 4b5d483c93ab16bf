import { createHash } from 'node:crypto';
import { saysMoreThanName, statusBadge } from '#contract/stories';
import { originsLabel } from '#contract/timeline';
import { readEndingReason } from '#domain/timeline/endings';
import type { TopicRow } from '#persistence/stories';
import { drawableText } from './drawable-text.js';

/** The size of a card (pixels), as link previews expect it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes: then all cards get new addresses. */
const DESIGN = 4;

/** Names, labels and states are cut to these (characters). A card has no room for more. */
const [NAME_MOST, LABEL_MOST, STATE_MOST] = [220, 60, 180];

/** What a card shows. It is drawn again when any of this changes. */
export interface StoryCard {
  name: string;
  /** Of the story. Some letters have another form in Japanese than in Chinese. */
  language: string;
  label: string | null;
  /** Where it stands, or how it ended. Null if the name says it. */
  state: string | null;
  status: TopicRow['status'];
  /** '12 independent origins' */
  origins: string;
  /** Estimated completion, 0–100. */
  percent: number;
  /** 'Ended 14 August 2031' */
  moment: string;
  /** What the news is, if it is not live. */
  note: string | null;
}

type Shown = Pick<
  TopicRow,
  | 'name'
  | 'label'
  | 'status'
  | 'origin_count'
  | 'estimated_completion_percent'
  | 'language'
  | 'resolved_at'
  | 'resolution_summary'
  | 'last_reported_at'
>;

/**
 * A name that the fonts cannot draw is replaced by the story's language: a card with boxes in place of letters says less.
 * @param stands where the story stands if it has not ended, or null if unknown
 */
export function storyCard(
  topic: Shown,
  recording: { fictional: boolean } | null,
  stands: string | null = null,
): StoryCard {
  const name = drawableText(topic.name, NAME_MOST);
  return {
    name: name ?? unreadableName(topic.language),
    language: topic.language,
    label: name === null || topic.label === null ? null : drawableText(topic.label, LABEL_MOST),
    state: name === null ? null : stateOf(topic, stands),
    status: topic.status,
    origins: originsLabel(topic.origin_count),
    percent: topic.estimated_completion_percent,
    moment: momentOf(topic),
    note: recordingNote(recording),
  };
}

/** 64 hexadecimal digits that are the same for the same card. */
export function cardKey(card: StoryCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex');
}

const VERSION_DIGITS = 12;

export const cardVersion = (key: string): string => key.slice(0, VERSION_DIGITS);

/** The path changes with the card, so that sites which keep a copy fetch the new one. */
export function cardPath(topicId: number, key: string): string {
  return `/cards/story/${topicId}.png?v=${cardVersion(key)}`;
}

/** What the card shows, for readers who do not see it. */
export function cardAlt({ name, label, state, status, percent, origins, moment, note }: StoryCard): string {
  const about = label === null ? name : `${label}: ${name}`;
  const said = state === null ? '' : ` ${state.replace(/(?<![.!?…])$/u, '.')}`;
  return `${about}.${said} ${statusBadge(status)}, ${percent}% complete by estimate, ${origins}. ${moment}.${note === null ? '' : ` ${note}.`}`;
}

/** For stories that are shown away from this site's banner. Null with live feeds. */
export function recordingNote(recording: { fictional: boolean } | null): string | null {
  if (recording === null) return null;
  return recording.fictional ? 'Invented news' : 'Recorded news';
}

function stateOf({ name, status, resolution_summary }: Shown, stands: string | null): string | null {
  const ended = resolution_summary && (readEndingReason(resolution_summary)?.sentence ?? resolution_summary);
  const text = status === 'resolved' ? ended : stands;
  return text && saysMoreThanName({ name, text }) ? drawableText(text, STATE_MOST) : null;
}

function unreadableName(language: string): string {
  const name = LANGUAGE_NAMES.of(language);
  return name === undefined ? 'A story in another script' : `A story in ${name}`;
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function momentOf({ status, resolved_at, last_reported_at }: Shown): string {
  if (status === 'resolved' && resolved_at !== null) return `Ended ${DAY.format(resolved_at)}`;
  return `Last report ${DAY.format(last_reported_at)}`;
}
