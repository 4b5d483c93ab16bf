export type ThemeName = 'light' | 'dark';

/** Every colour of the product, once. Each text colour passes WCAG AA on `paper` and on `wash`. */
export const PALETTES = {
  light: {
    paper: '#FBFAF7',
    wash: '#F3F1EB',
    raised: '#FFFFFF',
    ink: '#1B1F24',
    muted: '#5B6470',
    rule: '#E4E1DA',
    'rule-strong': '#8A8F96',
    accent: '#0B6B6B',
    'accent-strong': '#084F4F',
    'accent-wash': '#E3EFED',
    'on-accent': '#FFFFFF',
    significant: '#8A5A00',
    verified: '#1D6B3C',
    multiple: '#1F5FA8',
    beginning: '#6B3FA0',
    update: '#5B6470',
    danger: '#A32A22',
    'bias-left': '#3F5878',
    'bias-center-left': '#6B87A8',
    'bias-center': '#7D8087',
    'bias-center-right': '#A98545',
    'bias-right': '#855C14',
    'bias-unknown': '#8A8F96',
  },
  dark: {
    paper: '#12151A',
    wash: '#1A1E25',
    raised: '#1E232B',
    ink: '#E8E6E1',
    muted: '#9AA4B0',
    rule: '#2A3038',
    'rule-strong': '#6B7682',
    accent: '#4DB6AC',
    'accent-strong': '#7ACCC3',
    'accent-wash': '#17302F',
    'on-accent': '#0B1614',
    significant: '#E0A84A',
    verified: '#6CC08B',
    multiple: '#82B4F0',
    beginning: '#BFA0EA',
    update: '#9AA4B0',
    danger: '#F0887F',
    'bias-left': '#7C9CC8',
    'bias-center-left': '#5E7A9E',
    'bias-center': '#868C94',
    'bias-center-right': '#A17E42',
    'bias-right': '#D3A653',
    'bias-unknown': '#6B7682',
  },
} as const satisfies Record<ThemeName, Record<string, string>>;

export type Palette = Record<keyof (typeof PALETTES)['light'], string>;

/** What differs for readers who want more contrast. Each text colour has at least 7 to 1 on `paper` and on `wash` (WCAG AAA). */
const MORE_CONTRAST = {
  light: {
    paper: '#FFFFFF',
    wash: '#F4F4F4',
    ink: '#000000',
    muted: '#2B3138',
    rule: '#8A8F96',
    'rule-strong': '#3A4048',
    accent: '#004B4B',
    'accent-strong': '#003333',
    'accent-wash': '#DCECEA',
    significant: '#5C3A00',
    verified: '#0B4A25',
    multiple: '#0F3F78',
    beginning: '#4B2580',
    update: '#2B3138',
    danger: '#821410',
  },
  dark: {
    paper: '#000000',
    wash: '#0E1013',
    raised: '#14171C',
    ink: '#FFFFFF',
    muted: '#D5DAE0',
    rule: '#6B7682',
    'rule-strong': '#B8C0C9',
    accent: '#7FE0D6',
    'accent-strong': '#A8EFE7',
    'accent-wash': '#0B2524',
    'on-accent': '#001010',
    significant: '#FFD27A',
    verified: '#9BE5B4',
    multiple: '#B3D3FF',
    beginning: '#DCC6FF',
    update: '#D5DAE0',
    danger: '#FFB3AC',
  },
} as const satisfies Record<ThemeName, Partial<Record<keyof Palette, string>>>;

/** The colours of a theme, of usual or of high contrast. */
export function paletteOf(name: ThemeName, hasMoreContrast: boolean): Palette {
  return hasMoreContrast ? { ...PALETTES[name], ...MORE_CONTRAST[name] } : PALETTES[name];
}

/** The palette as custom properties, with a background. The build inlines it into the page. */
export function paletteCss(): string {
  const properties = (colors: Partial<Palette>) =>
    Object.entries(colors)
      .map(([key, value]) => `--${key}:${value}`)
      .join(';');
  const block = (name: ThemeName) =>
    `:root[data-theme='${name}']{color-scheme:${name};${properties(PALETTES[name])}}` +
    `:root[data-contrast='high'][data-theme='${name}']{${properties(MORE_CONTRAST[name])}}`;
  return `${block('light')}${block('dark')}html{background:var(--paper)}`;
}
