import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import useSWR, { type SWRResponse } from 'swr';
import { ArticleCards } from '#contract/reading';
import { TopicPage } from '#contract/stories';
import { Milestones } from '#contract/timeline';
import { momentLabel } from '#words/news-clock';
import { Callout } from '../../../../components/feedback/callout';
import { LoadFailed } from '../../../../components/feedback/load-failed';
import { Spinner } from '../../../../components/feedback/spinner';
import { PageTitle } from '../../../../components/page-title';
import { StatusBadge } from '../../../../components/story/status-badge';
import { dayLabel, timeLabel } from '../../../../lib/dates';
import { getJson, serverMessage } from '../../../../lib/http';
import { useNewsClock } from '../../../../lib/news-clock';
import { storyDeskCalls } from '../../../../lib/story-desk-calls';
import { pages } from '../../../../lib/urls';
import styles from './past.module.css';
import { TimeMachine } from './time-machine';

/** A story as it was known at the moment in the address. */
export function PastTopic({ slug, at }: { slug: string; at: string }) {
  const { data: topic, error } = useSWR(storyDeskCalls.topicThen(slug, at), (url: string) =>
    getJson(url, TopicPage),
  );
  return (
    <>
      <meta name="robots" content="noindex" />
      {topic !== undefined && <Story topic={topic} at={at} />}
      {topic === undefined && error === undefined && <Spinner label={t`Loading the story`} />}
      {topic === undefined && error !== undefined && (
        <Callout alert level="h1" title={serverMessage(error) ?? t`This moment could not be loaded.`}>
          <Link to={pages.topic(slug)} className="button">
            {t`See the story now`}
          </Link>
        </Callout>
      )}
      <TimeMachine key={at} slug={slug} at={at} />
    </>
  );
}

/** '12 articles from 3 sources · 40%' */
function factsOf({ articleCount, sourceCount, estimatedCompletionPercent }: TopicPage): string {
  const articles = plural(articleCount, { one: '# article', other: '# articles' });
  const sources = plural(sourceCount, { one: '# source', other: '# sources' });
  return t`${articles} from ${sources} · ${{ percent: estimatedCompletionPercent }}%`;
}

function Story({ topic, at }: { topic: TopicPage; at: string }) {
  const { now } = useNewsClock();
  const { language } = topic;
  const milestones = useSWR(storyDeskCalls.milestonesThen(topic.id, at), (url: string) =>
    getJson(url, Milestones),
  );
  const articles = useSWR(storyDeskCalls.articlesThen(topic.id, at), (url: string) =>
    getJson(url, ArticleCards),
  );
  return (
    <>
      <PageTitle page="topic" shown={topic.name} />
      <p className={styles.banner} role="status">
        <Trans>
          As known on {{ moment: momentLabel(at) }}. <Link to={pages.topic(topic.slug)}>See it now</Link>
        </Trans>
      </p>
      <h1 lang={language}>{topic.name}</h1>
      <p className={styles.facts}>
        {topic.label !== null && <strong lang={language}>{topic.label}</strong>}
        <StatusBadge status={topic.status} />
        <span className="meta">{factsOf(topic)}</span>
      </p>
      {topic.description !== null && <p lang={language}>{topic.description}</p>}
      <section className={styles.section} aria-labelledby="milestones-then">
        <h2 id="milestones-then">{t`Milestones`}</h2>
        <PartFailed part={milestones} />
        <ol className={styles.list}>
          {(milestones.data ?? []).toReversed().map(({ id, title, date, originCount, retracted }) => (
            <li key={id} className={styles.row}>
              <span lang={language}>{title}</span>{' '}
              <span className="meta">
                {dayLabel(date, now)} · {plural(originCount, { one: '# origin', other: '# origins' })}
                {retracted && ` · ${t`retracted`}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="articles-then">
        <h2 id="articles-then">{t`Articles`}</h2>
        <PartFailed part={articles} />
        <ul className={styles.list}>
          {(articles.data ?? []).map(({ id, slug, title, sourceName, publishedAt }) => (
            <li key={id} className={styles.row}>
              <Link to={pages.article(slug)} lang={language}>
                {title}
              </Link>{' '}
              <span className="meta">
                <bdi>{sourceName}</bdi> · {publishedAt === null ? '' : timeLabel(publishedAt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** An empty list would say that nothing was known then. */
function PartFailed({
  part: { data, error, mutate },
}: {
  part: Pick<SWRResponse, 'data' | 'error' | 'mutate'>;
}) {
  if (data !== undefined || error === undefined) return null;
  return (
    <LoadFailed
      title={serverMessage(error) ?? t`This moment could not be loaded.`}
      onRetry={() => mutate()}
    />
  );
}
