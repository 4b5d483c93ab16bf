import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All finite animations have ended. Endless ones, such as a spinner, do not count. */
const AT_REST = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;

/**
 * Checks the page with axe when it is at rest, because fading text has less contrast. Repeats the check while there are
 * violations, because a toast may fade during a check. Axe runs in legacy mode, inside the page: the other mode opens a second
 * page for each check, for frames of other sites, which the product does not have.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(AT_REST)).toBe(true);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    expect(violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`)).toEqual([]);
  }).toPass();
}
