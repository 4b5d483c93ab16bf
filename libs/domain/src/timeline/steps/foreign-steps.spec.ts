import { describe, expect, it } from '@jest/globals';
import { buildMilestones } from '../milestones/build-milestones.js';
import { readArticle } from '../read/read-article.js';
import { deriveSteps } from './derive-steps.js';

type Told = readonly [title: string, excerpt: string];

/** What becomes of the sentence of Mayor Vane: announced for 14 March, told again, moved to 20 March, taken back, given. */
interface Story {
  announced: Told;
  again: Told;
  moved: Told;
  off: Told;
  met: Told;
}

const STORIES: Readonly<Record<string, Story>> = {
  es: {
    announced: [
      'La alcaldesa Vane, culpable en el juicio de la presa de Orvale',
      'El jurado declaró culpable de fraude a Petra Vane. El juez Marrow dictará la sentencia de Vane por fraude el 14 de marzo.',
    ],
    again: [
      'Vane, a la espera de sentencia por la presa de Orvale',
      'La sentencia de Petra Vane por fraude, que dicta el juez Marrow, está prevista para el 14 de marzo.',
    ],
    moved: [
      'Aplazada la sentencia de la alcaldesa Vane en Orvale',
      'El juez Marrow ha aplazado la sentencia de Petra Vane por fraude al 20 de marzo.',
    ],
    off: [
      'Cancelada la lectura de la sentencia de Vane en Orvale',
      'La lectura de la sentencia de Petra Vane por fraude ha sido cancelada por el juez Marrow.',
    ],
    met: [
      'La alcaldesa Vane, sentencia de seis años por fraude en Orvale',
      'El juez Marrow dictó una sentencia de seis años contra Petra Vane por fraude en el juicio de la presa.',
    ],
  },
  fr: {
    announced: [
      "La maire Vane reconnue coupable au procès du barrage d'Orvale",
      'Le jury a reconnu Petra Vane coupable de fraude. Le juge Marrow rendra sa peine contre Vane pour fraude le 14 mars.',
    ],
    again: [
      "Vane attend sa peine au procès du barrage d'Orvale",
      'La peine de Petra Vane pour fraude doit être prononcée par le juge Marrow le 14 mars.',
    ],
    moved: [
      'La peine de la maire Vane reportée à Orvale',
      'Le juge Marrow a reporté la peine de Petra Vane pour fraude au 20 mars.',
    ],
    off: [
      "L'audience sur la peine de Vane annulée à Orvale",
      "L'audience sur la peine de Petra Vane pour fraude a été annulée par le juge Marrow.",
    ],
    met: [
      'La maire Vane : une peine de six ans pour fraude à Orvale',
      'Le juge Marrow a prononcé une peine de six ans contre Petra Vane pour fraude au procès du barrage.',
    ],
  },
  de: {
    announced: [
      'Bürgermeisterin Vane im Orvaler Dammprozess schuldig gesprochen',
      'Die Geschworenen sprachen Petra Vane des Betrugs schuldig. Richter Marrow wird das Strafmaß für Vane wegen Betrugs am 14. März verkünden.',
    ],
    again: [
      'Vane wartet auf Strafmaß im Orvaler Dammprozess',
      'Das Strafmaß gegen Petra Vane wegen Betrugs soll Richter Marrow am 14. März verkünden.',
    ],
    moved: [
      'Strafmaß für Bürgermeisterin Vane in Orvale verschoben',
      'Die Verkündung des Strafmaßes gegen Petra Vane wegen Betrugs wurde von Richter Marrow auf den 20. März verschoben.',
    ],
    off: [
      'Termin für Strafmaß gegen Vane in Orvale abgesagt',
      'Die Verkündung des Strafmaßes gegen Petra Vane wegen Betrugs wurde von Richter Marrow abgesagt.',
    ],
    met: [
      'Bürgermeisterin Vane: Strafmaß von sechs Jahren wegen Betrugs in Orvale',
      'Richter Marrow verkündete das Strafmaß von sechs Jahren gegen Petra Vane wegen Betrugs im Dammprozess.',
    ],
  },
  pt: {
    announced: [
      'Prefeita Vane considerada culpada no julgamento da barragem de Orvale',
      'O júri considerou Petra Vane culpada de fraude. O juiz Marrow vai anunciar a sentença de Vane por fraude em 14 de março.',
    ],
    again: [
      'Vane aguarda sentença no caso da barragem de Orvale',
      'A sentença de Petra Vane por fraude, do juiz Marrow, está prevista para 14 de março.',
    ],
    moved: [
      'Adiada a sentença da prefeita Vane em Orvale',
      'O juiz Marrow adiou a sentença de Petra Vane por fraude para 20 de março.',
    ],
    off: [
      'Cancelada a leitura da sentença de Vane em Orvale',
      'A leitura da sentença de Petra Vane por fraude foi cancelada pelo juiz Marrow.',
    ],
    met: [
      'Prefeita Vane recebe sentença de seis anos por fraude em Orvale',
      'O juiz Marrow leu a sentença de seis anos contra Petra Vane por fraude no julgamento da barragem.',
    ],
  },
  it: {
    announced: [
      'La sindaca Vane colpevole nel processo per la diga di Orvale',
      'La giuria ha dichiarato Petra Vane colpevole di frode. Il giudice Marrow leggerà la sentenza contro Vane per frode il 14 marzo.',
    ],
    again: [
      'Vane attende la sentenza nel processo per la diga di Orvale',
      'La sentenza contro Petra Vane per frode, del giudice Marrow, è prevista per il 14 marzo.',
    ],
    moved: [
      'Rinviata la sentenza contro la sindaca Vane a Orvale',
      'Il giudice Marrow ha rinviato la sentenza contro Petra Vane per frode al 20 marzo.',
    ],
    off: [
      'Annullata la lettura della sentenza contro Vane a Orvale',
      'La lettura della sentenza contro Petra Vane per frode è stata annullata dal giudice Marrow.',
    ],
    met: [
      'La sindaca Vane, sentenza di sei anni per frode a Orvale',
      'Il giudice Marrow ha letto la sentenza di sei anni contro Petra Vane per frode nel processo per la diga.',
    ],
  },
};

