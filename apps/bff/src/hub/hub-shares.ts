/** Calls to one host, and for one network that asked, at the same time. */
const OF_HOST = 1;
const OF_NETWORK = 2;

interface Party {
  callback_host: string;
  asked_from: string | null;
}

/** Which hosts and networks have their share of the hub's lanes in this process. */
export class HubShares {
  private readonly inHand = new Set<Party>();

  take(party: Party): void {
    this.inHand.add(party);
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
