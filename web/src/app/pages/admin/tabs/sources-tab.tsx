import { AddFeed } from '../../../../features/desk/components/feeds/add-feed';
import { FeedList } from '../../../../features/desk/components/feeds/feed-list';

export function Component() {
  return (
    <>
      <AddFeed />
      <FeedList />
    </>
  );
}
