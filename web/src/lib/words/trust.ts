export {
  explainTrust,
  featuredBand,
  newsFeedBand,
  shownTrust,
  spokenTrust,
  trackerTier,
} from '#contract/trust';
