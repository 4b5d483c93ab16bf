import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DeskMilestone, DeskTopic } from '#contract/desk';
import { said } from '../../../../lib/language/said';
import styles from './stories.module.css';
import { useOrder } from './use-order';

interface MilestoneArticlesProps {
  topic: DeskTopic;
  milestone: DeskMilestone;
  onDone: () => void;
}

/** The articles of a milestone. Each can be detached; it then tells a milestone of its own. */
export function MilestoneArticles({ topic, milestone, onDone }: MilestoneArticlesProps) {
  const { give, isPending } = useOrder(topic.seen);
  const articles = topic.articles.filter(({ milestoneId }) => milestoneId === milestone.id);
  const isPinned = articles.some((article) => article.isPinned);
  const detach = async (article: number) => {
    const payload = { milestone: milestone.id, articles: [article] };
    if (await give({ kind: 'split_milestone', payload }, t`Detached.`)) onDone();
  };
  const release = async () => {
    const payload = { of: 'milestone', id: milestone.id, field: 'articles' } as const;
    if (await give({ kind: 'release', payload }, t`Released to the machine.`)) onDone();
  };
  return (
    <section aria-label={t`Articles of the milestone`}>
      <ul className={styles.changes}>
        {articles.map(({ id, title, source, role }) => (
          <li key={id} className={styles.row}>
            <span>
              <span lang={topic.language}>{title}</span>{' '}
              <span className="meta">{`${source} · ${role === null ? '' : said(role)}`}</span>
            </span>
            {articles.length > 1 && (
              <button
                type="button"
                className="button"
                aria-disabled={isPending}
                aria-label={t`Detach ${title}`}
                onClick={() => !isPending && void detach(id)}
              >
                <Trans>Detach</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
      {isPinned && (
        <button
          type="button"
          className="button"
          aria-disabled={isPending}
          onClick={() => !isPending && void release()}
        >
          <Trans>Let the machine choose the articles</Trans>
        </button>
      )}
    </section>
  );
}
