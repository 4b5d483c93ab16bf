export function FollowerCount({ count }: { count: number }) {
  return (
    <span className="meta">
      {count} {count === 1 ? 'follower' : 'followers'}
    </span>
  );
}
