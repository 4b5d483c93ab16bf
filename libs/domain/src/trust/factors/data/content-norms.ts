/**
 * Made by tools/train/content-norms.ts: do not edit. Per signal: its rate in articles of each tag (`usual`), and, for
 * the excess of sources over that rate, the median (`typical`), the standard deviation (`spread`), and the number of
 * days at which chance is as large as the spread (`priorDays`).
 */
export const CONTENT_NORMS = {
  clickbait: {
    typical: -0.032,
    spread: 0.163,
    priorDays: 3.3,
    usual: { sports: 0.158, entertainment: 0.245, politics: 0.129, technology: 0.362, business: 0.213, environment: 0.191, health: 0.403, science: 0.366, general: 0.102 },
  },
  loaded: {
    typical: -0.012,
    spread: 0.05,
    priorDays: 17.8,
    usual: { sports: 0.049, entertainment: 0.089, politics: 0.076, technology: 0.044, business: 0.04, environment: 0.073, health: 0.068, science: 0.07, general: 0.057 },
  },
  question: {
    typical: -0.016,
    spread: 0.078,
    priorDays: 9.2,
    usual: { sports: 0.055, entertainment: 0.045, politics: 0.052, technology: 0.066, business: 0.083, environment: 0.071, health: 0.136, science: 0.098, general: 0.038 },
  },
  shouting: {
    typical: -0.004,
    spread: 0.05,
    priorDays: 2.3,
    usual: { sports: 0.004, entertainment: 0.011, politics: 0.003, technology: 0.007, business: 0.003, environment: 0.009, health: 0.003, science: 0.019, general: 0.001 },
  },
  opinion: {
    typical: -0.001,
    spread: 0.05,
    priorDays: 0.2,
    usual: { sports: 0, entertainment: 0.002, politics: 0.002, technology: 0.001, business: 0, environment: 0, health: 0.001, science: 0, general: 0.001 },
  },
  attribution: {
    typical: -0.019,
    spread: 0.118,
    priorDays: 10.3,
    usual: { sports: 0.137, entertainment: 0.205, politics: 0.42, technology: 0.187, business: 0.285, environment: 0.297, health: 0.447, science: 0.367, general: 0.476 },
  },
  quotation: {
    typical: -0.047,
    spread: 0.139,
    priorDays: 6.2,
    usual: { sports: 0.119, entertainment: 0.475, politics: 0.32, technology: 0.165, business: 0.179, environment: 0.145, health: 0.179, science: 0.187, general: 0.226 },
  },
  agreement: {
    typical: 0.022,
    spread: 0.179,
    priorDays: 1.4,
    usual: { sports: 0.425, entertainment: 0.532, politics: 0.363, technology: 0.485, business: 0.398, environment: 0.366, health: 0.358, science: 0.373, general: 0.375 },
  },
};
