import { useSearchParams } from 'react-router-dom';
import type { StorySort } from '../api/use-story';

/** The order of the milestones stands in the address, so that it can be shared; newest first is not written there. */
export function useStorySort(): [StorySort, (sort: StorySort) => void] {
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort') === 'oldest' ? 'oldest' : 'newest';
  const setSort = (next: StorySort) => {
    const changed = new URLSearchParams(params);
    if (next === 'newest') changed.delete('sort');
    else changed.set('sort', next);
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return [sort, setSort];
}
