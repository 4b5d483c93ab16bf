/** The product's colours that cards and embedded stories use. The same as in the web app (`web/src/lib/theme/palette.ts`). */
export const STORY_COLOURS = {
  light: {
    paper: '#FBFAF7',
    ink: '#1B1F24',
    muted: '#5B6470',
    rule: '#E4E1DA',
    accent: '#0B6B6B',
    significant: '#8A5A00',
    verified: '#1D6B3C',
    multiple: '#1F5FA8',
  },
  dark: {
    paper: '#12151A',
    ink: '#E8E6E1',
    muted: '#9AA4B0',
    rule: '#2A3038',
    accent: '#4DB6AC',
    significant: '#E0A84A',
    verified: '#6CC08B',
    multiple: '#82B4F0',
  },
} as const;
