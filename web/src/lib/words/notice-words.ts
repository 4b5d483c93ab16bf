import { plural, t } from '@lingui/core/macro';
import type { NewsParts } from '#vocabulary';
import { said } from '../language/said';

/** Stands for the words of a report while the words around them are said. */
const NEWS = '\uFFFC';

/**
 * A title or line of a notification, as the server says it, in the interface's language. The words of a report in it stay as they are.
 * @param parts null if it has no words of a report
 */
export function noticeWords(line: string, parts: NewsParts | null): string {
  return parts === null ? lineWords(line) : aroundNews(parts).join('');
}

/** The same in parts. */
export function aroundNews([before, news, after]: NewsParts): NewsParts {
  const line = lineWords(`${before}${NEWS}${after}`);
  const at = line.indexOf(NEWS);
  return [line.slice(0, at), news, line.slice(at + NEWS.length)];
}

/** What the server says, the more special before the more general. */
const SHAPES: readonly (readonly [shape: RegExp, say: (...filled: string[]) => string])[] = [
  [/^Settled: (.+)$/su, settledWords],
  [/^Open again: (.+)$/su, (question) => t`Open again: ${question}`],
  [/^(Yes|No|Reported|It will not happen): “(.+)” \((.+), (\d{4}-\d\d-\d\d)\)$/su, answerWords],
  [/^Your (daily|weekly) digest: (.+)\.$/u, digestWords],
  [/^(.+), and (\d+) more$/su, andMore],
  [/^(.+) \((now |)(\d+) origins\)$/su, originsWords],
  [/^(.+) \(one origin so far\)$/su, (report) => t`${report} (one origin so far)`],
  [/^(.+) \(now one origin\)$/su, (report) => t`${report} (now one origin)`],
  // Of older notifications.
  [
    /^(.+) \(one origin; another has retracted its report\)$/su,
    (report) => t`${report} (one origin; another has retracted its report)`,
  ],
  [/^Ended: (.+)$/su, (story) => t`Ended: ${story}`],
  [/^Reopened: (.+)$/su, (story) => t`Reopened: ${story}`],
  [/^Reopened\. (.+)$/su, (reason) => `${t`Reopened.`} ${said(reason)}`],
  [/^Retracted: (.+)$/su, (story) => t`Retracted: ${story}`],
  [/^Retracted by an editor: (.+)$/su, (report) => t`Retracted by an editor: ${report}`],
  [/^Reported, then retracted: (.+)$/su, (report) => t`Reported, then retracted: ${report}`],
  [
    /^Retracted by the source that reported it: (.+)$/su,
    (report) => t`Retracted by the source that reported it: ${report}`,
  ],
  [/^(\uFFFC) ends$/u, (story) => t`${story} ends`],
  [/^(\uFFFC) end$/u, (stories) => t`${stories} end`],
  [/^(\uFFFC) reopens$/u, (story) => t`${story} reopens`],
  [/^(\uFFFC) reopen$/u, (stories) => t`${stories} reopen`],
  [
    /^Reported first by (.+), which you follow\.$/su,
    (source) => t`Reported first by ${source}, which you follow.`,
  ],
  [/^(.+): (\d+) developments$/su, (source, count) => `${source}: ${developmentsWords(count)}`],
  [/^(\d+) new (?:story|stories) in what you read about\.$/u, recommendationWords],
  [/^(.+), reported by (\d+) independent origins?$/su, recommendedWords],
  [
    /^(\d+) new notifications$/u,
    (count) => plural({ count: Number(count) }, { one: '# new notification', other: '# new notifications' }),
  ],
  [
    /^and (\d+) more$/u,
    (count) => plural({ count: Number(count) }, { one: 'and # more', other: 'and # more' }),
  ],
  [
    /^and (\d+) smaller updates?$/u,
    (count) =>
      plural({ count: Number(count) }, { one: 'and # smaller update', other: 'and # smaller updates' }),
  ],
];

function lineWords(line: string): string {
  for (const [shape, say] of SHAPES) {
    const [, ...filled] = shape.exec(line) ?? [];
    if (filled.length > 0) return say(...filled);
  }
  return said(line);
}

/** In a digest the answer follows the question. */
function settledWords(settled: string): string {
  const [, asked = settled, answer] =
    /^(.+) ((?:Yes|No|Reported|It will not happen): “.+” \(.+, \d{4}-\d\d-\d\d\))$/su.exec(settled) ?? [];
  const question = answer === undefined ? asked : `${asked} ${lineWords(answer)}`;
  return t`Settled: ${question}`;
}

function answerWords(answer: string, sentence: string, source: string, day: string): string {
  switch (answer) {
    case 'Yes':
      return t`Yes: “${sentence}” (${source}, ${day})`;
    case 'No':
      return t`No: “${sentence}” (${source}, ${day})`;
    case 'Reported':
      return t`Reported: “${sentence}” (${source}, ${day})`;
    default:
      return t`It will not happen: “${sentence}” (${source}, ${day})`;
  }
}

function originsWords(report: string, now: string, origins: string): string {
  const count = Number(origins);
  return now === ''
    ? plural(count, { other: `${report} (# origins)` })
    : plural(count, { other: `${report} (now # origins)` });
}

function andMore(start: string, more: string): string {
  const first = lineWords(start);
  return plural({ count: Number(more) }, { one: `${first}, and # more`, other: `${first}, and # more` });
}

const developmentsWords = (count: string) =>
  plural({ count: Number(count) }, { one: '# development', other: '# developments' });

const IN_STORIES =
  /^(\d+) developments? in (\d+) (?:story|stories)(?:, and (\d+) that (a source|sources) you follow reported first)?$/u;
const FIRST = /^(\d+) developments? that (a source|sources) you follow reported first$/u;

function digestWords(rhythm: string, contents: string): string {
  const list = contentsWords(contents);
  return rhythm === 'daily' ? t`Your daily digest: ${list}.` : t`Your weekly digest: ${list}.`;
}

function contentsWords(contents: string): string {
  const [, first, who] = FIRST.exec(contents) ?? [];
  if (first !== undefined)
    return who === 'sources'
      ? plural(Number(first), {
          one: '# development that sources you follow reported first',
          other: '# developments that sources you follow reported first',
        })
      : plural(Number(first), {
          one: '# development that a source you follow reported first',
          other: '# developments that a source you follow reported first',
        });
  const [, developments, stories, reports, whose] = IN_STORIES.exec(contents) ?? [];
  if (developments === undefined) return contents;
  const told = developmentsWords(developments);
  const inStories = plural(Number(stories), { one: `${told} in # story`, other: `${told} in # stories` });
  if (reports === undefined) return inStories;
  return whose === 'sources'
    ? plural(Number(reports), { other: `${inStories}, and # that sources you follow reported first` })
    : plural(Number(reports), { other: `${inStories}, and # that a source you follow reported first` });
}

function recommendationWords(count: string): string {
  return plural(Number(count), {
    one: '# new story in what you read about.',
    other: '# new stories in what you read about.',
  });
}

function recommendedWords(category: string, origins: string): string {
  const tag = said(category);
  return plural(Number(origins), {
    one: `${tag}, reported by # independent origin`,
    other: `${tag}, reported by # independent origins`,
  });
}
