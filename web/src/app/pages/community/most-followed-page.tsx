import { MostFollowed } from '../../../features/topics/components/most-followed';

export function Component() {
  return (
    <>
      <h1>Most Followed Topics</h1>
      <MostFollowed />
    </>
  );
}
