import { Link } from 'react-router-dom';
import { pageTitle } from '#contract';
import { pages } from '../../lib/urls';
import styles from './community-page.module.css';

const CARDS = [
  {
    title: 'Most Followed Topics',
    text: 'The stories that most readers follow.',
    to: pages.mostFollowed,
    link: 'See the topics',
  },
  {
    title: 'Favorite Sources',
    text: 'Sources, ranked by how many readers follow their content.',
    to: pages.favoriteSources,
    link: 'See the sources',
  },
  {
    title: 'Your Profile',
    text: 'The topics you follow and your preferences.',
    to: pages.auth,
    link: 'Sign In to Access',
  },
] as const;

export function Component() {
  return (
    <>
      <title>{pageTitle('Community')}</title>
      <h1>Community Hub</h1>
      <ul className={styles.cards}>
        {CARDS.map(({ title, text, to, link }) => (
          <li key={title} className={styles.card}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={to} className="button">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
