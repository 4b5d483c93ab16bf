import type { Article, Citation, MilestonePage, SearchResults, Story, StoryDetail, Why } from '#contract/v1';
import { type Citations, quote } from './quote.js';

/*
 * Answers in words. Each function returns lines, and marks in them what each sentence rests on.
 */

/** @param newestOf the newest article of each story that cites none itself */
export function describeSearch(
  { stories, data, page }: SearchResults,
  newestOf: ReadonlyMap<number, Article | undefined>,
  cited: Citations,
): string[] {
  if (stories.length === 0 && data.length === 0) return ['Nothing was found.'];
  const total = page.isTotalExact ? `${page.total}` : `at least ${page.total}`;
  return [
    ...stories.flatMap((story) => [
      ...describeStory(story, cited),
      ...describeNewest(newestOf.get(story.id), cited),
    ]),
    `Articles that match: ${total}. The best:`,
    ...data.map(
      (article) =>
        `- ${quote(article.excerpt || article.title)}${cited.marks([citationOf(article)])}${ofStory(article)}`,
    ),
  ];
}

const ofStory = ({ storyId }: Article) => (storyId === null ? '' : ` (story ${storyId})`);

/** An article is its own citation. */
export function citationOf({ id, title, outlet, url, publishedAt }: Article): Citation {
  return { articleId: id, title, outlet, url, publishedAt };
}

export function describeStory(story: Story, cited: Citations): string[] {
  const { id, name, label, status, completionPercent, description, descriptionSentences } = story;
  const { whereItStands, ending, url } = story;
  return [
    `Story ${id}: ${quote(label ?? name)}, ${status}, about ${completionPercent}% of the way. ${url}`,
    `Latest headline: ${quote(name)}`,
    `Reported from ${story.firstReportedAt} to ${story.lastReportedAt} by ${story.originCount} independent origins in ${story.articleCount} articles.`,
    ...descriptionSentences.map(
      ({ text, citations }) => `Description: ${quote(text)}${cited.marks(citations)}`,
    ),
    ...(descriptionSentences.length === 0 && description !== null
      ? [`Description, by an editor: ${quote(description)}`]
      : []),
    ...(whereItStands === null
      ? []
      : [
          `Where it stands (${whereItStands.at}): ${quote(whereItStands.text)}${cited.marks(whereItStands.citations)}`,
        ]),
    ...(ending === null
      ? []
      : [
          `Ended (${ending.at}, decided by ${ending.by}): ${quote(ending.text)}${cited.marks(ending.citations)}`,
        ]),
  ];
}

/** Whether a story names an article for anything that it says. */
export function citesSomething({ descriptionSentences, whereItStands, ending }: Story): boolean {
  return [...descriptionSentences, whereItStands, ending].some((said) => (said?.citations.length ?? 0) > 0);
}

function describeNewest(article: Article | undefined, cited: Citations): string[] {
  if (article === undefined) return [];
  return [`Newest article: ${quote(article.excerpt || article.title)}${cited.marks([citationOf(article)])}`];
}

/** @param newest its newest article, if it cites none itself */
export function describeDetail(story: StoryDetail, newest: Article | undefined, cited: Citations): string[] {
  return [
    ...describeStory(story, cited),
    ...describeNewest(newest, cited),
    ...story.next.map(
      ({ text, date, citations }) => `Expected on ${date}: ${quote(text)}${cited.marks(citations)}`,
    ),
  ];
}

export function describeMilestones({ data, page }: MilestonePage, cited: Citations): string[] {
  if (data.length === 0) return ['The story has no milestones.'];
  const total = page.isTotalExact ? `${page.total}` : `at least ${page.total}`;
  return [
    ...data.map(
      ({ date, title, description, confirmation, originCount, isRetracted, citations }) =>
        `- ${date}${retracted(isRetracted)}: ${quote(title)} ${quote(description)} Confirmation: ${confirmation} (independent origins: ${originCount}).${cited.marks(citations)}`,
    ),
    ...(page.next === null ? [] : [`${data.length} of ${total}. For the next, pass cursor ${page.next}`]),
  ];
}

const retracted = (isRetracted: boolean) => (isRetracted ? ' RETRACTED' : '');

/** Whether an article is named for anything behind the status. */
export function citesReasons({ status, proposedEnding, milestones }: Why): boolean {
  return [status, proposedEnding, ...milestones].some((reason) => (reason?.citations.length ?? 0) > 0);
}

/** @param newest the story's newest article, if its reasons cite none */
export function describeWhy(
  { story, status, completion, proposedEnding, milestones }: Why,
  newest: Article | undefined,
  cited: Citations,
): string[] {
  return [
    `Story ${story.id}: ${quote(story.name)}. ${story.url}`,
    `Status: ${status.status}${status.since === null ? '' : ` since ${status.since}`}, decided by ${status.by}. ${quote(status.reason)}${cited.marks(status.citations)}`,
    `Progress: ${completion.percent}%. ${quote(completion.reason)}`,
    ...describeNewest(newest, cited),
    ...(proposedEnding === null
      ? []
      : [`Proposed ending: ${quote(proposedEnding.reason)}${cited.marks(proposedEnding.citations)}`]),
    ...milestones.map(
      ({ title, confirmation, reason, isRetracted, citations }) =>
        `-${retracted(isRetracted)} ${quote(title)}: ${confirmation}. ${quote(reason)}${cited.marks(citations)}`,
    ),
  ];
}
