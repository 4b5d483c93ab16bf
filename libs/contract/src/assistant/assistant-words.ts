/** The texts of the assistant's panel. */
export const ASSISTANT_MESSAGES = {
  title: 'AI Story Analysis',
  intro: 'Answers from the articles of this story. Each sentence shows where it comes from.',
  locked: 'The assistant is part of Premium. On a story’s own page everyone may ask it.',
  unlock: 'Go Premium',
  openStory: 'Ask on the story’s page',
  placeholder: 'Ask about this story',
  send: 'Send',
  loading: 'Reading the articles…',
  failed: 'The question could not be answered.',
  stopped: 'The answer broke off.',
  proof: 'Proof',
  quick: 'Quick',
  full: 'Full',
  empty: 'No questions yet.',
  tooMany: 'You have asked many questions. Please try again later.',
} as const;

/** Questions that every story can be asked. */
export const SUGGESTED_QUESTIONS = [
  'What happened?',
  'Is it confirmed?',
  'How do the sources differ?',
  'What is next?',
] as const;

/** How many messages the quick tab shows. */
export const QUICK_MESSAGES = 3;
