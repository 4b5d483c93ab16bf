export interface Example {
  features: Int32Array;
  values: Float32Array;
  /** The target probability of each class. Sums to 1. */
  target: Float32Array;
  weight: number;
}

export interface SoftmaxOptions {
  classes: number;
  features: number;
  epochs: number;
  /** The model is the mean of the weights after each epoch, without this many first epochs. It varies less than the last weights. */
  unsettled: number;
  rate: number;
  /** L2 regularisation, per occurrence of a feature in an example of weight 1. */
  decay: number;
}

export interface SoftmaxModel {
  bias: Float32Array;
  /** Row-major: feature × class. */
  weights: Float32Array;
}

/** Multinomial logistic regression with AdaGrad. The examples have a fixed shuffled order, so runs are reproducible. */
export function trainSoftmax(examples: Example[], options: SoftmaxOptions): SoftmaxModel {
  const { classes, features, epochs, unsettled, rate, decay } = options;
  const model = emptyModel(classes, features);
  const mean = emptyModel(classes, features);
  const squares = new Float32Array(features * classes).fill(1e-4);
  const biasSquares = new Float32Array(classes).fill(1);
  const errors = new Float32Array(classes);
  const next = linearCongruential(20_260_813);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const stepSize = rate / Math.sqrt(1 + epoch);
    for (const example of shuffled(examples, next)) {
      predictErrors(model, example, errors);
      for (let c = 0; c < classes; c++) {
        const gradient = example.weight * (errors[c] ?? 0);
        biasSquares[c] = (biasSquares[c] ?? 0) + gradient * gradient;
        model.bias[c] = (model.bias[c] ?? 0) - (stepSize * 0.1 * gradient) / Math.sqrt(biasSquares[c] ?? 1);
      }
      const pull = decay * example.weight;
      for (let k = 0; k < example.features.length; k++) {
        const row = (example.features[k] ?? 0) * classes;
        const value = (example.values[k] ?? 0) * example.weight;
        for (let c = 0; c < classes; c++) {
          const at = row + c;
          const weight = model.weights[at] ?? 0;
          const gradient = value * (errors[c] ?? 0) + pull * weight;
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          model.weights[at] = weight - (stepSize * gradient) / Math.sqrt(square);
        }
      }
    }
    if (epoch >= unsettled) addShare(mean, model, 1 / (epochs - unsettled));
  }
  return mean;
}

function emptyModel(classes: number, features: number): SoftmaxModel {
  return { bias: new Float32Array(classes), weights: new Float32Array(features * classes) };
}

function addShare(mean: SoftmaxModel, { bias, weights }: SoftmaxModel, share: number): void {
  for (const [c, value] of bias.entries()) mean.bias[c] = (mean.bias[c] ?? 0) + share * value;
  for (let i = 0; i < weights.length; i++)
    mean.weights[i] = (mean.weights[i] ?? 0) + share * (weights[i] ?? 0);
}

function predictErrors(
  { bias, weights }: SoftmaxModel,
  { features, values, target }: Example,
  errors: Float32Array,
) {
  const classes = errors.length;
  errors.set(bias);
  for (let k = 0; k < features.length; k++) {
    const row = (features[k] ?? 0) * classes;
    const value = values[k] ?? 0;
    for (let c = 0; c < classes; c++) errors[c] = (errors[c] ?? 0) + value * (weights[row + c] ?? 0);
  }
  let top = Number.NEGATIVE_INFINITY;
  for (const logit of errors) top = Math.max(top, logit);
  let sum = 0;
  for (let c = 0; c < classes; c++) {
    const exp = Math.exp((errors[c] ?? 0) - top);
    errors[c] = exp;
    sum += exp;
  }
  for (let c = 0; c < classes; c++) errors[c] = (errors[c] ?? 0) / sum - (target[c] ?? 0);
}

function shuffled<T>(items: T[], next: () => number): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const [a, b] = [copy[i] as T, copy[j] as T];
    copy[i] = b;
    copy[j] = a;
  }
  return copy;
}

/** Pseudo-random numbers in [0, 1), the same in every run (constants from Numerical Recipes). */
function linearCongruential(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
