import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { AXE_SOURCE } from './axe-source.js';

/** All finite animations have ended. Endless ones, such as a spinner, do not count. */
const AT_REST = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)`;

/** What a check depends on: the document with its styles, where the focus and the pointer are, and how it is shown. */
const STATE = `JSON.stringify([
  innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches, scrollX, scrollY,
  [...document.querySelectorAll(':hover, :focus-within')].map(({ outerHTML }) => outerHTML.length),
  document.documentElement.outerHTML,
])`;

/** Preloaded are style sheets and sounds, which only rules read that are off, or about sounds. */
const OPTIONS = { resultTypes: ['violations' as const], preload: false };

/** States that had no violations. Many tests end where they were just checked, and a check takes seconds. */
const clean = new Set<string>();

/**
 * Checks the page with axe when it is at rest, because fading text has less contrast. Repeats the check while there are
 * violations, because a toast may fade during a check. Axe runs in legacy mode, inside the page: the other mode opens a second
 * page for each check, for frames of other sites, which the product does not have.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(AT_REST)).toBe(true);
    const state = await stateOf(page);
    if (clean.has(state)) return;
    expect(await violationsOf(page)).toEqual([]);
    clean.add(state);
  }).toPass();
}

/** The rules that the page breaks now, each with the first element that breaks it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Half a megabyte of source: once in each document.
  const axeSource = (await page.evaluate<boolean>(`'axe' in window`)) ? ';' : AXE_SOURCE;
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options(OPTIONS);
  const { violations } = await axe.analyze();
  return violations.map((found) => `${found.id}: ${found.nodes[0]?.html}`);
}

async function stateOf(page: Page): Promise<string> {
  const state = await page.evaluate<string>(STATE);
  return createHash('sha256').update(state).digest('hex');
}
