import { useDeferredValue, useEffect, useRef } from 'react';
import { type ArticleCard, FEED_PAGE } from '#contract';
import { ArticleRow } from './article-row';
import styles from './article-rows.module.css';

interface ArticleRowsProps {
  articles: readonly ArticleCard[];
  /** How many rows may be drawn. */
  revealed: number;
  onReveal: (count: number) => void;
}

/** Twelve rows at once; twelve more each time the end of the drawn ones comes near. */
export function ArticleRows({ articles, revealed, onReveal }: ArticleRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  // Drawn in small steps: whoever scrolls on or types meanwhile is answered first.
  const drawn = useDeferredValue(revealed);
  const isCut = drawn < articles.length;

  useEffect(() => {
    const target = end.current;
    if (target === null || !isCut) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReveal(drawn + FEED_PAGE);
      },
      { rootMargin: '1600px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isCut, drawn, onReveal]);

  return (
    <>
      <ul>
        {articles.slice(0, drawn).map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
      {isCut && <div ref={end} className={styles.end} />}
    </>
  );
}
