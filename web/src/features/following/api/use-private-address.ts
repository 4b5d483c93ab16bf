import useSWR from 'swr';
import { NewPrivateAddress, PrivateAddressState } from '#contract/reading';
import { accountCalls } from '../../../lib/account-calls';
import { deleteJson, getJson, postJson } from '../../../lib/http';

/** Whether the reader has a private address, and its actions. */
export function usePrivateAddress() {
  const { data, error, mutate } = useSWR(accountCalls.privateAddress, (url: string) =>
    getJson(url, PrivateAddressState),
  );
  return {
    state: data,
    error,
    retry: () => mutate(),
    /** Ends the earlier address. The response is the only one that contains the new one. */
    renew: async (): Promise<NewPrivateAddress> => {
      const made = await postJson(accountCalls.privateAddress, undefined, NewPrivateAddress);
      await mutate({ address: { createdAt: made.createdAt, usedAt: null } }, { revalidate: false });
      return made;
    },
    revoke: async (): Promise<void> => {
      await deleteJson(accountCalls.privateAddress);
      await mutate({ address: null }, { revalidate: false });
    },
  };
}
