import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { PersonOfTopic } from '#contract/timeline';
import { dayLabel } from '../../../lib/dates';
import { useNewsClock } from '../../../lib/news-clock';
import { useNewsLanguage } from '../../../lib/page/news-language';
import { pages } from '../../../lib/urls';
import { useTopicPeople } from '../api/use-topic-people';
import styles from './people.module.css';

/** The people of the story with the words that introduce them. Nothing if there are none, or if they could not be loaded. */
export function People({ topicId }: { topicId: number }) {
  const { data: people } = useTopicPeople(topicId);
  if (people === undefined || people.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className={styles.people}>
      <h2 id="people-title" className={styles.title}>
        {t`People`}
      </h2>
      <ul className={styles.list}>
        {people.map((person) => (
          <Person key={person.name} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person: { name, role, source, article, at } }: { person: PersonOfTopic }) {
  const { now } = useNewsClock();
  const language = useNewsLanguage();
  return (
    <li>
      <p className={styles.name}>
        <strong>{name}</strong> <q lang={language}>{role}</q>
      </p>
      <p className={styles.cited}>
        <Link to={pages.article(article.slug)}>{source}</Link>, {dayLabel(at, now)}
      </p>
    </li>
  );
}
