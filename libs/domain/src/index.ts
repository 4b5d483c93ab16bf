export * from './timeline/rank-dates.js';
export * from './timeline/date-mentions.js';
export * from './timeline/timeline-article.js';
export * from './text/detect-language.js';
export * from './text/natural.js';
export * from './text/tokenise.js';
