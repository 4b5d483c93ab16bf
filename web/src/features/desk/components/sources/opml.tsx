import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { OPML_MAX_BYTES, type OpmlLine } from '#contract/desk';
import { OPML_MESSAGES } from '#words/desk';
import { Progress } from '../../../../components/feedback/progress';
import { FileButton } from '../../../../components/form/file-button';
import { serverMessage } from '../../../../lib/http';
import { said } from '../../../../lib/language/said';
import { sourceDeskCalls } from '../../../../lib/source-desk-calls';
import { importOpml } from '../../api/import-opml';
import { OpmlResults } from './opml-results';
import styles from './sources.module.css';

const DRAW_EVERY_MS = 100;

/** Exports the active feeds as a list, and imports one with a result for each line. */
export function Opml() {
  const [lines, setLines] = useState<readonly OpmlLine[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const last = useRef<AbortController | null>(null);
  useEffect(() => () => last.current?.abort(), []);
  const start = async (file: File) => {
    const stop = new AbortController();
    last.current = stop;
    setLines([]);
    setProblem(file.size > OPML_MAX_BYTES ? OPML_MESSAGES.tooLarge : null);
    if (file.size > OPML_MAX_BYTES) return;
    setRunning(stop);
    const seen: OpmlLine[] = [];
    let drawn = 0;
    try {
      for await (const line of importOpml(file, stop.signal)) {
        seen.push(line);
        if (performance.now() - drawn < DRAW_EVERY_MS && line.kind === 'feed') continue;
        drawn = performance.now();
        setLines([...seen]);
      }
      if (!seen.some(({ kind }) => kind === 'end' || kind === 'failed')) setProblem(connectionLost());
    } catch (error) {
      setProblem(
        stop.signal.aborted
          ? t`Stopped. What was imported until then stays.`
          : said(serverMessage(error) ?? connectionLost()),
      );
    } finally {
      setLines([...seen]);
      setRunning(null);
    }
  };
  const feeds = lines.find((line) => line.kind === 'start')?.feeds ?? 0;
  const done = lines.filter(({ kind }) => kind === 'feed').length;
  return (
    <>
      <section aria-labelledby="opml-export">
        <h2 id="opml-export" className={styles.title}>
          <Trans>Export</Trans>
        </h2>
        <p>
          <Trans>All active feeds as an OPML list, which other feed readers can import.</Trans>
        </p>
        <p className={styles.actions}>
          <a href={sourceDeskCalls.opml} className="button" download>
            <Trans>Download the list</Trans>
          </a>
        </p>
      </section>
      <section aria-labelledby="opml-import">
        <h2 id="opml-import" className={styles.title}>
          <Trans>Import</Trans>
        </h2>
        <p>
          <Trans>
            The feeds of the list are added without being tested. Feeds that are known stay as they are.
          </Trans>
        </p>
        <p className={styles.actions}>
          <FileButton accept=".opml,.xml,text/x-opml,text/xml" disabled={running !== null} onFile={start}>
            <Trans>Import an OPML file</Trans>
          </FileButton>
          {running !== null && (
            <button type="button" className="button" onClick={() => running.abort()}>
              <Trans>Stop</Trans>
            </button>
          )}
        </p>
        <div role="alert">{problem !== null && <p>{problem}</p>}</div>
        {feeds > 0 && (
          <>
            <Progress label={t`Progress of the import`} percent={Math.round((100 * done) / feeds)} />
            <p role="status" className="meta">
              {running === null
                ? summaryOf(lines)
                : plural(feeds, { one: '# feed in the list', other: '# feeds in the list' })}
            </p>
            <OpmlResults lines={lines} />
          </>
        )}
      </section>
    </>
  );
}

function summaryOf(lines: readonly OpmlLine[]): string {
  const end = lines.at(-1);
  if (end?.kind === 'failed') return said(end.message);
  if (end?.kind !== 'end') return t`The import did not finish.`;
  return t`${{ added: end.added }} added, ${{ known: end.known }} already known, ${{ refused: end.refused }} refused.`;
}

function connectionLost(): string {
  return t`The connection was lost. What was imported until then stays; import the list again for the rest.`;
}
