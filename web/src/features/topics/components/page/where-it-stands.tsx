import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Ending, WhereItStands as Standing, TopicPage } from '#contract/stories';
import { RelativeTime } from '../../../../components/relative-time';
import { asSentence, isSameHeadline } from '../../../../lib/headlines';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import styles from './where-it-stands.module.css';

interface WhereItStandsProps {
  topic: Pick<TopicPage, 'slug' | 'name' | 'whereItStands' | 'ending'>;
  /** Whether the story is silent, in one sentence. */
  children: string | undefined;
}

/**
 * The story's latest state, cited, with the milestone that it is from. What the page's headline says already is not repeated. The
 * end card says it of an ended story, unless something else followed.
 */
export function WhereItStands({ topic, children }: WhereItStandsProps) {
  const { whereItStands: standing, name, ending } = topic;
  const isNamed = standing !== null && isSameHeadline(standing.text, name);
  if (ending !== null && (standing === null || isNamed || isToldBy(ending, standing))) return null;
  if (standing === null && children === undefined) return null;
  return (
    <section aria-labelledby="standing-title" className={styles.standing}>
      <h2 id="standing-title" className={styles.title}>
        {t`Where it stands`}
      </h2>
      {standing !== null && !isNamed && <Latest standing={standing} />}
      <p className={styles.sentence}>
        {standing !== null && <Origins slug={topic.slug} standing={standing} />}
        {standing !== null && children !== undefined && '. '}
        {children}
      </p>
    </section>
  );
}

/** Whether the end card says the same, by its milestone or by its words. */
function isToldBy(ending: Ending, { milestoneId, text }: Standing): boolean {
  return milestoneId === ending.milestoneId || isSameHeadline(text, ending.text);
}

function Latest({ standing: { text, articleIds } }: { standing: Standing }) {
  const language = useNewsLanguage();
  const [article] = articleIds;
  return (
    <p className={styles.latest} lang={language}>
      {article === undefined ? (
        asSentence(text)
      ) : (
        <Link to={pages.article(String(article))}>{asSentence(text)}</Link>
      )}
    </p>
  );
}

/** '3 days ago, by 2 independent origins' */
function Origins({ slug, standing }: { slug: string; standing: Standing }) {
  const { at, milestoneId, originCount } = standing;
  return (
    <Trans>
      Reported <RelativeTime at={at} /> by{' '}
      <Link to={pages.milestone(slug, milestoneId)}>
        <Plural value={originCount} one="one origin" other="# independent origins" />
      </Link>
    </Trans>
  );
}
