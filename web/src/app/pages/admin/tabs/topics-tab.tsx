import { useSearchParams } from 'react-router-dom';
import { StoryEditor } from '../../../../features/desk/components/stories/story-editor';
import { StoryList } from '../../../../features/desk/components/stories/story-list';

/** The stories, or the one in the address. */
export function Component() {
  const [params] = useSearchParams();
  const topic = Number(params.get('topic'));
  return Number.isInteger(topic) && topic > 0 ? <StoryEditor key={topic} id={topic} /> : <StoryList />;
}
