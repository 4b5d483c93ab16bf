import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_MAX_CHARS } from '#contract';
import { SearchBox } from '../../../components/search-box';
import { useSettled } from '../../../lib/settled-value';
import { useCategories } from '../api/use-categories';
import { useTopics } from '../api/use-topics';
import { CategoryFilter } from './category-filter';
import { TopicList } from './topic-list';

/** A search goes out when nothing was typed for so long. */
const PAUSE_MS = 250;

/** The listed topics with search and categories; both are asked of the server. */
export function TopicBrowser() {
  const [params] = useSearchParams();
  const [text, setText] = useState((params.get('q') ?? '').slice(0, SEARCH_MAX_CHARS));
  const [categoryId, setCategoryId] = useState<number>();
  const q = useSettled(text.trim(), PAUSE_MS);
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
