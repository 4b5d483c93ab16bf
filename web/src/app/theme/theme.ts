import { type ThemeConfig, theme } from 'antd';

export type ThemeName = 'light' | 'dark';

/** Every colour of the product, once. Each text colour passes WCAG AA on `paper` and on `wash`. */
const PALETTES = {
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

const SANS = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** The palette as custom properties, for our own style sheets; antd gets the same values below. */
export function paletteCss(): string {
  const block = (name: ThemeName) =>
    `:root[data-theme='${name}']{color-scheme:${name};${Object.entries(PALETTES[name])
      .map(([key, value]) => `--${key}:${value}`)
      .join(';')}}`;
  return block('light') + block('dark');
}

export function antdTheme(name: ThemeName): ThemeConfig {
  const colors = PALETTES[name];
  return {
    cssVar: { key: 'followthrough' },
    hashed: false,
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colors.accent,
      colorLink: colors.accent,
      colorInfo: colors.multiple,
      colorSuccess: colors.verified,
      colorWarning: colors.significant,
      colorError: colors.danger,
      colorInfoBg: colors.wash,
      colorSuccessBg: colors.wash,
      colorWarningBg: colors.wash,
      colorErrorBg: colors.wash,
      colorInfoBorder: colors.rule,
      colorSuccessBorder: colors.rule,
      colorWarningBorder: colors.rule,
      colorErrorBorder: colors.rule,
      colorBgBase: colors.paper,
      colorBgContainer: colors.paper,
      colorBgElevated: colors.raised,
      colorText: colors.ink,
      colorTextHeading: colors.ink,
      colorTextSecondary: colors.muted,
      colorTextDescription: colors.muted,
      colorTextDisabled: colors.muted,
      colorTextLightSolid: colors['on-accent'],
      colorBorder: colors['rule-strong'],
      colorBorderSecondary: colors.rule,
      colorSplit: colors.rule,
      fontFamily: SANS,
      fontSize: 15,
      borderRadius: 6,
      controlHeight: 36,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
      boxShadow: 'none',
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500, colorPrimary: colors.accent },
      Tabs: { horizontalMargin: '0', titleFontSize: 15 },
      Progress: { remainingColor: colors.rule, defaultColor: colors.accent },
      Segmented: { trackBg: colors.wash, itemSelectedBg: colors.raised },
    },
  };
}
