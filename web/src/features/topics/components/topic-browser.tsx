import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../../../components/search-box';
import { useCategories } from '../api/use-categories';
import { useTopics } from '../api/use-topics';
import { CategoryFilter } from './category-filter';
import { TopicList } from './topic-list';

/** The listed topics with search and categories; both are asked of the server. */
export function TopicBrowser() {
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const [categoryId, setCategoryId] = useState<number>();
  const q = useDeferredValue(text.trim());
  const { data: categories } = useCategories();
  const topics = useTopics({ ...(q !== '' && { q }), ...(categoryId !== undefined && { categoryId }) });
  return (
    <>
      <SearchBox
        name="q"
        label="Search topics"
        placeholder="Search topics..."
        defaultValue={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CategoryFilter categories={categories ?? []} selected={categoryId} onSelect={setCategoryId} />
      <TopicList
        topics={topics.data}
        failed={topics.error !== undefined}
        onRetry={() => void topics.mutate()}
        empty="No topics found"
      />
    </>
  );
}
