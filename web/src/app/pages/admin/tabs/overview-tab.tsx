import { Activity } from '../../../../features/desk/components/overview/activity';
import { QuickActions } from '../../../../features/desk/components/overview/quick-actions';
import { StatCards } from '../../../../features/desk/components/overview/stat-cards';
import { SystemStatus } from '../../../../features/desk/components/overview/system-status';

export function Component() {
  return (
    <>
      <StatCards />
      <QuickActions />
      <SystemStatus />
      <Activity />
    </>
  );
}
