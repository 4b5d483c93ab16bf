import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '#language';
import { SearchBox } from '../../../components/form/search-box';
import { said } from '../../../lib/language/said';
import { useSearchText } from '../../../lib/page/use-search-text';
import { useCategories } from '../../categories/api/use-categories';
import { useTopicPage } from '../api/use-topic-page';
import { addressOfPage, type Browsing, browsingFrom, isUnfiltered, withChange } from './browse/browsing';
import { SORT_NAMES } from './browse/section-words';
import { StorySections } from './browse/story-sections';
import { TopicFilters } from './browse/topic-filters';
import { TopicResults } from './browse/topic-results';
import { CategoryFilter } from './category-filter';

type Change = Readonly<Record<string, string | undefined>>;

/** The listed topics in sections, with search, filters and pages. The server filters, and the address holds everything. */
export function TopicBrowser() {
  const { params, change } = useBrowsing();
  const browsing = browsingFrom(params);
  const [text, setText] = useSearchText(browsing.q, (q) => change({ q }, { replace: true }));
  const { categories, category, topics } = useBrowsedTopics(browsing);
  const isAll = isUnfiltered(browsing);
  return (
    <>
      <SearchBox
        name="q"
        label={t`Search topics`}
        placeholder={t`Search topics...`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <CategoryFilter
        categories={categories ?? []}
        selected={category?.id}
        onSelect={(id) => change({ category: categories?.find((each) => each.id === id)?.slug })}
      />
      <TopicFilters browsing={browsing} onChange={(next) => change(next)} />
      {isAll && browsing.page === 1 && <StorySections />}
      <TopicResults
        heading={headingOf(browsing, category?.name)}
        page={browsing.page}
        sort={browsing.sort}
        found={topics.data}
        failed={topics.error !== undefined}
        onRetry={topics.mutate}
        hrefOf={(page) => addressOfPage(params, page)}
      />
    </>
  );
}

function headingOf(browsing: Browsing, category: string | undefined): string {
  if (isUnfiltered(browsing)) return t`All topics`;
  if (browsing.q !== '') return t`Topics for “${{ search: browsing.q }}”`;
  if (browsing.sort !== 'lively') return i18n._(SORT_NAMES[browsing.sort]);
  return category === undefined ? t`Topics` : said(category);
}

/** The page of topics that the address selects. */
function useBrowsedTopics({ q, category: slug, page, ...filter }: Browsing) {
  const { data: categories } = useCategories();
  const category = categories?.find((each) => each.slug === slug);
  const isWaiting = slug !== undefined && categories === undefined;
  const { status, place, sort } = filter;
  const topics = useTopicPage(
    isWaiting
      ? null
      : {
          sort,
          ...(q !== '' && { q }),
          ...(category !== undefined && { categoryId: category.id }),
          ...(status !== undefined && { status }),
          ...(place !== undefined && { place }),
        },
    page,
  );
  return { categories, category, topics };
}

/** The address's parameters, and how to change them without scrolling. What is typed adds no step to the history. */
function useBrowsing() {
  const [params, setParams] = useSearchParams();
  // The router draws a new address a little later. Until then, the next change builds on this.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (next: Change, { replace = false } = {}) => {
    latest.current = withChange(latest.current, next);
    setParams(latest.current, { replace, preventScrollReset: true });
  };
  return { params, change };
}
