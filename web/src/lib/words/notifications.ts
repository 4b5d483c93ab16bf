export { badgeText, newArticlesText } from '#contract/notifications';
