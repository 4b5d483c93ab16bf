import { useSearchParams } from 'react-router-dom';
import type { StorySort } from '../api/use-story';

/** The address holds the order of the milestones, so that it can be shared. Newest first is the default and left out. */
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
