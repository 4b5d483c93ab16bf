import type { RebuiltTopic } from '#domain/timeline';
import type { Queryable } from '#persistence/database';
import { heldLabels } from '#persistence/stories';

interface LabelledTopic {
  id: number;
  rebuilt: Pick<RebuiltTopic, 'label' | 'longerLabels'>;
}

/**
 * The label of each topic, by its id. If another listed topic has it, the first longer one that none has; if others have all, the label
 * itself. Only new and changed labels have longer ones, so that a label lasts.
 */
export async function freeLabels(
  tx: Queryable,
  topics: readonly LabelledTopic[],
): Promise<Map<number, string | null>> {
  const longer = topics.filter(({ rebuilt }) => rebuilt.longerLabels.length > 0);
  const rows = await heldLabels(tx, longer.flatMap(wantedBy));
  const holders = Map.groupBy(rows, ({ label }) => label);
  const given = new Set<string>();
  return new Map(
    topics.map((topic) => {
      const isFree = (label: string) =>
        !given.has(label) && (holders.get(label) ?? []).every(({ id }) => id === topic.id);
      const label = wantedBy(topic).find(isFree) ?? topic.rebuilt.label;
      if (label !== null) given.add(label);
      return [topic.id, label];
    }),
  );
}

function wantedBy({ rebuilt: { label, longerLabels } }: LabelledTopic): string[] {
  return label === null ? [] : [label, ...longerLabels];
}
