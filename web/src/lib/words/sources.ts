export { blindspotSentence } from '#contract/sources';
