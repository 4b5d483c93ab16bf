import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../../components/icon';
import { setTracked, useIsTracked } from '../../../lib/tracked-stories';

/** Signed out, tracking is kept on the device. `?tracked=true` starts it tracked without noting anything. */
export function TrackToggle({ topicId }: { topicId: number }) {
  const [params, setParams] = useSearchParams();
  const isTracked = useIsTracked(topicId) || params.get('tracked') === 'true';
  const toggle = () => {
    setTracked(topicId, !isTracked);
    const rest = new URLSearchParams(params);
    rest.delete('tracked');
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <button
      type="button"
      className={isTracked ? 'button' : 'button button-primary'}
      aria-pressed={isTracked}
      onClick={toggle}
    >
      <Icon name={isTracked ? 'check' : 'plus'} size={16} />
      {isTracked ? 'Tracking' : 'Track Story'}
    </button>
  );
}
