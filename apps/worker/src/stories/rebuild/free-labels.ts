import type { RebuiltTopic } from '#domain/timeline';
import type { Queryable } from '#persistence/database';
import { heldLabels } from '#persistence/stories';

interface LabelledTopic {
  id: number;
  rebuilt: Pick<RebuiltTopic, 'label' | 'longerLabels' | 'isListed'>;
}

/**
 * The label of each topic, by its id. If another listed topic has it, the first longer one that none has; if others have all, the label
 * itself. Only new and changed labels have longer ones, so that a label lasts. Of the given topics, those whose labels last come first,
 * then the oldest.
 */
export async function freeLabels(
  tx: Queryable,
  topics: readonly LabelledTopic[],
): Promise<Map<number, string | null>> {
  const longer = topics.filter(({ rebuilt }) => rebuilt.longerLabels.length > 0);
  const rows = await heldLabels(tx, longer.flatMap(wantedBy));
  const own = new Set(topics.map(({ id }) => id));
  const taken = new Set(rows.flatMap(({ id, label }) => (own.has(id) ? [] : label)));
  const labels = new Map<number, string | null>();
  for (const topic of inOrder(topics)) {
    const label = wantedBy(topic).find((each) => !taken.has(each)) ?? topic.rebuilt.label;
    labels.set(topic.id, label);
    if (label !== null && topic.rebuilt.isListed) taken.add(label);
  }
  return labels;
}

function inOrder(topics: readonly LabelledTopic[]): LabelledTopic[] {
  const lasts = ({ rebuilt }: LabelledTopic) => Number(rebuilt.longerLabels.length === 0);
  return topics.toSorted((a, b) => lasts(b) - lasts(a) || a.id - b.id);
}

function wantedBy({ rebuilt: { label, longerLabels } }: LabelledTopic): string[] {
  return label === null ? [] : [label, ...longerLabels];
}
