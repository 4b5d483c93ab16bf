import useSWR from 'swr';
import { ProviderAddress, type ProviderChange, ProviderLink } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { deleteJson, getJson, postJson } from '../../../lib/http';

/** How the reader's account and the provider of sign-in belong together. */
export function useProviderLink() {
  const { data, mutate } = useSWR(accountCalls.provider, (url: string) => getJson(url, ProviderLink), {
    revalidateIfStale: true,
  });
  return { link: data, refresh: () => mutate() };
}

/** Leaves for the provider, which leads back to `returnTo`. */
export async function goToProvider(returnTo: string): Promise<void> {
  leave(await postJson(accountCalls.providerStart, { returnTo }, ProviderAddress));
}

/** Leaves for the provider to connect the account. */
export async function connectProvider(change: ProviderChange): Promise<void> {
  leave(await postJson(accountCalls.providerLink, change, ProviderAddress));
}

/** Leaves for the provider, which asks for the password again. */
export async function confirmAtProvider(): Promise<void> {
  leave(await postJson(accountCalls.providerConfirm, undefined, ProviderAddress));
}

export function disconnectProvider(change: ProviderChange): Promise<void> {
  return deleteJson(accountCalls.provider, change);
}

const leave = ({ url }: ProviderAddress) => window.location.assign(url);
