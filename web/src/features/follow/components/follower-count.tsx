import { followersLabel } from '../../../lib/followers';

export function FollowerCount({ count }: { count: number }) {
  return <span className="meta">{followersLabel(count)}</span>;
}
