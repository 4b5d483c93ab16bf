import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { i18n } from '#language';
import { newsIn, newsInListTitle } from '#vocabulary';
import { compiledCatalogue } from '../../../messages';
import { said } from '../language/said';
import { factorWords } from './factor-words';
import { noticeWords } from './notice-words';
import { changeWords, endWords, relationWords } from './stories';
import { levelWords } from './timeline';

const END =
  'Ended: “The strike is over” (The Gull (Orvale), 9 March 2031). 2 independent origins reported it.';

const messages: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  for (const code of ['de', 'es', 'fr']) {
    const po = readFileSync(`web/catalogues/${code}.po`, 'utf8');
    messages[code] = (await compiledCatalogue(po, code)) as Record<string, string>;
  }
});

const switchTo = (code: string, locale = code) =>
  i18n.loadAndActivate({ locale: code, locales: locale, messages: messages[code] ?? {} });

afterEach(() => switchTo('en', 'en-GB'));

const noticeLine = (line: string) => noticeWords(line, newsIn(line, false));
const cutTitle = (title: string) =>
  noticeWords(
    title,
    newsInListTitle(title, {
      name: `Strike ${'of the river pilots '.repeat(3)}`,
      section: 'ended',
      facts: [],
    }),
  );
const digestTitle = (title: string) =>
  noticeWords(title, newsInListTitle(title, { name: 'Airport strike', section: 'ended', facts: [] }));

