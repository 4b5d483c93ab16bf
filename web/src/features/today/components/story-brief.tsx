import { Link } from 'react-router-dom';
import type { TodayStory } from '#contract/reading';
import { saysMoreThanName } from '#contract/stories';
import { pages } from '../../../lib/urls';
import styles from './story-brief.module.css';

interface StoryBriefProps {
  story: TodayStory;
  titleId: string;
  titleClass: string;
}

/** A story's label, its name, and where it stands. */
export function StoryBrief({ story, titleId, titleClass }: StoryBriefProps) {
  const { slug, label, name, language, whereItStands } = story;
  const says = whereItStands !== null && saysMoreThanName({ name, text: whereItStands.text });
  return (
    <>
      {label !== null && (
        <p className={styles.label} lang={language}>
          {label}
        </p>
      )}
      <h3 id={titleId} className={`${styles.name} ${titleClass}`} lang={language}>
        <Link to={pages.topic(slug)} className={styles.link}>
          {name}
        </Link>
      </h3>
      {says && (
        <p className={styles.state} lang={language}>
          {whereItStands.text}
        </p>
      )}
    </>
  );
}
