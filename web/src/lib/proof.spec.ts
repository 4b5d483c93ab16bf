import { describe, expect, it } from '@jest/globals';
import { askForProof, onProofNeeded } from './proof';

describe('askForProof', () => {
  it('is refused if nobody asks', async () => {
    expect(await askForProof()).toBe(false);
  });

  it('asks once for all calls that wait, and again later', async () => {
    const answers = [true, false];
    let asked = 0;
    const stop = onProofNeeded(async () => answers[asked++] ?? false);
    expect(await Promise.all([askForProof(), askForProof()])).toEqual([true, true]);
    expect(await askForProof()).toBe(false);
    expect(asked).toBe(2);
    stop();
    expect(await askForProof()).toBe(false);
    expect(asked).toBe(2);
  });
});
