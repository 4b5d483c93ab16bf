import { assessedSources, newestAssessments, sourcesNeverAssessed } from '#persistence/trust';
import { OperatorError } from '#platform/runtime';
import { AssessService } from '../../trust/assess.service.js';
import type { ServiceCommand } from '../run/command.js';
import { counted } from '../run/counted.js';
import { wallMs } from '../run/placing.js';
import { knownSource } from '../sources/known-source.js';

/** A limit that no directory reaches. */
const MOST_NEW = 100_000;
const AT_ONCE = 250;

/** `trust rescore`: recomputes one source, or all, and stores what changed. */
export async function rescoreFor(command: ServiceCommand, which: string | undefined): Promise<void> {
  if (which === undefined) return rescoreAll(command);
  const { db, clock, terminal } = command;
  const source = await knownSource(command, which);
  const written = await command.get(AssessService).assess([source.id], 'operator', await clock.now());
  const [newest] = await newestAssessments(db, [source.id]);
  if (!newest) throw new OperatorError(`${source.domain} was not assessed.`);
  const score = newest.score === null ? 'not enough data for a score' : `score ${newest.score.toFixed(1)}`;
  const what = written ? '' : ' (unchanged)';
  terminal.say(`${source.domain}: ${score}, coverage ${Math.round(100 * newest.coverage)} %${what}.`);
}

async function rescoreAll({ db, clock, terminal, get, stopped }: ServiceCommand): Promise<void> {
  const began = wallMs();
  const now = await clock.now();
  const ids = [...(await assessedSources(db)), ...(await sourcesNeverAssessed(db, MOST_NEW))];
  let [done, changed] = [0, 0];
  while (done < ids.length && !stopped.aborted) {
    const some = ids.slice(done, done + AT_ONCE);
    changed += (await get(AssessService).assess(some, 'operator', now)) ?? 0;
    done += some.length;
    terminal.progress(() => `${done} of ${counted(ids.length, 'source')}, ${changed} changed`);
  }
  const seconds = Math.round((wallMs() - began) / 100) / 10;
  terminal.say(`${counted(done, 'source')} recomputed, ${changed} changed; ${seconds} s.`);
}
