import { describe, expect, it } from '@jest/globals';
import { cuesOf } from '../languages/cues-of.js';
import { plain } from '../languages/words.js';
import { foreignComingDays } from './foreign-coming-days.js';

function days(language: string, sentence: string, today: string): string[] {
  const cues = cuesOf(language)?.days;
  if (!cues) throw new Error(`no days in ${language}`);
  return foreignComingDays(plain(sentence), today, cues).map(({ day, precision }) =>
    precision === 'week' ? `${day}w` : day,
  );
}

/** 2031-03-05 is a Wednesday, 2031-03-03 a Monday. */
const WEDNESDAY = '2031-03-05';
const MONDAY = '2031-03-03';

describe('foreignComingDays', () => {
  it.each([
    ['es', 'Abre el viernes.', ['2031-03-07']],
    ['es', 'Abre el sabado y no el miércoles.', ['2031-03-08', '2031-03-05']],
    ['es', 'Abre el próximo miércoles.', ['2031-03-12']],
    ['es', 'Abre el jueves de la próxima semana.', ['2031-03-13', '2031-03-10w']],
    ['es', 'Abre mañana por la mañana.', ['2031-03-06']],
    ['es', 'Abre pasado mañana.', ['2031-03-07']],
    ['es', 'Abre el domingo 25 de mayo de 2031.', ['2031-05-25']],
    ['es', 'Abre el 14 de sept. próximo, o el 1º de mayo.', ['2031-09-14', '2031-05-01']],
    ['es', 'Abre del 12 al 14 de diciembre.', ['2031-12-12']],
    ['es', 'Abre el día 20.', ['2031-03-20']],
    ['es', 'Abre dentro de tres semanas.', ['2031-03-26']],
    ['es', 'Abre la semana del 7 de abril.', ['2031-04-07w']],
    ['fr', 'Ouverture vendredi.', ['2031-03-07']],
    ['fr', 'Ouverture demain ou après-demain.', ['2031-03-06', '2031-03-07']],
    ['fr', 'Ouverture lundi prochain.', ['2031-03-10']],
    [
      'fr',
      'Ouverture le 1er juin, pas le 14 aout ni le 3 fevrier.',
      ['2031-06-01', '2031-08-14', '2031-02-03'],
    ],
    ['fr', 'Ouverture du 12 au 14 décembre.', ['2031-12-12']],
    ['fr', 'Ouverture jeudi de la semaine prochaine.', ['2031-03-13', '2031-03-10w']],
    ['fr', 'Ouverture dans dix jours.', ['2031-03-15']],
    ['de', 'Beginn am Freitagabend.', ['2031-03-07']],
    ['de', 'Beginn ab Freitag, dem 14. März.', ['2031-03-14']],
    ['de', 'Beginn am 14. Maerz oder am 20. Marz.', ['2031-03-20']],
    ['de', 'Beginn am Donnerstag kommender Woche.', ['2031-03-13', '2031-03-10w']],
    ['de', 'Beginn morgen früh, Ende übermorgen.', ['2031-03-06', '2031-03-07']],
    ['de', 'Beginn vom 12. bis 14. Dezember.', ['2031-12-12']],
    ['de', 'Beginn in zwei Wochen.', ['2031-03-19']],
    ['de', 'Beginn in der Woche vom 7. April.', ['2031-04-07w']],
    ['pt', 'Abre na terca-feira.', ['2031-03-11']],
    ['pt', 'Abre nesta sexta, às 10h.', ['2031-03-07']],
    ['pt', 'Abre na próxima quinta-feira (13).', ['2031-03-13']],
    ['pt', 'Abre em 1º de junho, não em 3 de marco.', ['2031-06-01', '2031-03-03']],
    ['pt', 'Abre no dia 20.', ['2031-03-20']],
    ['pt', 'Abre depois de amanhã.', ['2031-03-07']],
    ['pt', 'Abre daqui a duas semanas.', ['2031-03-19']],
    ['it', "Apre l'8 aprile.", ['2031-04-08']],
    ['it', 'Apre lunedi, o il 1° giugno.', ['2031-03-10', '2031-06-01']],
    ['it', 'Apre domani, anzi dopodomani.', ['2031-03-06', '2031-03-07']],
    ['it', 'Apre domenica 25 maggio.', ['2031-05-25']],
    ['it', 'Apre tra dieci giorni.', ['2031-03-15']],
    ['it', 'Apre la settimana del 7 aprile.', ['2031-04-07w']],
  ])('%s: %s', (language, sentence, expected) => {
    expect(days(language, sentence, WEDNESDAY)).toEqual(expected);
  });

  it.each([
    ['es', 'Los martes abre, y cada lunes también.'],
    ['es', 'Marte se verá en mayo; el pasado lunes no se vio.'],
    ['es', 'Por la mañana, esta mañana y de la mañana.'],
    ['es', 'Llegaron 3 marineros y 20 mayores.'],
    ['es', 'El martes 20 personas declararán.'],
    ['es', 'El 31 de febrero no existe.'],
    ['fr', 'Le mardi, mardi gras, chaque lundi et le marché du samedi.'],
    ['fr', 'En mars, le monde de demain, dans huit jours.'],
    ['fr', 'Mardi dernier.'],
    ['de', 'Jeden Freitag, freitags und am Morgen.'],
    ['de', 'Seit dem letzten Montag, im Mai, in acht Tagen.'],
    ['de', 'Minister Freitag lobt den Sonntag.'],
    ['pt', 'A segunda fase, a quinta do empresário e a terça parte.'],
    ['pt', 'Na segunda-feira (3), às segundas-feiras e na última terça-feira.'],
    ['it', 'Il sabato, ogni lunedì e lunedì scorso.'],
    ['it', 'In marzo, il mondo di domani, dopo 3 set.'],
  ])('finds no day in %s: %s', (language, sentence) => {
    expect(days(language, sentence, WEDNESDAY)).toEqual([]);
  });

  it.each([
    ['es', 'El próximo viernes.', ['2031-03-07']],
    ['pt', 'Na próxima sexta-feira.', ['2031-03-07']],
    ['fr', 'Vendredi prochain.', []],
    ['de', 'Am nächsten Freitag.', []],
    ['de', 'Am kommenden Freitag.', ['2031-03-07']],
    ['it', 'Venerdì prossimo.', []],
  ])('is silent on a Monday if %s may mean two days: %s', (language, sentence, expected) => {
    expect(days(language, sentence, MONDAY)).toEqual(expected);
  });

  it('counts a date of less than 45 days ago as past', () => {
    expect(days('it', 'Il 2 marzo.', WEDNESDAY)).toEqual(['2031-03-02']);
    expect(days('it', 'Il 2 gennaio.', WEDNESDAY)).toEqual(['2032-01-02']);
  });
});
