import { useState } from 'react';
import { type ImageWidth, imageSrcSet } from '#contract/reading';
import { DefaultImage } from '../default-image';
import styles from './outlet-image.module.css';

/** The widths that the server offers for each shape, the size of its box, and how wide the page shows it unless told otherwise. */
const SHAPES = {
  // A square of 96 pixels shows the middle of a picture that is wider.
  thumbnail: {
    widths: [160, 320, 480],
    box: { width: 120, height: 80 },
    sizes: '(max-width: 767px) 144px, 120px',
  },
  wide: {
    widths: [480, 960, 1440],
    box: { width: 720, height: 405 },
    sizes: '(max-width: 767px) 100vw, 720px',
  },
} as const;

interface OutletImageProps {
  url: string;
  /** Small and square on phones, 3:2 elsewhere; or as wide as the column. */
  shape: keyof typeof SHAPES;
  /** How wide the page shows it, if not as usual for its shape: as in the attribute `sizes`. */
  sizes?: string | undefined;
  /** If a page shows it wider than usual for its shape. */
  widths?: readonly ImageWidth[] | undefined;
  className?: string | undefined;
  /** It is seen without scrolling, so it loads at once. */
  isFirst?: boolean;
}

/**
 * A picture that an outlet published. It is decorative: the headline has the content. It comes from this server, resized, or from the
 * outlet, which never learns which page is read. The box has its size from the start; if the picture fails to load, a drawing
 * fills it.
 */
export function OutletImage({
  url,
  shape,
  sizes = SHAPES[shape].sizes,
  widths = SHAPES[shape].widths,
  className = '',
  isFirst = false,
}: OutletImageProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const box = `${styles.image} ${styles[shape] ?? ''} ${className}`;
  if (brokenUrl === url) return <DefaultImage className={`${styles.missing} ${box}`} />;
  const srcSet = imageSrcSet(url, widths);
  return (
    <img
      className={box}
      src={url}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      {...SHAPES[shape].box}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBrokenUrl(url)}
    />
  );
}
