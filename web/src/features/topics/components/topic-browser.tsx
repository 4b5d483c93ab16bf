import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGES, SEARCH_MAX_CHARS } from '#contract/site';
import { SearchBox } from '../../../components/form/search-box';
import { useSettled } from '../../../lib/settled-value';
import { useCategories } from '../../categories/api/use-categories';
import { useTopics } from '../api/use-topics';
import { CategoryFilter } from './category-filter';
import { TopicList } from './topic-list';

/** How long after the last key press a search is sent. */
const PAUSE_MS = 250;

/** The listed topics with search and categories. The server filters, and the address holds both. */
export function TopicBrowser() {
  const { text, setText, categories, category, put, topics } = useBrowsedTopics();
  return (
    <>
      <SearchBox
        name="q"
        label="Search topics"
        placeholder="Search topics..."
        defaultValue={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CategoryFilter
        categories={categories ?? []}
        selected={category?.id}
        onSelect={(id) => put('category', categories?.find((each) => each.id === id)?.slug)}
      />
      <TopicList
        topics={topics.data}
        failed={topics.error !== undefined}
        onRetry={() => void topics.mutate()}
        empty={MESSAGES.topicsEmpty}
      />
    </>
  );
}

/** What was typed and chosen, and the topics that match it. */
function useBrowsedTopics() {
  const [params, put] = useParamsInPlace();
  const inAddress = (params.get('q') ?? '').slice(0, SEARCH_MAX_CHARS);
  const [text, setText] = useState(inAddress);
  const q = useSettled(text.trim(), PAUSE_MS);
  const { data: categories } = useCategories();
  const category = categories?.find(({ slug }) => slug === params.get('category'));
  const isWaiting = params.has('category') && categories === undefined;
  const topics = useTopics(
    isWaiting ? null : { ...(q !== '' && { q }), ...(category !== undefined && { categoryId: category.id }) },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed goes into the address
  useEffect(() => {
    if (q !== inAddress.trim()) put('q', q);
  }, [q]);
  return { text, setText, categories, category, put, topics };
}

/** The address's parameters, changed without a step in the history and without scrolling. */
function useParamsInPlace(): [URLSearchParams, (name: string, value: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | undefined) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params, put];
}
