export interface Example {
  row: readonly number[];
  /** Whether the article belongs to the topic. */
  joins: boolean;
  weight: number;
}

export interface BoostSettings {
  trees: number;
  depth: number;
  rate: number;
  /** Ridge added to each leaf's second derivative. */
  ridge: number;
  /** Minimum number of examples on either side of a split. */
  least: number;
}

export const BOOST: BoostSettings = { trees: 80, depth: 4, rate: 0.1, ridge: 5, least: 30 };

const BINS = 64;

interface Binned {
  /** Upper edges of each feature's bins, ascending. */
  edges: number[][];
  /** Bin of each example, by feature. */
  bins: Uint8Array[];
  /** Negative gradients and second derivatives of the logistic loss, times weight. */
  slope: Float64Array;
  curve: Float64Array;
}

interface Node {
  members: Int32Array;
  feature: number;
  threshold: number;
  leaf: number;
  children: [Node, Node] | null;
}

/** Gradient boosting of small trees on the logistic loss (Friedman 2001; gains as in Chen and Guestrin 2016), packed as text. */
export function boost(examples: readonly Example[], settings: BoostSettings = BOOST): string {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const positive = examples.reduce((sum, { weight, joins }) => sum + (joins ? weight : 0), 0);
  const base = Math.log(positive / (total - positive));
  const odds = new Float64Array(examples.length).fill(base);
  const data = binned(examples);
  const lines = [base.toFixed(4)];
  for (let tree = 0; tree < settings.trees; tree += 1) {
    differentiate(examples, odds, data);
    const root = grow(Int32Array.from(examples.keys()), settings.depth, data, settings);
    addTo(odds, root);
    lines.push(pack(root));
  }
  return lines.join('\n');
}

function binned(examples: readonly Example[]): Binned {
  const width = examples[0]?.row.length ?? 0;
  const edges = Array.from({ length: width }, (_, feature) => {
    const values = Float64Array.from(examples, ({ row }) => row[feature] ?? 0).sort();
    const cuts = Array.from(
      { length: BINS - 1 },
      (_, at) => values[Math.floor(((at + 1) * values.length) / BINS)] ?? 0,
    );
    return [...new Set(cuts.map((cut) => Number(cut.toFixed(4))))];
  });
  const bins = edges.map((cuts, feature) =>
    Uint8Array.from(examples, ({ row }) => {
      let bin = 0;
      while (bin < cuts.length && (row[feature] ?? 0) > (cuts[bin] ?? 0)) bin += 1;
      return bin;
    }),
  );
  const size = examples.length;
  return { edges, bins, slope: new Float64Array(size), curve: new Float64Array(size) };
}

function differentiate(examples: readonly Example[], odds: Float64Array, { slope, curve }: Binned): void {
  examples.forEach(({ joins, weight }, at) => {
    const p = 1 / (1 + Math.exp(-(odds[at] ?? 0)));
    slope[at] = weight * ((joins ? 1 : 0) - p);
    curve[at] = weight * p * (1 - p);
  });
}

function grow(members: Int32Array, depth: number, data: Binned, settings: BoostSettings): Node {
  let [slope, curve] = [0, 0];
  for (const at of members) {
    slope += data.slope[at] ?? 0;
    curve += data.curve[at] ?? 0;
  }
  const leaf = (settings.rate * slope) / (curve + settings.ridge);
  const node: Node = { members, feature: -1, threshold: 0, leaf, children: null };
  const split = depth > 0 ? bestSplit(members, slope, curve, data, settings) : null;
  if (!split) return node;
  const { feature, bin } = split;
  const bins = data.bins[feature] ?? new Uint8Array();
  const left = members.filter((at) => (bins[at] ?? 0) <= bin);
  const right = members.filter((at) => (bins[at] ?? 0) > bin);
  node.feature = feature;
  node.threshold = data.edges[feature]?.[bin] ?? 0;
  node.children = [grow(left, depth - 1, data, settings), grow(right, depth - 1, data, settings)];
  return node;
}

function bestSplit(
  members: Int32Array,
  slope: number,
  curve: number,
  data: Binned,
  { ridge, least }: BoostSettings,
) {
  let best: { feature: number; bin: number; gain: number } | null = null;
  const whole = slope ** 2 / (curve + ridge);
  for (const [feature, bins] of data.bins.entries()) {
    const sums = histogram(members, bins, data);
    let [g, h, n] = [0, 0, 0];
    for (let bin = 0; bin < (data.edges[feature]?.length ?? 0); bin += 1) {
      g += sums.slope[bin] ?? 0;
      h += sums.curve[bin] ?? 0;
      n += sums.count[bin] ?? 0;
      if (n < least || members.length - n < least) continue;
      const gain = g ** 2 / (h + ridge) + (slope - g) ** 2 / (curve - h + ridge) - whole;
      if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain };
    }
  }
  return best;
}

function histogram(members: Int32Array, bins: Uint8Array, data: Binned) {
  const sums = {
    slope: new Float64Array(BINS),
    curve: new Float64Array(BINS),
    count: new Float64Array(BINS),
  };
  for (const at of members) {
    const bin = bins[at] ?? 0;
    sums.slope[bin] = (sums.slope[bin] ?? 0) + (data.slope[at] ?? 0);
    sums.curve[bin] = (sums.curve[bin] ?? 0) + (data.curve[at] ?? 0);
    sums.count[bin] = (sums.count[bin] ?? 0) + 1;
  }
  return sums;
}

function addTo(odds: Float64Array, { children, members, leaf }: Node): void {
  if (children) for (const child of children) addTo(odds, child);
  else for (const at of members) odds[at] = (odds[at] ?? 0) + leaf;
}

/** Breadth first, the order of `readTrees`. */
function pack(root: Node): string {
  const queue = [root];
  const words: string[] = [];
  for (const { children, feature, threshold, leaf } of queue) {
    words.push(children ? `${feature}:${threshold}` : leaf.toFixed(4));
    if (children) queue.push(...children);
  }
  return words.join(' ');
}
