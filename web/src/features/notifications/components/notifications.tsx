import { lazy, Suspense, useState } from 'react';
import { Bell } from './bell';

const NotificationsDrawer = lazy(() =>
  import('./notifications-drawer').then((module) => ({ default: module.NotificationsDrawer })),
);

/** The bell and its drawer. */
export default function Notifications() {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Bell isOpen={drawer === 'open'} onOpen={() => setDrawer('open')} />
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <NotificationsDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
