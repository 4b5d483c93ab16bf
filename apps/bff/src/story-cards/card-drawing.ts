import { PRODUCT_NAME } from '#contract/site';
import { statusBadge } from '#contract/stories';
import type { TopicStatus } from '#vocabulary';
import { SANS, SERIF } from './card-fonts.js';
import { breakable, isRightToLeft, lineHeightOf, standsApart, widthOf } from './line-shape.js';
import { CARD_SIZE, type StoryCard } from './story-card.js';
import { STORY_COLOURS } from './story-colours.js';

/** An element as the drawing library takes it: styles are a subset of CSS. It can be sent to a thread. */
export interface Drawing {
  type: 'div' | 'svg' | 'rect' | 'circle' | 'path';
  props: Readonly<Record<string, unknown>>;
}

const COLOUR = STORY_COLOURS.light;
const MARGIN = 72;
const WIDTH = CARD_SIZE.width - 2 * MARGIN;

const STATUS_COLOURS: Record<TopicStatus, string> = {
  ongoing: COLOUR.multiple,
  developing: COLOUR.significant,
  resolved: COLOUR.verified,
};

/**
 * The font size of a name in Latin letters (pixels) by its width (`widthOf`): the largest of which it takes at most four lines. `state`
 * lines fit below.
 */
const NAME_SIZES = [
  { upTo: 48, size: 76, state: 2 },
  { upTo: 90, size: 62, state: 2 },
  { upTo: 130, size: 54, state: 1 },
  { upTo: Number.POSITIVE_INFINITY, size: 46, state: 1 },
] as const;
const LATIN = lineHeightOf('');
const NAME_LINES = 4;

/** The card of a story: label and name, where it stands, status, progress and origins. */
export function cardDrawing(card: StoryCard): Drawing {
  const frame = {
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    ...CARD_SIZE,
    padding: `56px ${MARGIN}px 52px`,
    borderTop: `12px solid ${COLOUR.accent}`,
    color: COLOUR.ink,
    background: COLOUR.paper,
    fontFamily: SANS,
    fontWeight: 600,
  };
  return box(frame, [head(card), middle(card), foot(card)]);
}

function head({ status, note }: StoryCard): Drawing {
  const brand = box({ alignItems: 'center', gap: 16 }, [
    mark(),
    text({ fontSize: 30, lineHeight: '36px' }, PRODUCT_NAME),
    ...(note === null ? [] : [text({ fontSize: 24, lineHeight: '36px', color: COLOUR.muted }, `· ${note}`)]),
  ]);
  return box({ justifyContent: 'space-between', alignItems: 'center' }, [brand, badge(status)]);
}

function badge(status: TopicStatus): Drawing {
  const color = STATUS_COLOURS[status];
  const shape = {
    width: 20,
    height: 20,
    boxSizing: 'border-box',
    border: `4px solid ${color}`,
    borderRadius: status === 'resolved' ? 3 : 10,
    background: status === 'ongoing' ? COLOUR.paper : color,
  };
  return box({ alignItems: 'center', gap: 14, color }, [
    box(shape, []),
    text({ fontSize: 30, lineHeight: '36px' }, statusBadge(status)),
  ]);
}

function middle({ label, name, state }: StoryCard): Drawing {
  const width = widthOf(name);
  const { size, state: stateLines } = NAME_SIZES.find(({ upTo }) => width <= upTo) ?? NAME_SIZES[0];
  // Marks above the first line and below the last are not cut off.
  const room = { padding: '0.25em 0', margin: '-0.25em 0' };
  const line = { display: 'block', width: WIDTH, overflow: 'hidden', wordBreak: 'break-word', ...room };
  const lines = [
    text(
      {
        ...line,
        ...directionOf(name),
        lineClamp: NAME_LINES,
        fontFamily: SERIF,
        // Lines are as high in all scripts.
        fontSize: (size * LATIN) / lineHeightOf(name),
        lineHeight: lineHeightOf(name),
        letterSpacing: standsApart(name) ? '-0.012em' : 0,
      },
      name,
    ),
  ];
  if (state !== null) {
    const fontSize = Math.min(27, 36 / lineHeightOf(state));
    const style = { lineClamp: stateLines, fontSize, lineHeight: '36px', color: COLOUR.muted };
    lines.push(text({ ...line, ...directionOf(state), ...style }, state));
  }
  if (label !== null)
    lines.unshift(
      text(
        {
          ...line,
          ...directionOf(label),
          lineClamp: 1,
          fontSize: 32,
          lineHeight: '42px',
          color: COLOUR.accent,
        },
        label,
      ),
    );
  return box({ flexDirection: 'column', gap: 14 }, lines);
}

function foot({ percent, origins, moment }: StoryCard): Drawing {
  const size = { fontSize: 28, lineHeight: '36px' };
  const muted = { ...size, color: COLOUR.muted };
  return box({ flexDirection: 'column', gap: 22 }, [
    box({ alignItems: 'center', gap: 24 }, [bar(percent), text(muted, `${percent}%`)]),
    box({ justifyContent: 'space-between' }, [text(size, origins), text(muted, moment)]),
  ]);
}

/** As on the page: a track with the part that is done. */
function bar(percent: number): Drawing {
  const track = { flexGrow: 1, height: 16, borderRadius: 8, background: COLOUR.rule, overflow: 'hidden' };
  const done = { width: `${percent}%`, height: 16, borderRadius: 8, background: COLOUR.accent };
  return box(track, percent === 0 ? [] : [box(done, [])]);
}

/** The product's mark, as in `favicon.svg`. */
function mark(): Drawing {
  const dot = (cy: number, isOpen = false) => ({
    type: 'circle' as const,
    props: isOpen
      ? { cx: 16, cy, r: 3, fill: COLOUR.accent, stroke: COLOUR.paper, 'stroke-width': 2 }
      : { cx: 16, cy, r: 3, fill: COLOUR.paper },
  });
  const children: Drawing[] = [
    { type: 'rect', props: { width: 32, height: 32, rx: 6, fill: COLOUR.accent } },
    { type: 'path', props: { d: 'M16 5v22', stroke: COLOUR.paper, 'stroke-width': 2 } },
    dot(8),
    dot(16),
    dot(24, true),
  ];
  return { type: 'svg', props: { width: 44, height: 44, viewBox: '0 0 32 32', children } };
}

const directionOf = (line: string) => (isRightToLeft(line) ? { direction: 'rtl' } : {});

function box(style: object, children: Drawing[]): Drawing {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function text(style: object, words: string): Drawing {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children: breakable(words) } };
}