/** A report, so many days after Wednesday 5 March 2031. */
function report(language: string, id: number, day: number, [title, excerpt]: Told) {
  const publishedAt = new Date(Date.UTC(2031, 2, 5 + day, 12, id));
  return {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}` },
    ...{ originKey: `source:${id}`, copyGroup: id, title, excerpt, text: null, publishedAt, imageUrl: null },
    ...{ sourceTrust: null, reading: readArticle({ title, excerpt, text: null, publishedAt, language }) },
  };
}

const steps = (articles: ReturnType<typeof report>[]) =>
  deriveSteps(articles, buildMilestones(articles, new Date('2031-05-01T12:00:00Z')));

describe.each(Object.entries(STORIES))('deriveSteps in %s', (language, story) => {
  const announced = report(language, 1, 0, story.announced);
  const again = report(language, 2, 1, story.again);
  const moved = report(language, 3, 3, story.moved);
  const off = report(language, 4, 5, story.off);

  it('makes one step of two reports, and cites a sentence word for word', () => {
    const found = steps([announced, again]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ day: '2031-03-14', articleIds: [1, 2], calledOff: null });
    expect(story.announced[1]).toContain(found[0]?.text ?? 'no step');
  });

  it('moves it to the new day', () => {
    expect(steps([announced, again, moved])).toMatchObject([
      { day: '2031-03-20', movedFrom: ['2031-03-14'], articleIds: [3] },
    ]);
  });

  it('calls it off', () => {
    expect(steps([announced, again, off])).toMatchObject([
      { calledOff: { articleId: 4, text: story.off[1] } },
    ]);
  });

  it('is met by the report of its day', () => {
    expect(steps([announced, again, report(language, 5, 9, story.met)])).toMatchObject([{ metAnchorId: 5 }]);
  });
});
