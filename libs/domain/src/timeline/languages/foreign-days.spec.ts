import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';

/** A Wednesday. */
const publishedAt = new Date('2026-03-11T09:00:00Z');

describe('the days that a text names', () => {
  it.each([
    ['es', 'El puente cerró el martes.', ['2026-03-10']],
    ['es', 'La presa se rompió el 3 de marzo de 2026, y ayer se cerró.', ['2026-03-03', '2026-03-10']],
    ['es', 'El 28 de diciembre se rompió la presa.', ['2025-12-28']],
    ['es', 'La votación será mañana.', []],
    ['es', 'La votación será el viernes.', []],
    ['fr', 'Le pont a fermé mardi.', ['2026-03-10']],
    ['fr', 'Le barrage a cédé le 1er mars ; le feu a repris hier.', ['2026-03-01', '2026-03-10']],
    ['fr', 'Le vote aura lieu le 20 mars.', []],
    ['de', 'Die Brücke wurde am Dienstag gesperrt.', ['2026-03-10']],
    ['de', 'Der Damm brach am 3. März, gestern wurde er geflickt.', ['2026-03-03', '2026-03-10']],
    ['de', 'Seit 2019 ist die Brücke zu.', []],
    ['de', 'Die Brücke soll am Freitag öffnen.', []],
    ['pt', 'A ponte fechou na terça-feira.', ['2026-03-10']],
    ['pt', 'A barragem cedeu a 3 de março.', ['2026-03-03']],
    ['pt', 'O voto será amanhã.', []],
    ['it', 'Il ponte ha chiuso martedì.', ['2026-03-10']],
    ['it', 'La diga ha ceduto il 3 marzo, ieri la riparazione.', ['2026-03-03', '2026-03-10']],
    ['it', 'Il 31 febbraio non esiste.', []],
  ])('%s: %s', (language, excerpt, days) => {
    expect(readArticle({ title: 'x', excerpt, text: null, publishedAt, language }).days).toEqual(days);
  });
});
