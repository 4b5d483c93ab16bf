import styles from './thumbnail.module.css';

interface ThumbnailProps {
  url: string | null;
  className?: string | undefined;
  /** Told when the outlet's server does not give the picture. */
  onBroken?: () => void;
}

/** An outlet's picture beside its headline. It is decoration: the headline says it. */
export function Thumbnail({ url, className = '', onBroken }: ThumbnailProps) {
  if (url === null) return null;
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
      onError={onBroken}
    />
  );
}
