import { type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageTitle, SEARCH_MAX_CHARS } from '#contract';
import { SearchBox } from '../../components/search-box';
import { useTopics } from '../../features/topics/api/use-topics';
import { TopicList } from '../../features/topics/components/topic-list';

const SAMPLES = ['climate change', 'artificial intelligence'] as const;

/** Finds stories whose name or description holds the words. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_CHARS);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (text !== '') setParams({ q: text });
  };
  return (
    <>
      <title>{pageTitle('Search News')}</title>
      <h1>Search News Stories</h1>
      <search>
        <form onSubmit={onSubmit}>
          <SearchBox
            key={q}
            name="q"
            label="Search news stories"
            placeholder="Search news stories"
            defaultValue={q}
          />
        </form>
      </search>
      {q === '' ? (
        <p>
          Try{' '}
          {SAMPLES.map((sample) => (
            <button
              key={sample}
              type="button"
              className="button button-text"
              onClick={() => setParams({ q: sample })}
            >
              {sample}
            </button>
          ))}
        </p>
      ) : (
        <Results q={q} />
      )}
    </>
  );
}

function Results({ q }: { q: string }) {
  const topics = useTopics({ q });
  return (
    <TopicList
      topics={topics.data}
      failed={topics.error !== undefined}
      onRetry={() => void topics.mutate()}
      empty="No results found"
      emptyHint="Try different keywords or adjust your filters"
    />
  );
}
