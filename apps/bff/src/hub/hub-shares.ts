import { partyOf } from '#persistence/ingest/websub';

/** Calls to one host, and for one network that asked, at the same time. */
const OF_HOST = 1;
const OF_NETWORK = 2;
/** So many networks are known to have been served. One that was served before them counts as never served. */
const MOST_KNOWN = 500;

interface Party {
  callback_host: string;
  asked_from: string | null;
}

/** Which hosts and networks have their share of the hub's lanes in this process, and whose turn it is. */
export class HubShares {
  private readonly inHand = new Set<Party>();
  /** Longest ago first. */
  private readonly order = new Set<string>();

  take(party: Party): void {
    this.inHand.add(party);
    const name = partyOf(party);
    this.order.delete(name);
    this.order.add(name);
    if (this.order.size > MOST_KNOWN)
      for (const first of [...this.order].slice(0, 1)) this.order.delete(first);
  }

  /** Networks that were called before, longest ago first. */
  get served(): string[] {
    return [...this.order];
  }

  giveBack(party: Party): void {
    this.inHand.delete(party);
  }

  /** Those that get no further lane at this moment. */
  taken(): { busyHosts: string[]; busyNetworks: string[] } {
    const parties = [...this.inHand];
    return {
      busyHosts: atLeast(
        OF_HOST,
        parties.map(({ callback_host }) => callback_host),
      ),
      busyNetworks: atLeast(
        OF_NETWORK,
        parties.flatMap(({ asked_from }) => asked_from ?? []),
      ),
    };
  }
}

function atLeast(share: number, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length >= share);
}
