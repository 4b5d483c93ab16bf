import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { TopicPage } from '#contract/stories';
import { MESSAGES } from '#words/site';
import { NewsLanguage } from '../../../../lib/page/news-language';
import { useTopic } from '../../api/use-topic';
import { TopicMissing } from './topic-missing';

interface TopicOfAddressProps {
  /** This page's address for a slug. */
  path: (slug: string) => string;
  children: (topic: TopicPage) => ReactNode;
}

/** Shows the topic in the address. An id or an old slug is replaced by the current slug. */
export function TopicOfAddress({ path, children }: TopicOfAddressProps) {
  const { slug = '' } = useParams();
  const { search, hash } = useLocation();
  const { data: topic, error } = useTopic(slug);
  if (topic === undefined) {
    return error === undefined ? (
      <p role="status">{MESSAGES.topicLoading}</p>
    ) : (
      <TopicMissing error={error} />
    );
  }
  if (topic.slug !== slug) return <Navigate to={{ pathname: path(topic.slug), search, hash }} replace />;
  return (
    <>
      {!topic.isListed && <meta name="robots" content="noindex" />}
      <NewsLanguage value={topic.language}>{children(topic)}</NewsLanguage>
    </>
  );
}
