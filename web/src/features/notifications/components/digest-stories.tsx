import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notifications';
import type { DigestSection } from '#vocabulary';
import { pages } from '../../../lib/urls';
import styles from './digest-stories.module.css';

const SECTIONS: readonly { section: DigestSection | null; heading: string | null }[] = [
  { section: null, heading: null },
  { section: 'ended', heading: 'Ended' },
  { section: 'major', heading: 'Major' },
  { section: 'also', heading: 'Also' },
  { section: 'sources', heading: 'From sources you follow' },
];

interface DigestStoriesProps {
  digest: Pick<Notification, 'items' | 'more'>;
  onFollow: () => void;
}

/** The stories of a digest by section, each with what matters most; all of it on request. */
export function DigestStories({ digest: { items, more }, onFollow }: DigestStoriesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = items.some(({ facts }) => facts.length > 1);
  return (
    <>
      {SECTIONS.map(({ section, heading }) => {
        const inSection = items.filter((item) => item.section === section);
        const stories = inSection.filter(({ facts }) => facts.length > 0);
        const named = inSection.filter(({ facts }) => facts.length === 0);
        if (inSection.length === 0) return null;
        return (
          <div key={section}>
            {heading !== null && <h5 className={styles.heading}>{heading}</h5>}
            <ul>
              {stories.map(({ link, name, facts }) => (
                <li key={link} className={styles.story}>
                  <Link to={link} className={styles.name} onClick={onFollow}>
                    {name}
                  </Link>
                  <ul className={styles.facts}>
                    {facts.slice(0, isWhole ? facts.length : 1).map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            {named.length > 0 && (
              <p className={styles.named}>
                <Trans>
                  Smaller updates, from one origin each:{' '}
                  {named.map(({ link, name }, at) => (
                    <Fragment key={link}>
                      {at > 0 && ', '}
                      <Link to={link} onClick={onFollow}>
                        {name}
                      </Link>
                    </Fragment>
                  ))}
                </Trans>
              </p>
            )}
          </div>
        );
      })}
      {isLong && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t`Show less` : t`Show all developments`}
        </button>
      )}
      {more > 0 && (
        <p className={styles.more}>
          <Link to={pages.tracked} onClick={onFollow}>
            <Trans>and {more} more</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
