import { hash } from 'node:crypto';
import { joined, type RebuiltTopic } from '#domain/timeline';
import type { PageField } from './gold-pages.js';

/** A text that readers see on a story's page. */
export interface PageText {
  field: PageField;
  text: string;
  /** Ids of its articles. Empty for a label and a name. */
  articleIds: readonly number[];
  /** The page shows only the number of such updates until a reader opens them. */
  isFolded?: boolean;
}

const SHOWN_MILESTONES = 30;
const SHOWN_STEPS = 10;

/**
 * The texts of a topic's page that an editor judges: label, name, description, where it stands, the newest milestones, with smaller
 * updates in their folds, and the steps announced last, each with its day or week, whether they are still to come or not.
 */
export function pageTexts({ label, name, description, stands, milestones, steps }: RebuiltTopic): PageText[] {
  const newest = milestones.insert
    .filter(({ retractedAt }) => retractedAt === null)
    .sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime())
    .slice(0, SHOWN_MILESTONES);
  const isAllLow = milestones.insert.every(({ significance }) => significance === 'low');
  const announced = [...steps]
    .sort((a, b) => b.announcedAt.getTime() - a.announcedAt.getTime())
    .slice(0, SHOWN_STEPS);
  return [
    ...(label === null ? [] : [{ field: 'label', text: label, articleIds: [] } as const]),
    { field: 'name', text: name, articleIds: [] },
    {
      field: 'description',
      text: joined(description),
      articleIds: description.map(({ articleId }) => articleId),
    },
    { field: 'stands', text: stands?.text ?? '', articleIds: stands?.articleIds ?? [] },
    ...newest.map(({ title, anchorArticleId, significance }): PageText => {
      const isFolded = significance === 'low' && !isAllLow;
      return {
        field: 'milestone',
        text: title,
        articleIds: [anchorArticleId],
        ...(isFolded && { isFolded }),
      };
    }),
    ...announced.map(({ day, precision, text, articleIds }): PageText => {
      const when = precision === 'week' ? `Week of ${day}` : day;
      return { field: 'next', text: `${when} ${text}`, articleIds };
    }),
  ];
}

/** The first 12 hex digits of the SHA-256 of a text. An empty text has a hash too: that there is none can be judged. */
export function textMark(text: string): string {
  return hash('sha256', text).slice(0, 12);
}
