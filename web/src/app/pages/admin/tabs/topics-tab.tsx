import { useSearchParams } from 'react-router-dom';
import { StoryEditor } from '../../../../features/desk/components/stories/story-editor';
import { StoryList } from '../../../../features/desk/components/stories/story-list';
import { useFocusOnChange } from '../../../../lib/page/focus-on-change';

/** The stories, or the one in the address. */
export function Component() {
  const [params] = useSearchParams();
  const topic = Number(params.get('topic'));
  const isOne = Number.isInteger(topic) && topic > 0;
  const place = useFocusOnChange<HTMLDivElement>(isOne ? topic : 'all');
  return (
    <div ref={place} tabIndex={-1}>
      {isOne ? <StoryEditor key={topic} id={topic} /> : <StoryList />}
    </div>
  );
}
