import { PrecisionList } from '../../../../features/desk/components/queue/precision-list';
import { QueueBoard } from '../../../../features/desk/components/queue/queue-board';

export function Component() {
  return (
    <>
      <QueueBoard />
      <PrecisionList />
    </>
  );
}