describe('a sentence of the engine', () => {
  it.each<[say: (sentence: string) => string, english: string, german: string]>([
    [
      said,
      "Stage 'on trial' of a court case: a confirmed milestone reports it.",
      'Phase „Prozess“ eines Gerichtsverfahrens: Ein bestätigter Meilenstein meldet sie.',
    ],
    [
      said,
      "Stage 'decided': 3 independent origins report an end, but it is not final.",
      'Phase „entschieden“: 3 unabhängige Ursprünge melden ein Ende, aber es ist nicht endgültig.',
    ],
    [said, 'Disclosed', 'Offengelegt'],
    [said, 'derived from media type, country and feeds', 'aus Medientyp, Land und Feeds abgeleitet'],
    [said, 'This followed search does not exist.', 'Dieser Suche folgst du nicht mehr.'],
    [said, 'when they were published', 'wann sie veröffentlicht wurden'],
    [
      said,
      '122 of 123 feed requests succeeded (99%)',
      '122 von 123 Abrufen der Feeds waren erfolgreich (99\u00a0%)',
    ],
    [said, 'Wikipedia editors: generally reliable', 'Wikipedia-Autoren: im Allgemeinen zuverlässig'],
    [
      said,
      '6 rating sets, combined by Lin et al. (2023)',
      '6 Sammlungen von Bewertungen, zusammengefasst von Lin et al. (2023)',
    ],
    [
      factorWords,
      'Of 1,204 checkable reports, 1 was later confirmed by independent origins, 2 were retracted and 1 is still open.',
      'Prüfbare Berichte: 1.204. Später von unabhängigen Ursprüngen bestätigt: 1; zurückgezogen: 2; noch offen: 1.',
    ],
    [
      factorWords,
      '12 checked numbers: 10 confirmed, 2 contradicted; 1 checked name: 1 confirmed.',
      'Geprüfte Zahlen: 12 (bestätigt: 10, widersprochen: 2). Geprüfte Namen: 1 (bestätigt: 1, widersprochen: 0).',
    ],
    [
      factorWords,
      'Shown: bylines, rights and an owner.',
      'Angegeben: Autorennamen, Rechte und ein Eigentümer.',
    ],
    [
      factorWords,
      'Counts in its favour: 4 % that name who said it, 0.4 % with quotations, 0 % of headline words repeated in the lead.',
      'Zählt für sie: Schlagzeilen, die sagen, von wem etwas stammt: 4\u00A0%; Schlagzeilen mit Zitaten: 0,4\u00A0%; Wörter der Schlagzeilen, die der Vorspann wiederholt: 0\u00A0%.',
    ],
    [
      factorWords,
      "Wikipedia's editors list it as deprecated (perennial sources, CC BY-SA).",
      'Wikipedia führt sie als nicht mehr zu verwenden (Perennial Sources, CC BY-SA).',
    ],
    [
      factorWords,
      '1 of 3 feeds publishes at its usual rate.',
      'Feeds, die so oft wie üblich veröffentlichen: 1 von 3.',
    ],
    [factorWords, 'No public rating covers it.', 'Keine öffentliche Bewertung erfasst sie.'],
    [factorWords, 'Shown: a seal.', 'Shown: a seal.'],
    [
      endWords,
      END,
      'Beendet: „The strike is over“ (The Gull (Orvale), 9. März 2031). 2 unabhängige Ursprünge haben es gemeldet.',
    ],
    [endWords, 'The council gave up.', 'The council gave up.'],
    [
      endWords,
      'Ended: “x” (y, 99 Foo 2031). 2 independent origins reported it.',
      'Ended: “x” (y, 99 Foo 2031). 2 independent origins reported it.',
    ],
    [
      changeWords,
      END,
      'Beendet: „The strike is over“ (The Gull (Orvale), 9. März 2031). 2 unabhängige Ursprünge haben es gemeldet.',
    ],
    [
      changeWords,
      'Reopened. Active & Developing: 2 new milestones in 48 hours, the newest: “Dam: it leaks”.',
      'Wieder offen. Aktiv und in Entwicklung: 2 neue Meilensteine in 48 Stunden, der neueste: “Dam: it leaks”.',
    ],
    [changeWords, 'Ongoing: It leaks.', 'Laufend: It leaks.'],
    [changeWords, 'Resolved.', 'Abgeschlossen.'],
    [
      changeWords,
      '3 articles moved to another story: “Dam”.',
      '3 Artikel wurden in eine andere Geschichte verschoben: “Dam”.',
    ],
    [changeWords, 'An editor took back a merge.', 'Ein Redakteur hat eine Zusammenführung zurückgenommen.'],
    [relationWords, 'Both mention Orvale, dam and flood.', 'Beide erwähnen Orvale, dam und flood.'],
    [
      levelWords,
      'Single source: one origin reported it (Northwire); 9 outlets published it; the next level needs two.',
      'Einzelne Quelle: ein Ursprung hat es gemeldet (Northwire); 9 Medien haben es veröffentlicht; die nächste Stufe braucht zwei.',
    ],
    [
      levelWords,
      'Verified: 8 independent origins reported it (A, B (C), D, E, F, G and 2 more), 1 of which retracted it.',
      'Bestätigt: 8 unabhängige Ursprünge haben es gemeldet (A, B (C), D, E, F, G und 2 weitere), 1 davon hat es zurückgezogen.',
    ],
    [
      levelWords,
      'Multiple sources: 2 independent origins reported it (A, B); the next level needs three.',
      'Mehrere Quellen: 2 unabhängige Ursprünge haben es gemeldet (A, B); die nächste Stufe braucht drei.',
    ],
    [
      levelWords,
      'Retracted: one origin reported it (A) and later retracted it.',
      'Zurückgezogen: Ein Ursprung hat es gemeldet (A) und später zurückgezogen.',
    ],
    [
      levelWords,
      'Retracted by an editor: 2 independent origins reported it (A, B).',
      'Von einem Redakteur zurückgezogen: 2 unabhängige Ursprünge haben es gemeldet (A, B).',
    ],
    [noticeLine, 'Ended: Orrin dam', 'Beendet: Orrin dam'],
    [noticeLine, 'Reopened: Orrin dam', 'Wieder offen: Orrin dam'],
    [noticeLine, 'Retracted: Orrin dam', 'Zurückgezogen: Orrin dam'],
    [noticeLine, 'Settled: Is the ferry found?', 'Geklärt: Is the ferry found?'],
    [noticeLine, 'Open again: Is the ferry found?', 'Wieder offen: Is the ferry found?'],
    [noticeLine, 'The dam holds (2 origins)', 'The dam holds (2 Ursprünge)'],
    [noticeLine, 'The dam (east) holds (now 12 origins)', 'The dam (east) holds (jetzt 12 Ursprünge)'],
    [noticeLine, 'Ended: it says (one origin so far)', 'Ended: it says (bisher ein Ursprung)'],
    [noticeLine, 'The dam holds (now one origin)', 'The dam holds (jetzt ein Ursprung)'],
    [
      noticeLine,
      'The dam holds (one origin; another has retracted its report)',
      'The dam holds (ein Ursprung; ein anderer hat seine Meldung zurückgezogen)',
    ],
    [
      noticeLine,
      'Retracted by an editor: The dam holds (It was another.)',
      'Von einem Redakteur zurückgezogen: The dam holds (It was another.)',
    ],
    [noticeLine, 'Reported, then retracted: The dam holds', 'Gemeldet, dann zurückgezogen: The dam holds'],
    [
      noticeLine,
      'Retracted by the source that reported it: Two dead',
      'Von der Quelle zurückgezogen, die es gemeldet hatte: Two dead',
    ],
    [
      noticeLine,
      'Reopened because something new was reported after its end: It leaks',
      'Wieder offen, weil nach dem Ende etwas Neues gemeldet wurde: It leaks',
    ],
    [
      noticeLine,
      'Settled: Is it found? Yes: “Found, and 2 more” (Tidewire, 2031-03-09)',
      'Geklärt: Is it found? Ja: „Found, and 2 more“ (Tidewire, 2031-03-09)',
    ],
    [
      noticeLine,
      'It will not happen: “The inquiry was dropped.” (Tidewire, 2031-03-09)',
      'Es wird nicht geschehen: „The inquiry was dropped.“ (Tidewire, 2031-03-09)',
    ],
    [
      noticeLine,
      'The report that settled this question was retracted.',
      'Die Meldung, die diese Frage geklärt hatte, wurde zurückgezogen.',
    ],
    [noticeLine, 'The story ended.', 'Die Geschichte ist beendet.'],
    [noticeLine, 'and 2 smaller updates', 'und 2 kleinere Updates'],
    [
      noticeLine,
      'Your daily digest: 1 development in 1 story.',
      'Deine tägliche Zusammenfassung: 1 Entwicklung in 1 Geschichte.',
    ],
    [
      noticeLine,
      'Your weekly digest: 3 developments in 2 stories, and 1 that a source you follow reported first.',
      'Deine wöchentliche Zusammenfassung: 3 Entwicklungen in 2 Geschichten und 1 weitere, die eine Quelle zuerst gemeldet hat, der du folgst.',
    ],
    [
      noticeLine,
      'Your daily digest: 2 developments that sources you follow reported first.',
      'Deine tägliche Zusammenfassung: 2 Entwicklungen, die Quellen zuerst gemeldet haben, denen du folgst.',
    ],
    [
      noticeLine,
      'Reported first by The Gull, which you follow.',
      'Zuerst gemeldet von The Gull. Du folgst dieser Quelle.',
    ],
    [noticeLine, 'The Gull: 3 developments', 'The Gull: 3 Entwicklungen'],
    [noticeLine, '2 new stories in what you read about.', '2 neue Geschichten zu dem, was du liest.'],
    [
      noticeLine,
      'Politics, reported by 3 independent origins',
      'Politik, gemeldet von 3 unabhängigen Ursprüngen',
    ],
    [digestTitle, 'Airport strike ends, and 2 more', 'Airport strike: beendet und 2 weitere'],
    [digestTitle, 'Ended: Airport strike, and 1 more', 'Beendet: Airport strike und 1 weitere'],
    [digestTitle, 'Airport strike: All ends', 'Airport strike: All ends'],
    [
      cutTitle,
      'Strike of the river pilots of the river pilots… ends, and 2 more',
      'Strike of the river pilots of the river pilots…: beendet und 2 weitere',
    ],
    [
      cutTitle,
      'Ended: Strike of the river pilots of the river pilots…',
      'Beendet: Strike of the river pilots of the river pilots…',
    ],
  ])('%p says %j in English as it is, and in German', (say, english, translated) => {
    expect(say(english)).toBe(english);
    switchTo('de');
    expect(say(english)).toBe(translated);
  });

  it.each<[say: (sentence: string) => string, english: string, spanish: string, french: string]>([
    [
      said,
      "Stage 'on trial' of a court case: a confirmed milestone reports it.",
      'Fase «juicio» de un proceso judicial: un hito confirmado la recoge.',
      'Stade «\u202Fprocès\u202F» d’une affaire judiciaire\u202F: une étape clé confirmée en fait état.',
    ],
    [
      said,
      "Stage 'decided': 3 independent origins report an end, but it is not final.",
      'Fase «decidida»: 3 orígenes independientes informan de un final, pero no es definitivo.',
      'Stade «\u202Fdécision\u202F»\u202F: 3 origines indépendantes annoncent une fin, mais elle n’est pas définitive.',
    ],
    [
      endWords,
      END,
      'Terminada: «The strike is over» (The Gull (Orvale), 9 de marzo de 2031). Lo publicaron 2 orígenes independientes.',
      'Terminée\u202F: «\u202FThe strike is over\u202F» (The Gull (Orvale), 9 mars 2031). 2 origines indépendantes l’ont annoncé.',
    ],
    [
      endWords,
      END.replace('2 ind', '1 ind'),
      'Terminada: «The strike is over» (The Gull (Orvale), 9 de marzo de 2031). Lo publicó 1 origen independiente.',
      'Terminée\u202F: «\u202FThe strike is over\u202F» (The Gull (Orvale), 9 mars 2031). 1 origine indépendante l’a annoncé.',
    ],
    [endWords, 'The council gave up.', 'The council gave up.', 'The council gave up.'],
    [
      changeWords,
      END,
      'Terminada: «The strike is over» (The Gull (Orvale), 9 de marzo de 2031). Lo publicaron 2 orígenes independientes.',
      'Terminée\u202F: «\u202FThe strike is over\u202F» (The Gull (Orvale), 9 mars 2031). 2 origines indépendantes l’ont annoncé.',
    ],
    [
      changeWords,
      'Reopened. Active & Developing: 2 new milestones in 48 hours, the newest: “Dam: it leaks”.',
      'Reabierta. Activa y en desarrollo: 2 hitos nuevos en 48 horas; el más reciente: “Dam: it leaks”.',
      'Rouverte. Active et en évolution\u202F: 2 nouvelles étapes clés en 48 heures, la plus récente\u202F: “Dam: it leaks”.',
    ],
    [changeWords, 'Resolved.', 'Resuelta.', 'Résolue.'],
    [
      levelWords,
      'Retracted: one origin reported it (A) and later retracted it.',
      'Retirado: un origen lo publicó (A) y después lo retiró.',
      'Retiré\u202F: une origine l’a annoncé (A), puis l’a retiré.',
    ],
  ])('%p says %j in Spanish and French', (say, english, spanish, french) => {
    switchTo('es');
    expect(say(english)).toBe(spanish);
    switchTo('fr');
    expect(say(english)).toBe(french);
  });
});
