import { plural } from '@lingui/core/macro';
import type { Blindspot } from '#contract/sources';

/** Names the side that hardly covers a story, with the numbers, in a sentence. */
export function blindspotSentence({ side, outlets, labelled }: Blindspot): string {
  return side === 'left' ? ofTheLeft(outlets, labelled) : ofTheRight(outlets, labelled);
}

const ofTheLeft = (outlets: number, labelled: number) =>
  plural(outlets, {
    0: `Blindspot on the left: None of the ${labelled} labelled sources that cover it leans left.`,
    one: `Blindspot on the left: Only # of the ${labelled} labelled sources that cover it leans left.`,
    other: `Blindspot on the left: Only # of the ${labelled} labelled sources that cover it lean left.`,
  });

const ofTheRight = (outlets: number, labelled: number) =>
  plural(outlets, {
    0: `Blindspot on the right: None of the ${labelled} labelled sources that cover it leans right.`,
    one: `Blindspot on the right: Only # of the ${labelled} labelled sources that cover it leans right.`,
    other: `Blindspot on the right: Only # of the ${labelled} labelled sources that cover it lean right.`,
  });
