import { quoted } from './ending-words.js';
import { type Ending, type ReadArticle, SURE_ORIGINS } from './find-ending.js';

export interface EndProposal {
  /** The name of its closure kind. */
  kind: string;
  /** For editors and readers: who reported which end, and why it does not resolve the story. */
  reason: string;
  articleIds: number[];
  origins: number;
  /** Two origins announced an appeal, a recount or the like. */
  isContested: boolean;
}

/** @param continuation the first article that says that the end is not final, if two origins do */
export function proposalOf(ending: Ending, continuation: ReadArticle | null = null): EndProposal {
  const { kind, origins, reports } = ending;
  const who = origins === 1 ? 'One origin' : `${origins} independent origins`;
  const why = continuation ? notFinal(continuation) : stillNeeded(ending);
  return {
    kind: kind.kind,
    reason: `${who} reported ${kind.ending}. ${why}`,
    articleIds: reports.map(({ id }) => id),
    origins,
    isContested: continuation !== null,
  };
}

function notFinal({ title, sourceName }: ReadArticle): string {
  return `At least two origins say that it is not final, the first: ${quoted(title)} (${sourceName}).`;
}

function stillNeeded({ origins, kind: { quietDays } }: Ending): string {
  if (origins < SURE_ORIGINS) return 'A second origin is needed.';
  if (quietDays === 1) return 'A day without a new development is needed.';
  return `${quietDays} days without a new development are needed.`;
}
