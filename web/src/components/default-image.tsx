import styles from './default-image.module.css';

/** Replaces the picture of an article without one: a folded newspaper in the colours of the page. */
export function DefaultImage({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.image} ${className}`}
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M18 20h31v32H22a4 4 0 0 1-4-4zM49 28h5v20a4 4 0 0 1-4 4" />
      <path d="M24 27h19M24 34h8v8h-8zM37 34h6M37 38h6M37 42h6M24 47h19" />
    </svg>
  );
}
