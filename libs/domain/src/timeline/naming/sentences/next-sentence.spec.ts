import { describe, expect, it } from '@jest/globals';
import { storyWords } from '../../milestones/news/story-words.js';
import { readArticle } from '../../read/read-article.js';
import { deriveSteps } from '../../steps/derive-steps.js';
import { nextSentence } from './next-sentence.js';

const PUBLISHED = new Date('2031-03-05T12:00:00Z');

/** The announced steps and the sentence about what is next, from two reports of Wednesday 5 March 2031 with the same sentence. */
function read(language: string, sentence: string, today = '2031-03-05') {
  const articles = (TITLES[language] ?? []).map((title, at) => ({
    ...{ id: at + 1, title, originKey: `source:${at}`, publishedAt: PUBLISHED },
    reading: readArticle({ title, excerpt: sentence, text: null, publishedAt: PUBLISHED, language }),
  }));
  const words = storyWords(articles.map((article) => ({ article, voice: 'own', reading: article.reading })));
  const steps = deriveSteps(articles, []);
  const next = nextSentence(steps, { today, words, languageOf: () => language });
  return { steps: steps.map(({ text }) => text), next: next?.text ?? null };
}

const TITLES: Readonly<Record<string, readonly [string, string]>> = {
  es: [
    'La alcaldesa Vane, juzgada por la presa de Orvale',
    'El fraude de la presa de Orvale: Vane, a juicio',
  ],
  fr: ["La maire Vane jugée pour le barrage d'Orvale", "Fraude au barrage d'Orvale : Vane au tribunal"],
  de: ['Bürgermeisterin Vane vor Gericht: Damm von Orvale', 'Betrug am Damm von Orvale: Vane angeklagt'],
  pt: ['Prefeita Vane julgada pela barragem de Orvale', 'Fraude na barragem de Orvale: Vane no tribunal'],
  it: ['La sindaca Vane a processo per la diga di Orvale', 'Frode alla diga di Orvale: Vane in tribunale'],
  nl: ['Vane voor de rechter om dam Orvale', 'Fraude bij dam Orvale: Vane voor de rechter'],
};

/** Sentences that name a day of the calendar and stand alone. */
const CLEAR: readonly (readonly [language: string, sentence: string])[] = [
  ['es', 'El tribunal dictará la sentencia de Vane por la presa de Orvale el 14 de marzo.'],
  ['es', 'El viernes 14 de marzo de 2031 comienza el juicio de Vane por la presa de Orvale.'],
  ['es', 'La sentencia de Vane por la presa de Orvale está prevista para el 1 de abril.'],
  ['fr', "Le tribunal rendra son jugement sur Vane et le barrage d'Orvale le 14 mars."],
  ['fr', "Le procès de Vane sur le barrage d'Orvale s'ouvrira le 1er avril à Pellmere."],
  ['fr', 'Le jugement de Vane sur le barrage d’Orvale est attendu vendredi 14 mars.'],
  ['de', 'Das Gericht wird das Urteil gegen Vane zum Damm von Orvale am 14. März verkünden.'],
  ['de', 'Der Prozess gegen Vane um den Damm von Orvale beginnt am Donnerstag, dem 13. März.'],
  ['de', 'Das Urteil gegen Vane zum Damm von Orvale soll am 1. April fallen.'],
  ['pt', 'O tribunal vai anunciar a sentença de Vane sobre a barragem de Orvale em 14 de março.'],
  ['pt', 'A sentença de Vane sobre a barragem de Orvale está prevista para 1º de abril.'],
  ['pt', 'No dia 14 de março, o tribunal vai julgar a prefeita Vane pela barragem de Orvale.'],
  ['it', 'Il tribunale leggerà la sentenza contro Vane per la diga di Orvale il 14 marzo.'],
  ['it', 'I giudici del processo a Vane per la diga di Orvale decideranno il 1° aprile.'],
  ['it', 'Il processo a Vane per la diga di Orvale inizierà venerdì 14 marzo.'],
];

