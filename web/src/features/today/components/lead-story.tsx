import { t } from '@lingui/core/macro';
import type { TodayStory } from '#contract/reading';
import { OutletImage } from '../../../components/outlet/outlet-image';
import { cardAttributes } from '../../../lib/page/cards';
import styles from './lead-story.module.css';
import { StoryBrief } from './story-brief';
import { StoryFacts } from './story-facts';
import { StoryHeadlines } from './story-headlines';

/** The first story of the day, across the column, with its picture at the right. */
export function LeadStory({ story }: { story: TodayStory }) {
  const { id, image } = story;
  const title = `today-${id}`;
  return (
    <article {...cardAttributes({ topicId: id })} aria-labelledby={title} className={styles.lead}>
      <div className={image === null ? undefined : styles.beside}>
        <div className={styles.text}>
          <StoryBrief story={story} titleId={title} titleClass={styles.name ?? ''} />
          <StoryFacts story={story} />
          <StoryHeadlines story={story} />
        </div>
        {image !== null && (
          <figure className={styles.figure}>
            <OutletImage
              url={image.url}
              shape="thumbnail"
              sizes="(max-width: 639px) 100vw, 240px"
              widths={[320, 480, 960]}
              isFirst
            />
            <figcaption className={styles.credit}>{t`Picture: ${{ source: image.sourceName }}`}</figcaption>
          </figure>
        )}
      </div>
    </article>
  );
}
