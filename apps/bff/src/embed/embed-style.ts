import { createHash } from 'node:crypto';
import { STORY_COLOURS } from '../story-cards/story-colours.js';

const variables = (theme: keyof typeof STORY_COLOURS) =>
  Object.entries({ ...STORY_COLOURS[theme], scheme: theme })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Only the fonts that readers have: a frame loads nothing. */
const SERIF = "'Source Serif 4',Charter,Georgia,serif";
const SANS = "Inter,system-ui,'Segoe UI',Roboto,sans-serif";

/** Lines are cut so that every story fits into `EMBED_SIZE`, also in its narrowest form. */
const clamp = (lines: number) =>
  `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden`;

export const EMBED_STYLE = [
  `:root{${variables('light')}}`,
  `@media(prefers-color-scheme:dark){:root:not([data-theme]){${variables('dark')}}}`,
  `[data-theme=dark]{${variables('dark')}}`,
  '*{box-sizing:border-box;margin:0;padding:0}',
  `html{height:100%;color-scheme:var(--scheme);background:var(--paper)}`,
  `body{display:flex;flex-direction:column;min-height:100%;padding:14px 18px 12px;border:1px solid var(--rule);overflow-wrap:anywhere;color:var(--ink);background:var(--paper);font:14px/20px ${SANS}}`,
  'main{flex:1}',
  'header,footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:2px 12px}',
  '.brand{display:inline-flex;align-items:center;gap:8px;font-weight:600;font-size:13px}',
  '.note{color:var(--muted);font-weight:400}',
  '.status{display:inline-flex;align-items:center;gap:6px;font-weight:600;font-size:13px;color:var(--muted)}',
  ".status::before{content:'';width:8px;height:8px;border:2px solid currentColor;border-radius:50%}",
  '.ongoing{color:var(--multiple)}',
  '.developing{color:var(--significant)}',
  '.developing::before,.resolved::before{background:currentColor}',
  '.resolved{color:var(--verified)}',
  '.resolved::before{border-radius:1px}',
  `.label{margin-top:10px;color:var(--accent);font-weight:600;font-size:13px;line-height:18px;${clamp(1)}}`,
  'header+h1{margin-top:10px}',
  `h1{font:600 21px/26px ${SERIF};text-wrap:balance;${clamp(3)}}`,
  'h1 a{color:inherit;text-decoration:none}',
  'a:hover{text-decoration:underline}',
  'a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  `.state{margin-top:6px;${clamp(3)}}`,
  '.state strong{color:var(--verified)}',
  '.progress{display:flex;align-items:center;gap:10px;margin-top:10px;color:var(--muted);font-size:13px}',
  'progress{flex:1;height:6px;appearance:none;border:0;border-radius:3px;background:var(--rule);overflow:hidden}',
  'progress::-webkit-progress-bar{background:var(--rule)}',
  'progress::-webkit-progress-value{border-radius:3px;background:var(--accent)}',
  'progress::-moz-progress-bar{border-radius:3px;background:var(--accent)}',
  'h2{margin-top:12px;padding-top:10px;border-top:1px solid var(--rule);color:var(--muted);font-weight:600;font-size:13px;line-height:18px}',
  'ol{list-style:none}',
  'li{display:grid;grid-template-columns:92px 1fr;margin-top:6px}',
  'time{color:var(--muted);font-size:13px;white-space:nowrap;font-variant-numeric:tabular-nums}',
  `.title{${clamp(2)}}`,
  '.chip{display:flex;align-items:center;gap:6px;grid-column:2;min-width:0;color:var(--muted);font-weight:500;font-size:12px;line-height:16px}',
  '.chip svg{flex:none}',
  '.chip span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
  '.chip path{fill:var(--rule)}',
  '.chip path:first-child{fill:currentColor}',
  '.chip.multiple,.chip.verified{color:var(--multiple)}',
  '.chip.multiple path:nth-child(2),.chip.verified path{fill:currentColor}',
  '.chip.verified{color:var(--verified)}',
  'footer{margin-top:12px;padding-top:8px;border-top:1px solid var(--rule);color:var(--muted);font-size:13px}',
  'footer a{display:inline-block;padding:4px 0;color:var(--accent);font-weight:600;text-decoration:none}',
  `@media(max-width:479px){li{display:block}time{display:block;line-height:16px}body{padding:12px 14px 10px}}`,
  '@media(forced-colors:active){progress{appearance:auto}.chip path{fill:CanvasText}}',
].join('\n');

const STYLE_HASH = createHash('sha256').update(EMBED_STYLE).digest('base64');

/**
 * The policy of an embedded story: any page may frame it; it loads nothing and runs nothing, also if a page frames it without a
 * sandbox. Its links open in a tab of their own.
 */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');
