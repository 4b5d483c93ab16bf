import { Done } from '#contract/accounts';
import {
  type NewTarget,
  TargetAdded,
  type TargetChange,
  TargetDeliveries,
  type TargetDelivery,
  TargetResent,
  TargetSecret,
} from '#contract/notifications';
import { accountCalls } from '../../../lib/account-calls';
import { deleteJson, getJson, patchJson, postJson } from '../../../lib/http';

export const addTarget = (target: NewTarget): Promise<TargetAdded> =>
  postJson(accountCalls.targets, target, TargetAdded);

export const changeTarget = (id: number, change: TargetChange): Promise<void> =>
  patchJson(accountCalls.target(id), change);

export const removeTarget = (id: number): Promise<void> => deleteJson(accountCalls.target(id));

export const renewSecret = (id: number): Promise<TargetSecret> =>
  postJson(accountCalls.targetSecret(id), undefined, TargetSecret);

export const mailConfirmation = (id: number): Promise<void> => postJson(accountCalls.targetConfirmation(id));

export const sendAgain = (id: number, deliveryIds: readonly number[]): Promise<TargetResent> =>
  postJson(accountCalls.targetDeliveries(id), { deliveryIds }, TargetResent);

export const confirmEmails = (secret: string): Promise<Done> =>
  postJson(accountCalls.confirmEmails(secret), undefined, Done);

export const stopEmails = (secret: string): Promise<Done> =>
  postJson(accountCalls.stopEmails(secret), undefined, Done);

const LOOK_EVERY_MS = 1_000;
/** The worker looks every five seconds, and gives a target ten. */
const MOST_LOOKS = 40;

/** Sends a test and waits until it is over. Null if no worker sent it in time. */
export async function testTarget(id: number): Promise<TargetDelivery | null> {
  await postJson(accountCalls.targetTest(id));
  for (let look = 0; look < MOST_LOOKS; look++) {
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    const deliveries = await getJson(accountCalls.targetDeliveries(id), TargetDeliveries);
    const test = deliveries.find(({ title }) => title === null);
    if (test !== undefined && test.state !== 'waiting') return test;
  }
  return null;
}
