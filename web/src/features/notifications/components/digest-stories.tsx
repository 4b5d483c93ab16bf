import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notifications';
import { i18n } from '#language';
import { type DigestSection, isOutcome } from '#vocabulary';
import { NewsWords } from '../../../components/story/news-words';
import { seriesFormat } from '../../../lib/language/numbers';
import { pages } from '../../../lib/urls';
import styles from './digest-stories.module.css';

const SECTIONS: readonly { section: DigestSection | null; heading: MessageDescriptor | null }[] = [
  { section: null, heading: null },
  { section: 'ended', heading: msg`Ended` },
  { section: 'major', heading: msg`Major` },
  { section: 'also', heading: msg`Also` },
  { section: 'sources', heading: msg`From sources you follow` },
];

interface DigestStoriesProps {
  digest: Pick<Notification, 'type' | 'items' | 'more'>;
  onFollow: () => void;
}

/** The stories of a digest by section, each with what matters most; all of it on request. */
export function DigestStories({ digest: { type, items, more }, onFollow }: DigestStoriesProps) {
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
            {heading !== null && <h5 className={styles.heading}>{i18n._(heading)}</h5>}
            <ul>
              {stories.map(({ link, name, language, facts }) => (
                <li key={link} className={styles.story}>
                  <Link to={link} className={styles.name} lang={language ?? undefined} onClick={onFollow}>
                    {name}
                  </Link>
                  <ul className={styles.facts}>
                    {facts.slice(0, isWhole ? facts.length : 1).map((fact) => (
                      <li key={fact}>
                        <NewsWords
                          text={fact}
                          language={language}
                          isNews={type === 'article' || (section === 'ended' && isOutcome(fact))}
                        />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            {named.length > 0 && (
              <p className={styles.named}>
                <Named items={named} onFollow={onFollow} />
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
            <Plural value={{ count: more }} one="and # more" other="and # more" />
          </Link>
        </p>
      )}
    </>
  );
}

interface NamedProps {
  items: DigestStoriesProps['digest']['items'];
  onFollow: () => void;
}

function Named({ items, onFollow }: NamedProps) {
  const byLink = new Map(items.map((item) => [item.link, item]));
  const stories = seriesFormat()
    .formatToParts(byLink.keys())
    .map(({ type, value }) =>
      type === 'literal' ? (
        value
      ) : (
        <Link key={value} to={value} lang={byLink.get(value)?.language ?? undefined} onClick={onFollow}>
          {byLink.get(value)?.name}
        </Link>
      ),
    );
  return <Trans>Smaller updates, from one origin each: {stories}</Trans>;
}
