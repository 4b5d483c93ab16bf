import { Link } from 'react-router-dom';
import type { WhereItStands as Standing } from '#contract/stories';
import { RelativeTime } from '../../../components/relative-time';
import { pages } from '../../../lib/urls';
import styles from './where-it-stands.module.css';

interface WhereItStandsProps {
  slug: string;
  standing: Standing | null;
  /** Whether the story is resolved or silent, in one sentence. */
  children?: string;
}

/** The story's latest state, cited, with the milestone that it is from. */
export function WhereItStands({ slug, standing, children }: WhereItStandsProps) {
  if (standing === null && children === undefined) return null;
  return (
    <section aria-labelledby="standing-title" className={styles.standing}>
      <h2 id="standing-title" className={styles.title}>
        Where it stands
      </h2>
      {standing !== null && <Latest slug={slug} standing={standing} />}
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
    </section>
  );
}

function Latest({ slug, standing }: { slug: string; standing: Standing }) {
  const { text, at, milestoneId, articleIds, originCount } = standing;
  const [article] = articleIds;
  return (
    <>
      <p className={styles.latest}>
        {article === undefined ? (
          asSentence(text)
        ) : (
          <Link to={pages.article(String(article))}>{asSentence(text)}</Link>
        )}
      </p>
      <p className={styles.sentence}>
        <RelativeTime at={at} /> ·{' '}
        <Link to={pages.milestone(slug, milestoneId)}>
          {originCount === 1 ? 'one origin' : `${originCount} independent origins`}
        </Link>
      </p>
    </>
  );
}

const asSentence = (title: string) => (/[.!?…]['"’”]?$/.test(title) ? title : `${title}.`);
