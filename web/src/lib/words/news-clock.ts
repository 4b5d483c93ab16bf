export { ageLabel, dayLabel, momentLabel, recordingBanner, relativeTime } from '#contract/news-clock';
