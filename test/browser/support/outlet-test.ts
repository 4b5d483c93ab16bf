import type { Locator } from '@playwright/test';
import { ImageServer, picture } from '../../support/hostile/hostile-images.js';
import { test as base } from './front-page-test.js';

/** Tests with a server of pictures that stands for an outlet. It has `/dam.jpg`, 1200 pixels wide. */
export const test = base.extend<object, { outlet: ImageServer }>({
  outlet: [
    async ({ siteOf: _ }, use) => {
      const outlet = new ImageServer();
      await outlet.start();
      outlet.serve('/dam.jpg', await picture(1200, 800));
      await use(outlet);
      await outlet.stop();
    },
    { scope: 'worker' },
  ],
});

/** The width of the file that an image shows, in the file's own pixels. 0 until it has loaded. */
export function fileWidth(image: Locator): Promise<number> {
  return image.evaluate((element: { naturalWidth: number }) => element.naturalWidth);
}
