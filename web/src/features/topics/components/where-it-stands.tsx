import { standingSentence, type Topic } from '#contract/stories';
import { useNewsClock } from '../../../lib/news-clock';
import styles from './where-it-stands.module.css';

interface WhereItStandsProps {
  topic: Topic;
  /** The newest development's title; null while it is fetched. */
  latest: string | null | undefined;
  /** Who reported last. */
  lastSource: string | undefined;
}

/** The story in two sentences: its latest development, and whether it is resolved or silent. */
export function WhereItStands({ topic, latest, lastSource }: WhereItStandsProps) {
  const { now } = useNewsClock();
  return (
    <section aria-labelledby="standing-title" className={styles.standing}>
      <h2 id="standing-title" className={styles.title}>
        Where it stands
      </h2>
      {latest !== undefined && <p className={styles.latest}>{latest !== null && asSentence(latest)}</p>}
      <p className={styles.sentence}>{standingSentence(topic, lastSource ?? null, now)}</p>
    </section>
  );
}

const asSentence = (title: string) => (/[.!?…]['"’”]?$/.test(title) ? title : `${title}.`);
