import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../../components/feedback/icon';
import { setTracked, useIsTracked } from '../../../lib/device/tracked-stories';
import type { Follow } from '../../follow/hooks/use-follow';

interface TrackToggleProps {
  topicId: number;
  follow: Follow;
}

/** Signed in, tracking follows the topic. Signed out, the device stores it until sign-in. */
export function TrackToggle({ topicId, follow }: TrackToggleProps) {
  const device = useDeviceTracking(topicId);
  const isOnDevice = !follow.isSignedIn && !follow.isPending;
  const isTracked = isOnDevice ? device.isTracked : follow.isFollowing;
  return (
    <button
      type="button"
      className={isTracked ? 'button' : 'button button-primary'}
      aria-pressed={isTracked}
      aria-disabled={follow.isPending}
      onClick={isOnDevice ? device.toggle : follow.press}
    >
      <Icon name={isTracked ? 'check' : 'plus'} size={16} />
      {isTracked ? t`Tracking` : t`Track Story`}
    </button>
  );
}

/** `?tracked=true` starts it as tracked without storing anything. */
function useDeviceTracking(topicId: number): { isTracked: boolean; toggle: () => void } {
  const [params, setParams] = useSearchParams();
  const isTracked = useIsTracked(topicId) || params.get('tracked') === 'true';
  const toggle = () => {
    setTracked(topicId, !isTracked);
    const rest = new URLSearchParams(params);
    rest.delete('tracked');
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return { isTracked, toggle };
}
