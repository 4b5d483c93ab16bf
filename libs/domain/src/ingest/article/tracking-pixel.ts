/** Images of at most this width or height are tracking pixels (pixels). */
const MAX_PIXEL = 3;

/** Styles that hide an image or make it tiny. */
const HIDDEN_STYLE =
  /(?:^|[;\s])(?:max-)?(?:width|height)\s{0,5}:\s{0,5}[0-3](?:\.\d{1,4})?\s{0,5}(?:px|pt)?\s{0,5}(?:!important)?\s{0,5}(?:;|$)|display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden|opacity\s{0,5}:\s{0,5}0(?:\.0{1,4})?\s{0,5}(?:;|$)/i;

/** Hosts that only serve trackers. */
const TRACKER_HOST =
  /^(?:[\w-]{1,60}\.){0,5}(?:scorecardresearch\.com|quantserve\.com|google-analytics\.com|googletagmanager\.com|doubleclick\.net|feedsportal\.com|pheedo\.com|chartbeat\.(?:com|net)|imrworldwide\.com|2o7\.net|omtrdc\.net|statcounter\.com|feedblitz\.com|list-manage\.com|webtrends\.com|ioam\.de|xiti\.com|ivwbox\.de)$|^(?:pixel|pixels|count|counter|tracking|tracker|beacon|analytics|stats|metrics|telemetry)\.|^feeds\.(?:feedburner|wordpress)\.com$/i;

/** File names and paths that trackers use. */
const TRACKER_PATH =
  /(?:^|[/._-])(?:1x1|0x0|pixel|spacer|blank|clear|transparent|beacon|webbug|trackingpixel|tracking-pixel|count|counter|b|mf|pxl)\.(?:gif|png)$|\/(?:pixel|beacon|track\/open|impression|tr)\/?$|\/~(?:r|4)\/|[/._-]1x1[/._-]/i;

/** Attributes of an image element. */
export interface ImageMarkup {
  width?: string | undefined;
  height?: string | undefined;
  style?: string | undefined;
  hidden?: string | undefined;
}

/** Whether an image is a tracking pixel: tiny, hidden, or known by its URL. */
export function isTrackingPixel(image: ImageMarkup, address: URL): boolean {
  return (
    image.hidden !== undefined ||
    isTiny(image.width) ||
    isTiny(image.height) ||
    HIDDEN_STYLE.test(image.style?.slice(0, 1000) ?? '') ||
    TRACKER_HOST.test(address.hostname) ||
    TRACKER_PATH.test(address.pathname)
  );
}

function isTiny(size: string | undefined): boolean {
  const pixels = /^\s{0,5}(\d{1,5})(?:\.\d{1,5})?\s{0,5}(?:px)?\s{0,5}$/i.exec(size ?? '')?.[1];
  return pixels !== undefined && Number(pixels) <= MAX_PIXEL;
}
