export { frequencyLabel, openForLabel, originsNote, standingSentence, statusBadge } from '#contract/stories';