/** Steps that the page lists with their day, but whose sentence would say another day later, or leans on another one. */
const UNCLEAR: readonly (readonly [language: string, why: string, sentence: string])[] = [
  ['es', 'a weekday', 'El tribunal dictará la sentencia de Vane por la presa de Orvale el viernes.'],
  ['es', 'tomorrow', 'El tribunal dictará mañana la sentencia de Vane por la presa de Orvale.'],
  [
    'es',
    'a day of the report beside the date',
    'Vane declaró hoy y el tribunal dictará la sentencia por la presa de Orvale el 14 de marzo.',
  ],
  [
    'es',
    'another date than that of the step',
    'Según la ley del 14 de abril, el tribunal dictará el viernes la sentencia de Vane por la presa de Orvale.',
  ],
  ['es', 'a pronoun', 'Su defensa presentará el recurso de Vane por la presa de Orvale el 14 de marzo.'],
  ['fr', 'a weekday', "Le tribunal rendra son jugement sur Vane et le barrage d'Orvale vendredi."],
  ['fr', 'a distance', "Le tribunal rendra son jugement sur Vane et le barrage d'Orvale dans deux semaines."],
  [
    'fr',
    'a day of the report beside the date',
    "Vane a témoigné ce matin et le tribunal d'Orvale jugera le barrage le 14 mars.",
  ],
  ['fr', 'a pronoun', "Elle comparaîtra devant le tribunal d'Orvale pour le barrage de Vane le 14 mars."],
  ['de', 'a weekday', 'Das Gericht wird das Urteil gegen Vane zum Damm von Orvale am Donnerstag verkünden.'],
  [
    'de',
    'a week',
    'Das Gericht wird das Urteil gegen Vane zum Damm von Orvale in der kommenden Woche verkünden.',
  ],
  [
    'de',
    'a day of the report beside the date',
    'Vane sagte heute aus, und das Gericht wird das Urteil zum Damm von Orvale am 14. März verkünden.',
  ],
  ['de', 'a pronoun', 'Er wird das Urteil gegen Vane zum Damm von Orvale am 14. März verkünden.'],
  [
    'pt',
    'a weekday',
    'O tribunal vai anunciar a sentença de Vane sobre a barragem de Orvale na sexta-feira.',
  ],
  [
    'pt',
    'a day without its month',
    'O tribunal vai anunciar a sentença de Vane sobre a barragem de Orvale no dia 14.',
  ],
  [
    'pt',
    'a day of the report beside the date',
    'Vane depôs hoje e o tribunal vai julgar a barragem de Orvale em 14 de março.',
  ],
  ['pt', 'a pronoun', 'Ela vai depor no tribunal de Orvale sobre a barragem de Vane em 14 de março.'],
  ['it', 'a weekday', 'Il tribunale leggerà la sentenza contro Vane per la diga di Orvale venerdì.'],
  [
    'it',
    'a distance',
    'Il tribunale leggerà la sentenza contro Vane per la diga di Orvale tra due settimane.',
  ],
  [
    'it',
    'a day of the report beside the date',
    'Vane ha deposto stamattina e il tribunale deciderà sulla diga di Orvale il 14 marzo.',
  ],
  ['it', 'a pronoun', 'Lei comparirà davanti al tribunale di Orvale per la diga di Vane il 14 marzo.'],
];

describe('nextSentence', () => {
  it.each(CLEAR)('cites in %s word for word: %s', (language, sentence) => {
    expect(read(language, sentence).next).toBe(sentence);
  });

  it.each(UNCLEAR)('leaves out in %s a sentence with %s', (language, _why, sentence) => {
    const { steps, next } = read(language, sentence);
    expect(steps).toEqual([sentence]);
    expect(next).toBeNull();
  });

  it.each(CLEAR)('leaves out in %s what is over: %s', (language, sentence) => {
    expect(read(language, sentence, '2031-04-01').next).toBeNull();
  });

  it('has nothing in a language whose dates are not read', () => {
    const dutch = 'De rechter doet op 14 maart uitspraak over Vane en de dam van Orvale.';
    expect(read('nl', dutch)).toEqual({ steps: [], next: null });
  });
});
