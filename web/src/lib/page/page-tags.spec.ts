import { expect, it } from '@jest/globals';
import { dropPageTags } from './page-tags';

it('drops the tags of the loaded address and leaves the others', () => {
  document.head.innerHTML =
    '<meta name="viewport"><meta name="description" data-page><link rel="canonical" data-page>';
  dropPageTags();
  expect(document.head.innerHTML).toBe('<meta name="viewport">');
});
