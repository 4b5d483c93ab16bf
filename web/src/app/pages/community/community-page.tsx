import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useReader } from '../../../features/account/api/use-reader';
import { pages } from '../../../lib/urls';
import styles from './community-page.module.css';

const cards = () => [
  {
    title: t`Most Followed Topics`,
    text: t`The stories with the most followers.`,
    to: pages.mostFollowed,
    link: t`See the topics`,
  },
  {
    title: t`Favorite Sources`,
    text: t`Sources, ranked by how many readers follow their content.`,
    to: pages.favoriteSources,
    link: t`See the sources`,
  },
];

export function Component() {
  const { reader, isResolving } = useReader();
  return (
    <>
      <h1>
        <Trans>Community Hub</Trans>
      </h1>
      <ul className={styles.cards}>
        {cards().map(({ title, text, to, link }) => (
          <li key={to} className={styles.card}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={to} className="button">
              {link}
            </Link>
          </li>
        ))}
        <li className={styles.card}>
          <h2>
            <Trans>Your Profile</Trans>
          </h2>
          <p>
            <Trans>The topics you follow and your preferences.</Trans>
          </p>
          {reader === null && !isResolving ? (
            <a href={pages.signIn(pages.profile)} className="button">
              <Trans>Sign In to Access</Trans>
            </a>
          ) : (
            <Link to={pages.profile} className="button">
              <Trans>Open your profile</Trans>
            </Link>
          )}
        </li>
      </ul>
      <section aria-labelledby="collections-title" className={styles.more}>
        <h2 id="collections-title">
          <Trans>Public collections</Trans>
        </h2>
        <p>
          <Trans>
            Readers share <Link to={pages.publicCollections}>collections of topics</Link>. You can share{' '}
            <Link to={pages.collections}>yours</Link>, too.
          </Trans>
        </p>
        <h2>
          <Trans>Inaccuracies</Trans>
        </h2>
        <p>
          <Trans>
            Every milestone, topic and source has a button to report an inaccuracy. See{' '}
            <Link to={pages.reports}>what the editors decided</Link> about your reports.
          </Trans>
        </p>
      </section>
    </>
  );
}
