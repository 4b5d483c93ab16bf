import styles from './icon.module.css';

const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  text: 'M2 19L7.5 5 13 19M4 14.5h7M21 12.5V19M21 15.7a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z',
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  check: 'M5 12.5l4.5 4.5L19 7',
  chevron: 'M6 9l6 6 6-6',
  back: 'M15 5l-7 7 7 7',
  up: 'M12 20V5M6 11l6-6 6 6',
  shuffle: 'M3 7h4l10 10h4M3 17h4l2.5-2.5M14.5 9.5L17 7h4M18 4l3 3-3 3M18 14l3 3-3 3',
  plus: 'M12 5v14M5 12h14',
  bookmark: 'M6 4h12v16l-6-4.5L6 20z',
  article: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  topic: 'M7 3v18M4 7h6M4 16h6M13 7h7M13 16h7',
  alert: 'M12 4l9 16H3zM12 10v4M12 17v.2',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
} as const;

export type IconName = keyof typeof PATHS;

/** They point along the text, so they are mirrored where it runs from right to left. */
const POINTING: readonly IconName[] = ['back', 'external'];

/** A decorative line icon. The text is beside it or in the control's label. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={POINTING.includes(name) ? styles.pointing : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
