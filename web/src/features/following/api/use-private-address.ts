import useSWR from 'swr';
import { NewPrivateAddress, PrivateAddressState } from '#contract/reading';
import { deleteJson, getJson, postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** Whether the reader has a private address, and its actions. */
export function usePrivateAddress() {
  const { data, error, mutate } = useSWR(calls.privateAddress, (url: string) =>
    getJson(url, PrivateAddressState),
  );
  return {
    state: data,
    error,
    retry: () => void mutate(),
    /** Ends the earlier address. The response is the only one that contains the new one. */
    renew: async (): Promise<NewPrivateAddress> => {
      const made = await postJson(calls.privateAddress, undefined, NewPrivateAddress);
      await mutate({ address: { createdAt: made.createdAt, usedAt: null } }, { revalidate: false });
      return made;
    },
    revoke: async (): Promise<void> => {
      await deleteJson(calls.privateAddress);
      await mutate({ address: null }, { revalidate: false });
    },
  };
}
