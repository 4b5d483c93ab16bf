import { useEffect, useRef } from 'react';
import { type ArticleCard } from '#contract/reading';
import { FEED_PAGE } from '#contract/site';
import { ArticleRow } from './article-row';
import styles from './article-rows.module.css';

interface ArticleRowsProps {
  articles: readonly ArticleCard[];
  /** How many rows to render. */
  revealed: number;
  onReveal: (count: number) => void;
}

/** Twelve rows at first, and twelve more each time the reader comes near their end. */
export function ArticleRows({ articles, revealed, onReveal }: ArticleRowsProps) {
  const end = useRef<HTMLDivElement>(null);
  const isCut = revealed < articles.length;
  const amongPictures = articles.some(({ imageUrl }) => imageUrl !== null);

  useEffect(() => {
    const target = end.current;
    if (target === null || !isCut) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReveal(revealed + FEED_PAGE);
      },
      { rootMargin: '1600px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isCut, revealed, onReveal]);

  return (
    <>
      <ul>
        {articles.slice(0, revealed).map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticleRow article={article} amongPictures={amongPictures} />
          </li>
        ))}
      </ul>
      {isCut && <div ref={end} className={styles.end} />}
    </>
  );
}
