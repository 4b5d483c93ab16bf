import { QuickActions } from '../../../../features/desk/components/overview/quick-actions';
import { StatCards } from '../../../../features/desk/components/overview/stat-cards';

export function Component() {
  return (
    <>
      <StatCards />
      <QuickActions />
    </>
  );
}
