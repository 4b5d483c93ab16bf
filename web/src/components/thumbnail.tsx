import { useState } from 'react';
import { MESSAGES } from '#contract';
import styles from './thumbnail.module.css';

interface ThumbnailProps {
  url: string | null;
  className?: string | undefined;
}

/** An outlet's picture beside its headline. It is decoration: the headline says it. Broken ones become 'No image'. */
export function Thumbnail({ url, className = '' }: ThumbnailProps) {
  const [broken, setBroken] = useState(false);
  if (url === null || broken)
    return <span className={`${styles.none} ${className}`}>{MESSAGES.noImage}</span>;
  return (
    <img
      className={`${styles.image} ${className}`}
      src={url}
      alt=""
      width={160}
      height={107}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
