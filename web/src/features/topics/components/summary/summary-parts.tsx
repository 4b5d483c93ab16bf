import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { SummarySentence, TopicSummary } from '#contract/stories';
import { i18n } from '#language';
import { dayLabel } from '../../../../lib/dates';
import { asSentence } from '../../../../lib/headlines';
import { useNewsClock } from '../../../../lib/news-clock';
import { useNewsLanguage } from '../../../../lib/page/news-language';
import { pages } from '../../../../lib/urls';
import styles from './story-summary.module.css';

/** The parts of a summary with their headings, and what is said of an empty one. */
const PARTS = [
  ['stands', msg`Where it stands`, msg`Too little has been reported to say.`],
  ['path', msg`How it came to this`, msg`Nothing of weight was reported before.`],
  [
    'disputed',
    msg`What is disputed`,
    msg`No report contradicts another in a number, and none was denied or withdrawn.`,
  ],
] as const satisfies readonly (readonly [keyof TopicSummary, MessageDescriptor, MessageDescriptor])[];

export function SummaryParts({ summary }: { summary: TopicSummary }) {
  return PARTS.map(([part, title, none]) => (
    // No landmark: the page has a section 'Where it stands' already.
    <div key={part}>
      <h3 className={styles.part}>{i18n._(title)}</h3>
      {summary[part].length === 0 && <p className={styles.none}>{i18n._(none)}</p>}
      {summary[part].length > 0 && (
        <ul className={styles.sentences}>
          {summary[part].map((sentence) => (
            <Sentence key={`${sentence.articleId} ${sentence.text}`} sentence={sentence} />
          ))}
        </ul>
      )}
    </div>
  ));
}

function Sentence({ sentence: { text, slug, source, publishedAt } }: { sentence: SummarySentence }) {
  const language = useNewsLanguage();
  const { now } = useNewsClock();
  return (
    <li>
      <span lang={language}>{asSentence(text)}</span>{' '}
      <Link to={pages.article(slug)} className={styles.citation}>
        {source}, <time dateTime={publishedAt}>{dayLabel(publishedAt, now)}</time>
      </Link>
    </li>
  );
}
