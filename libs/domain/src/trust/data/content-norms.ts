/** Made by tools/train/content-norms.ts: do not edit. Of each rate the median over sources, their standard
 * deviation, and the days whose chance equals it. */
export const CONTENT_NORMS = {
  clickbait: { typical: 0.207, spread: 0.189, priorDays: 2.5 },
  loaded: { typical: 0.047, spread: 0.05, priorDays: 17.9 },
  question: { typical: 0.054, spread: 0.081, priorDays: 8.5 },
  shouting: { typical: 0, spread: 0.05, priorDays: 2.3 },
  opinion: { typical: 0, spread: 0.05, priorDays: 0.2 },
  attribution: { typical: 0.25, spread: 0.165, priorDays: 5.4 },
  quotation: { typical: 0.167, spread: 0.159, priorDays: 4.8 },
  agreement: { typical: 0.437, spread: 0.184, priorDays: 1.3 },
};
