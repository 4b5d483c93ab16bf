import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import type { ReactNode } from 'react';
import { textDirection } from '../lib/language/chosen-language';
import { mediaMatches } from '../lib/page/media';
import { type Palette, paletteOf, type ThemeName } from '../lib/theme/palette';
import { TEXT_SCALES, useComfort } from '../lib/theme/reading-comfort';
import { useThemeMode } from '../lib/theme/theme-mode';

/**
 * Gives Ant Design's components our colours. Never wrap a whole page: this is more code than the front page itself, so
 * it is loaded with the components that need it.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const { name } = useThemeMode();
  const { contrast, text } = useComfort().chosen;
  return (
    // In its own layer, antd's style never overrides ours, such as by its global rules for links.
    <StyleProvider layer>
      <ConfigProvider
        theme={antdTheme(name, paletteOf(name, contrast === 'high'), TEXT_SCALES[text])}
        wave={{ disabled: true }}
        direction={textDirection()}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

function antdTheme(name: ThemeName, colors: Palette, textScale: number): ThemeConfig {
  return {
    cssVar: { key: 'followthrough' },
    hashed: false,
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...colorTokens(colors),
      fontFamily: 'var(--sans)',
      fontSize: Math.round(15 * textScale),
      borderRadius: 6,
      controlHeight: 36,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.15s',
      boxShadow: 'none',
      motion: !mediaMatches('(prefers-reduced-motion: reduce)'),
    },
    components: {
      Segmented: { trackBg: colors.wash, itemSelectedBg: colors.raised },
    },
  };
}

function colorTokens(colors: Palette): ThemeConfig['token'] {
  return {
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
  };
}
