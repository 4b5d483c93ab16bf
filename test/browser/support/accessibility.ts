import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Animations that end have ended; those that run for ever, such as a spinner, do not count. */
const AT_REST = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;

/**
 * Checks the page by axe when it is at rest: fading text has another contrast. Checks again while there are violations, since
 * a check takes long enough for a message to fade meanwhile.
 * It runs in the page itself: the other mode opens a second page for each check, for frames of other sites. We have none.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(AT_REST)).toBe(true);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
  }).toPass();
}
