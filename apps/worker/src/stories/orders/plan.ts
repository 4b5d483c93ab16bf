import type { Cell } from '#domain/stories/history';
import type { CommandRefusal } from '#vocabulary';
import type { TopicLabel } from './command.presenter.js';

/** What an order changes, or why it does not. */
export interface Plan {
  cells: Cell[];
  /** The topic that the order is about afterwards. Null: the first topic that is left, if there is one. */
  topicId: number | null;
  /** Topics whose articles or milestones change, beside those that the cells name. */
  touched?: readonly number[];
  /** Topics that gave articles, with their names before. */
  from?: readonly TopicLabel[];
  /** A topic that the order opened. */
  opened?: TopicLabel;
  /** The entry that it takes back. */
  undoes?: number;
  /** What an undo left as it is. */
  kept?: readonly Cell[];
}

export interface Refused {
  refusal: CommandRefusal;
}

export type Planned = Plan | Refused;

export function refused(refusal: CommandRefusal): Refused {
  return { refusal };
}
