import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FOLLOWED_OPML_MAX_BYTES, type FollowedOpml } from '#contract/reading';
import { i18n } from '#language';
import { FOLLOWED_OPML_MESSAGES } from '#words/reading';
import { FileButton } from '../../../components/form/file-button';
import { SourceLink } from '../../../components/outlet/source-link';
import { accountCalls } from '../../../lib/account-calls';
import { serverMessage } from '../../../lib/http';
import { followOpml } from '../api/follow-opml';
import styles from './followed-opml.module.css';

type Line = FollowedOpml['lines'][number];

const RESULTS: Record<Line['result'], MessageDescriptor> = {
  followed: msg({ message: 'Followed', context: 'a source of a list' }),
  already: msg`Already followed`,
  unknown: msg`No such source here`,
  refused: msg`Not the address of a feed`,
  full: msg`You follow as many sources as possible`,
};

/** The followed sources as an OPML list, and a list from another feed reader whose sources are followed. */
export function FollowedSourcesOpml({ followsAny }: { followsAny: boolean }) {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const start = async (file: File) => {
    setLines(null);
    setProblem(file.size > FOLLOWED_OPML_MAX_BYTES ? FOLLOWED_OPML_MESSAGES.tooLarge : null);
    if (file.size > FOLLOWED_OPML_MAX_BYTES) return;
    setRunning(true);
    try {
      setLines((await followOpml(file)).lines);
    } catch (failure) {
      setProblem(serverMessage(failure) ?? t`The list could not be imported. Try again later.`);
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className={styles.part}>
      <p className={styles.actions}>
        {followsAny && (
          <a href={accountCalls.followedOpml} className="button" download>
            <Trans>Download as OPML</Trans>
          </a>
        )}
        <FileButton accept=".opml,.xml,text/x-opml,text/xml" disabled={isRunning} onFile={start}>
          <Trans>Follow the sources of an OPML file</Trans>
        </FileButton>
      </p>
      <div role="alert">{problem !== null && <p className={styles.bad}>{problem}</p>}</div>
      <div role="status">{lines !== null && <p>{summaryOf(lines)}</p>}</div>
      {lines !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the list
        <ul className={styles.results} aria-label={t`Results`} tabIndex={0}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a feed twice, and its lines never move
            <li key={place}>
              <ResultOf line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ResultOf({ line: { result, source, title, url } }: { line: Line }) {
  const words = i18n._(RESULTS[result]);
  return source === null ? (
    <Trans>
      <strong className={styles.bad}>{words}</strong>: {{ feed: `${title ?? ''} ${url}`.trim() }}
    </Trans>
  ) : (
    <Trans>
      <strong>{words}</strong>: <SourceLink name={source.name} slug={source.slug} />
    </Trans>
  );
}

function summaryOf(lines: readonly Line[]): string {
  const count = (result: Line['result']) => lines.filter((line) => line.result === result).length;
  const [followed, already] = [count('followed'), count('already')];
  const others = lines.length - followed - already;
  return others > 0
    ? t`${followed} followed, ${already} already followed, ${others} not followed.`
    : t`${followed} followed, ${already} already followed.`;
}
