import { msg, t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { FEATURED_SHOWN } from '#contract/site';
import { UNRATED_DEFAULTS } from '#contract/trust';
import { i18n } from '#language';
import { MESSAGES } from '#words/site';
import { featuredBand } from '#words/trust';
import { Callout } from '../../../components/feedback/callout';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { PickOne } from '../../../components/form/pick-one';
import { Repeated } from '../../../components/repeated';
import { ArticleRow } from '../../news-feed/components/article-row';
import { ArticleRowSkeleton } from '../../news-feed/components/article-row-skeleton';
import { useFeatured } from '../api/use-featured';
import styles from './top-headlines.module.css';

const CATEGORY_NAMES = {
  all: msg`All`,
  business: msg`Business`,
  technology: msg`Technology`,
  entertainment: msg`Entertainment`,
  sports: msg`Sports`,
  health: msg`Health`,
  science: msg`Science`,
} as const;
type HeadlineCategory = keyof typeof CATEGORY_NAMES;
const CATEGORIES = Object.keys(CATEGORY_NAMES) as HeadlineCategory[];

/** The topics with most origins, by category. */
export function TopHeadlines() {
  const [params, setParams] = useSearchParams();
  const chosen = CATEGORIES.find((name) => name === params.get('category')) ?? 'all';
  const choose = (name: HeadlineCategory) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === 'all') next.delete('category');
        else next.set('category', name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.headlines}>
      <PickOne
        label={t`Categories`}
        choices={CATEGORIES.map((name) => ({ value: name, label: i18n._(CATEGORY_NAMES[name]) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <Headlines category={chosen} />
    </div>
  );
}

function Headlines({ category }: { category: HeadlineCategory }) {
  const { data, error, mutate } = useFeatured();
  if (data === undefined && error !== undefined) {
    return <LoadFailed title={MESSAGES.newsFeedFailed} onRetry={mutate} />;
  }
  if (data === undefined) return <Skeleton />;
  const articles = data
    .filter(({ tags }) => category === 'all' || tags.some((tag) => tag === category))
    .slice(0, FEATURED_SHOWN);
  if (articles.length === 0) return <Callout title={MESSAGES.newsFeedEmpty} />;
  const amongPictures = articles.some(({ imageUrl }) => imageUrl !== null);
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow
            article={article}
            amongPictures={amongPictures}
            unratedDefault={UNRATED_DEFAULTS.featured}
            words={featuredBand}
          />
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t`Loading headlines`}</span>
      <Repeated times={FEATURED_SHOWN}>
        <ArticleRowSkeleton />
      </Repeated>
    </div>
  );
}
