import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { SECTION_STORIES, TOPICS_PAGED_MOST } from '#contract/site';
import type { SectionStory, StorySection } from '#contract/stories';
import { i18n } from '#language';
import { stepDay } from '#words/timeline';
import { Repeated } from '../../../../components/repeated';
import { StoryLine } from '../../../../components/story/story-line';
import { numberLabel } from '../../../../lib/language/numbers';
import { pages } from '../../../../lib/urls';
import { useStorySections } from '../../api/use-story-sections';
import { SECTION_WORDS } from './section-words';
import styles from './story-sections.module.css';

/** What is moving, near an end, ended lately and quiet: the first stories of each. Sections without stories are left out. */
export function StorySections() {
  const { data, error } = useStorySections();
  // The list of all topics below shows its own failure, and has these stories, too.
  if (error !== undefined) return null;
  if (data === undefined) return <Skeleton />;
  const filled = data.sections.filter(({ stories }) => stories.length > 0);
  if (filled.length === 0) return null;
  return (
    <div className={styles.sections}>
      {filled.map((section) => (
        <Section key={section.sort} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { sort, stories, total } }: { section: StorySection }) {
  const { heading, all } = SECTION_WORDS[sort];
  const to = sort === 'ended' ? pages.endedStories() : pages.discoverSection(sort);
  return (
    <section aria-labelledby={`section-${sort}`}>
      <h2 id={`section-${sort}`} className={styles.heading}>
        {i18n._(heading)}
      </h2>
      <ul>
        {stories.map((story) => (
          <li key={story.id} className={styles.story}>
            <StoryLine story={story}>{sort === 'near-end' && <Expected story={story} />}</StoryLine>
          </li>
        ))}
      </ul>
      <Link to={to} className={styles.all}>
        {all(countLabel(total))}
      </Link>
    </section>
  );
}

/** Why the story is near an end. */
function Expected({ story: { expected, language } }: { story: SectionStory }) {
  if (expected === null) return null;
  return (
    <p className={styles.expected}>
      <strong>{stepDay(expected)}</strong>: <span lang={language}>{expected.text}</span>
    </p>
  );
}

const countLabel = (total: number) => `${numberLabel(total)}${total >= TOPICS_PAGED_MOST ? '+' : ''}`;

function Skeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.sections}>
      <span className="visually-hidden">{t`Loading stories`}</span>
      <Repeated times={Object.keys(SECTION_WORDS).length}>
        <div>
          <span className={`bone ${styles.boneHeading}`} />
          <Repeated times={SECTION_STORIES}>
            <span className={`bone ${styles.bone}`} />
          </Repeated>
        </div>
      </Repeated>
    </div>
  );
}
