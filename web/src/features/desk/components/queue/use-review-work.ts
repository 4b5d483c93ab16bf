import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ReviewEntry, ReviewEvidence } from '#contract/desk';
import type { ReviewDecision } from '#vocabulary';
import { HttpError } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { useReader } from '../../../account/api/use-reader';
import { decide, undo } from '../../api/review-entries';

/** What became of a decision. */
type Outcome = 'done' | 'reason_missing' | 'failed';

export interface ReviewWork {
  isSending: boolean;
  /** What was done last. */
  done: string;
  failure: string | null;
  forget: () => void;
  choose: (evidence: ReviewEvidence, decision: ReviewDecision, reason: string) => Promise<Outcome>;
  /** Takes back the last decision, or the given one. Returns the opened entry. */
  takeBack: (entry?: ReviewEntry) => Promise<ReviewEntry | null>;
}

/** What each editor decided since this page was loaded, also before the queue was left, the last decision last. */
const decidedBy = new Map<number, ReviewEntry[]>();

/** The server says about the entry itself why it cannot be taken back. Other failures may pass. */
const FINAL: readonly number[] = [403, 404, 409];

/** Decides entries one after the other, and takes decisions back, the last one first. */
export function useReviewWork(): ReviewWork {
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const editor = useReader().reader?.id ?? 0;
  const decided = () => decidedBy.get(editor) ?? [];
  const keep = (entries: ReviewEntry[]) => void decidedBy.set(editor, entries);

  async function send<T>(work: () => Promise<T>, onFailure?: (error: unknown) => void): Promise<T | null> {
    if (isSending) return null;
    setSending(true);
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      setDone('');
      setFailure(failureWords(error));
      onFailure?.(error);
      return null;
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    done,
    failure,
    forget: () => setFailure(null),
    choose: async ({ entry, seen }, decision, reason) => {
      const { id, version, title } = entry;
      let outcome: Outcome = 'failed';
      const result = await send(
        () => decide(id, { decision, reason, version, seen }),
        (error) => {
          if (lacksReason(error)) outcome = 'reason_missing';
        },
      );
      if (result === null) return outcome;
      keep([...decided(), result]);
      setDone(doneWords(decision, title));
      return 'done';
    },
    takeBack: async (given) => {
      const entry = given ?? decided().at(-1);
      if (entry === undefined) {
        setDone(t`There is no decision to take back.`);
        return null;
      }
      const forget = () => keep(decided().filter(({ id }) => id !== entry.id));
      const opened = await send(
        () => undo(entry.id, entry.version),
        (error) => {
          if (error instanceof HttpError && FINAL.includes(error.status)) forget();
        },
      );
      if (opened !== null) forget();
      if (opened !== null) setDone(t`Taken back: ${{ title: opened.title }}`);
      return opened;
    },
  };
}

function doneWords(decision: ReviewDecision, title: string): string {
  switch (decision) {
    case 'accept':
      return t`Accepted: ${title}`;
    case 'refuse':
      return t`Refused: ${title}`;
    case 'skip':
      return t`Skipped: ${title}`;
  }
}

function failureWords(error: unknown): string {
  if (error instanceof HttpError) return said(error.serverMessage ?? error.statusText);
  return t`The connection was lost. The list shows whether it was decided.`;
}

const lacksReason = (error: unknown) =>
  error instanceof HttpError && error.issues.some(({ path }) => path === 'reason');
