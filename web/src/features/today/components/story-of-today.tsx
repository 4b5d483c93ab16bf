import type { TodayStory } from '#contract/reading';
import { OutletImage } from '../../../components/outlet/outlet-image';
import { cardAttributes } from '../../../lib/page/cards';
import { StoryBrief } from './story-brief';
import { StoryFacts } from './story-facts';
import { StoryHeadlines } from './story-headlines';
import styles from './story-of-today.module.css';

/** One of the stories below the lead. */
export function StoryOfToday({ story }: { story: TodayStory }) {
  const { id, image } = story;
  const title = `today-${id}`;
  return (
    <article {...cardAttributes({ topicId: id })} aria-labelledby={title}>
      <div className={image === null ? undefined : styles.beside}>
        <div className={styles.text}>
          <StoryBrief story={story} titleId={title} titleClass={styles.name ?? ''} />
        </div>
        {image !== null && (
          <OutletImage url={image.url} shape="thumbnail" sizes="108px" className={styles.image} />
        )}
      </div>
      <StoryFacts story={story} />
      <StoryHeadlines story={story} />
    </article>
  );
}
