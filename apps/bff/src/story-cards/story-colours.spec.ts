import { expect, it } from '@jest/globals';
import { PALETTES } from '../../../../web/src/lib/theme/palette.js';
import { STORY_COLOURS } from './story-colours.js';

it('are those of the web app', () => {
  expect(PALETTES.light).toMatchObject(STORY_COLOURS.light);
  expect(PALETTES.dark).toMatchObject(STORY_COLOURS.dark);
});
