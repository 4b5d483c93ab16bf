import { useState } from 'react';
import { DefaultImage } from '../default-image';
import styles from './outlet-image.module.css';

interface OutletImageProps {
  url: string;
  /** Small and square on phones, 3:2 elsewhere; or as wide as the column. */
  shape: 'thumbnail' | 'wide';
  className?: string | undefined;
  /** It is seen without scrolling, so it loads at once. */
  isFirst?: boolean;
}

/**
 * A picture that an outlet published. It is decorative: the headline has the content. The outlet never learns which page is
 * read. The box has its size from the start; if the picture fails to load, a drawing fills it.
 */
export function OutletImage({ url, shape, className = '', isFirst = false }: OutletImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const box = `${styles.image} ${styles[shape] ?? ''} ${className}`;
  if (brokenUrl === url) return <DefaultImage className={`${styles.missing} ${box}`} />;
  return (
    <img
      className={box}
      src={url}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(url)}
    />
  );
}
