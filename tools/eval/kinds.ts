import type { Kinds } from '../measure/run-kind.js';

const LABELLED = 'RECORDING_DIR LABELS.jsonl [--part dev|test] [--failed]';
const LABEL_OPTIONS = '--part counts one half of the labels, --failed lists wrong results.';

/** The measurements of `npm run -s eval`. Gold data and recordings: test/gold/README.md. */
export const EVALS: Kinds = {
  assistant: {
    takes: '[QUESTIONS.jsonl] [--part dev|test] [--failed]',
    about: `Asks the gold questions about the fictional recording. ${LABEL_OPTIONS}`,
    load: () => import('./assistant.js'),
  },
  copies: {
    takes: 'DIR… [--list copies|credited|attributed]',
    about:
      'How many articles of recordings are copies, credit an agency or name another outlet. --list lists one sort of them.',
    load: () => import('./copies.js'),
  },
  desk: {
    takes: '',
    about: 'What editors decided in the configured database.',
    load: () => import('./desk.js'),
  },
  distort: {
    takes: 'RECORDING_DIR [--failed]',
    about: 'How many distorted reports count as an origin. --failed lists them.',
    load: () => import('./distort.js'),
  },
  events: {
    takes: 'FILE.jsonl… [--without-repair]',
    about: 'Compares events with gold stories. --without-repair skips the repair pass.',
    load: () => import('./events.js'),
  },
  feeds: {
    takes: 'DIR… [--failed]',
    about: 'Compares read documents (X.xml) with expectations (X.json). --failed lists the failed cases.',
    load: () => import('./feeds.js'),
  },
  front: {
    takes: 'RECORDING_DIR FRONT.jsonl [--cards]',
    about:
      'How many stories that an editor would put first are among the first cards. --cards lists the cards.',
    load: () => import('./front.js'),
  },
  notices: {
    takes: 'fictional|DIR…',
    about: 'What two readers are sent while recordings are replayed.',
    load: () => import('./notices.js'),
  },
  origins: {
    takes: LABELLED,
    about: `Compares how often milestones are confirmed with labels. ${LABEL_OPTIONS}`,
    load: () => import('./origins.js'),
  },
  pages: {
    takes: 'RECORDING_DIR GOLD.jsonl [--dump FILE]',
    about: "Compares the words on pages with editors' judgements. --dump writes the current words.",
    load: () => import('./pages.js'),
  },
  questions: {
    takes: `fictional|${LABELLED}`,
    about: `Compares how readers' questions are settled with labels. ${LABEL_OPTIONS}`,
    load: () => import('./questions.js'),
  },
  rhythm: {
    takes: 'DIR…',
    about: 'Compares visits by the learned rhythm with visits every half hour.',
    load: () => import('./rhythm.js'),
  },
  status: {
    takes: LABELLED,
    about: `Compares the status of stories with labels. ${LABEL_OPTIONS}`,
    load: () => import('./status.js'),
  },
  stories: {
    takes: 'RECORDING_DIR-or-ITEMS.jsonl.gz SAGAS.jsonl [--stories]',
    about:
      'Compares stories with stories that were labelled by reading. --stories lists the figures of each.',
    load: () => import('./stories.js'),
  },
  tags: {
    takes: 'FILE.jsonl…',
    about: 'Compares tags with one gold label for each article.',
    load: () => import('./tags.js'),
  },
  timeline: {
    takes: 'ARTICLES.jsonl GOLD.json',
    about: 'How many days of gold timelines are among the ranked dates.',
    load: () => import('./timeline.js'),
  },
  trust: {
    takes: 'LABELS.csv…',
    about: 'Ranks labelled sources by their newest assessments in the configured database.',
    load: () => import('./trust.js'),
  },
  'trust-database': {
    takes: 'DIR-or-ITEMS.jsonl.gz…',
    about:
      'Fills the configured database with recordings and archives, so that all their sources can be assessed.',
    load: () => import('./trust-database.js'),
  },
};
