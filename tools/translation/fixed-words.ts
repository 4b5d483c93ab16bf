import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SETTING_WORDS } from '#contract/desk';
import { completionReasons } from '#domain/timeline/endings';
import {
  BIASES,
  LANGUAGE_PART_NAMES,
  MILESTONE_ROLES,
  SIGNIFICANCES,
  SOURCE_CATEGORIES,
  TAGS,
  TOPIC_LOCKS,
} from '#vocabulary';

/** Where the server and the contract keep English that the web app shows. */
const CONTRACT = ['libs/{contract,vocabulary}/src/**/*.ts'];
const SERVER = [
  'apps/bff/src/{admin,articles,assistant,auth,billing,community,http,images,notifications,payments,search,topics,tracker}/**/*.ts',
];

/** What the engine says in whole sentences, and where the labels of a source come from. What it puts together of pieces stays in English. */
const ENGINE = [
  'libs/domain/src/assistant/proof/connecting-words.ts',
  'libs/domain/src/ingest/article/left-out.ts',
  'libs/domain/src/ingest/health/feed-{alert,health,trouble}.ts',
  'libs/domain/src/stories/linking/explain-relation.ts',
  'libs/domain/src/trust/label-origins.ts',
];

/** The engine's sentences about a story. Texts without a full stop are pieces of others. */
const STORIES = [
  'libs/domain/src/timeline/endings/topic-status.ts',
  'libs/domain/src/timeline/explain-change.ts',
];

/** Why a source has its score. Only what has no numbers: the rest is put together of English pieces. */
const SCORES = ['libs/domain/src/trust/explain-factor.ts'];

/** What the numbers of stories count (`claims/claim-kinds.ts`). Codes of currencies are the same in all languages. */
const UNITS = ['acres', 'hectares', 'square miles', 'square kilometres', 'square kilometers', 'magnitude'];

/** Kinds of media and origins of labels that the directory and recordings give. What is put together of several stays in English. */
const SOURCE_WORDS = [
  'Journal',
  'Magazine',
  'News agency',
  'News source',
  'Newspaper',
  'Organization/foundation',
  'Radio station',
  'TV station',
  'Website',
  'a single public rating',
  'an operator of this installation',
  'median of public ratings',
  'the recording',
  'unknown',
];

/** Evidence for a source's score that is no sentence (`community/factor-evidence.presenter.ts`). */
const EVIDENCE = [
  'Disclosed',
  'who owns it',
  'who wrote its articles',
  'when they were published',
  'when they were changed',
  'what is opinion or sponsored',
  'what was corrected',
  'which section they belong to',
  'who edits it, or how to contact it',
  'who owns the texts',
  'Opinion',
  '{0} of {1} feed requests succeeded ({2}%)',
  '{0} rating set, combined by Lin et al. (2023)',
  '{0} rating sets, combined by Lin et al. (2023)',
  'generally reliable',
  'no consensus',
  'generally unreliable',
  'deprecated',
];

/** Whole sentences of notifications. `#words/notice-words` says those that are put together. */
const NOTICES = [
  'New stories you may want to follow',
  'The report that settled this question was retracted.',
];

/** Words of the vocabulary that screens show as they are. */
const VALUES = [
  ...BIASES,
  ...SOURCE_CATEGORIES,
  ...SIGNIFICANCES,
  ...MILESTONE_ROLES,
  ...TAGS,
  ...TOPIC_LOCKS,
];

/**
 * What the app never shows, or says in its own words: other tools' words, emails, names of months,
 * recordings of tests.
 */
const ELSEWHERE =
  /\.spec\.ts$|\/v1\/|\/data\/|syndication|time-labels|-mail\.|chat-client|image-metrics|\/model\/|openapi/;

/** Calls whose arguments are for operators or developers. */
const NOT_SHOWN = /(?:^|\.)(?:Error|OperatorError|RegExp|describe|log|warn|error|info|debug)$/;

const SENTENCE = /^[\p{Lu}“].*\s/u;
const NAMES = new Set(['Followthrough', 'Bearer {0}', 'HTTP {0}']);

/**
 * The English that `said` translates: words and sentences of the contract, and the server's messages. What a message
 * fills in is `{0}`, `{1}`, ….
 */
export function fixedWords(root: string): string[] {
  const found = new Set<string>([
    ...VALUES,
    ...Object.values(LANGUAGE_PART_NAMES),
    ...UNITS,
    ...Object.values(SETTING_WORDS).flatMap(({ unit }) => unit ?? []),
    ...SOURCE_WORDS,
    ...EVIDENCE,
    ...completionReasons(),
    ...NOTICES,
    '404 Page Not Found',
    'API',
    'Database',
  ]);
  for (const path of pathsOf(CONTRACT, root)) for (const text of textsOf(root, path, isWord)) found.add(text);
  for (const path of pathsOf(SERVER, root))
    for (const text of textsOf(root, path, (text) => SENTENCE.test(text))) found.add(text);
  for (const path of pathsOf(ENGINE, root)) for (const text of textsOf(root, path, isPhrase)) found.add(text);
  for (const path of pathsOf(STORIES, root))
    for (const text of textsOf(root, path, isStorySentence)) found.add(text);
  for (const path of pathsOf(SCORES, root))
    for (const text of textsOf(root, path, (text) => isStorySentence(text) && !text.includes('{')))
      found.add(text);
  return [...found].filter((text) => !NAMES.has(text)).sort();
}

const pathsOf = (globs: readonly string[], root: string) =>
  globs.flatMap((glob) => globSync(glob, { cwd: root })).filter((path) => !ELSEWHERE.test(path));

const isPhrase = (text: string) => /^[\p{L}“].*\s/u.test(text) && !/^\p{L}+ \{0\}$/u.test(text);

/** With few letters of its own, `said` would take other texts for it. */
const isStorySentence = (text: string) =>
  /^[\p{Lu}\d{].*(?:\.|: \{\d\})$/su.test(text) && text.replace(/\{\d\}|\P{L}/gu, '').length >= 9;

/** Or a sentence that begins with a name: '{0} does not respond.' */
const isWord = (text: string) => /^(?:[\p{Lu}“]|\{0\} \p{Ll}.*\.$)/u.test(text) && /\p{Ll}{2}/u.test(text);

function textsOf(root: string, path: string, isShown: (text: string) => boolean): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (text !== null && isShown(text) && !isHidden(node)) texts.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return isAbsent(node) ? `${node.text} does not exist.` : node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const filled = node.templateSpans.reduce(
    (so, { literal }, index) => `${so}{${index}}${literal.text}`,
    node.head.text,
  );
  const text = isAbsent(node) ? `${filled} does not exist.` : filled;
  // With nothing but a name in it, it is no sentence.
  return /\p{L}{3}/u.test(text.replace(/\{\d\}/g, '')) ? text : null;
}

/** `notFound('This topic')` says 'This topic does not exist.' */
const isAbsent = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'notFound';

function isHidden({ parent }: ts.Node): boolean {
  return (
    (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && NOT_SHOWN.test(parent.expression.getText())
  );
}
