import { useState } from 'react';
import styles from './outlet-image.module.css';

interface OutletImageProps {
  url: string;
  /** Small and square on phones, 3:2 elsewhere; or as wide as the column. */
  shape: 'thumbnail' | 'wide';
  className?: string | undefined;
  /** Told when the outlet's server does not give the picture; it draws nothing then. */
  onBroken?: () => void;
}

/** A picture that an outlet published. It is decoration: the headline says it. The outlet never learns what is read. */
export function OutletImage({ url, shape, className = '', onBroken }: OutletImageProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className={`${styles.image} ${styles[shape] ?? ''} ${className}`}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        setIsBroken(true);
        onBroken?.();
      }}
    />
  );
}
