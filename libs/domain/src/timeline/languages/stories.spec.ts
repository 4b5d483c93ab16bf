import { describe, expect, it } from '@jest/globals';
import { estimateCompletion } from '../endings/estimate-completion.js';
import { topicStatus } from '../endings/topic-status.js';
import { buildMilestones } from '../milestones/build-milestones.js';
import { readArticle } from '../read/read-article.js';
import type { TimelineArticle } from '../read/timeline-article.js';

/** A headline with its day, hour and origin. */
type Told = readonly [day: number, hour: number, origin: string, title: string, excerpt?: string];

const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 2, day, hour));

function articles(language: string, told: readonly Told[]): TimelineArticle[] {
  return told.map(([day, hour, origin, title, excerpt = ''], index) => {
    const text = { title, excerpt, text: null, publishedAt: at(day, hour) };
    return {
      ...text,
      id: index + 1,
      sourceId: index + 1,
      sourceDomain: 'x.example',
      sourceName: 'La Gaviota',
      originKey: `source:${origin}`,
      copyGroup: index + 1,
      imageUrl: null,
      sourceTrust: null,
      reading: readArticle({ ...text, language }),
    };
  });
}

function story(language: string, told: readonly Told[], now: Date) {
  const known = articles(language, told).filter(({ publishedAt }) => publishedAt <= now);
  const milestones = buildMilestones(known, now);
  const status = topicStatus({ articles: known, milestones, resolution: null }, now);
  return { status, completion: estimateCompletion(milestones, status, language) };
}

const STRIKES: Readonly<Record<string, { told: readonly Told[]; ending: string }>> = {
  es: {
    told: [
      [2, 8, 'a', 'Los sindicatos convocan huelga de autobuses en Puerto Brandal'],
      [2, 9, 'b', 'Convocan una huelga de autobuses en Puerto Brandal desde el jueves'],
      [5, 8, 'a', 'Comienza la huelga de autobuses en Puerto Brandal'],
      [5, 10, 'c', 'La huelga de autobuses en Puerto Brandal comienza con paros totales'],
      [
        8,
        8,
        'b',
        'Sindicatos y empresa retoman las negociaciones por la huelga de autobuses de Puerto Brandal',
      ],
      [8, 9, 'c', 'Retoman las negociaciones por la huelga de autobuses en Puerto Brandal'],
      [11, 8, 'a', 'Los sindicatos desconvocan la huelga de autobuses en Puerto Brandal'],
      [11, 9, 'b', 'Desconvocada la huelga de autobuses en Puerto Brandal tras el acuerdo'],
      [11, 10, 'c', 'Termina la huelga de autobuses en Puerto Brandal'],
    ],
    ending: 'Termina la huelga de autobuses en Puerto Brandal',
  },
  fr: {
    told: [
      [2, 8, 'a', 'Les syndicats appellent à la grève des bus à Port-Brandal'],
      [2, 9, 'b', 'Appel à la grève des bus à Port-Brandal dès jeudi'],
      [5, 8, 'a', 'La grève des bus débute à Port-Brandal'],
      [5, 10, 'c', 'Port-Brandal : la grève des bus commence, aucun véhicule ne circule'],
      [8, 8, 'b', 'Grève des bus à Port-Brandal : les négociations reprennent'],
      [8, 9, 'c', 'Les négociations reprennent dans la grève des bus à Port-Brandal'],
      [11, 8, 'a', 'Fin de la grève des bus à Port-Brandal'],
      [11, 9, 'b', 'Les syndicats lèvent la grève des bus à Port-Brandal après un accord'],
      [11, 10, 'c', 'La grève des bus à Port-Brandal est levée'],
    ],
    ending: 'La grève des bus à Port-Brandal est levée',
  },
  de: {
    told: [
      [2, 8, 'a', 'Gewerkschaft ruft zum Busstreik in Brandhafen auf'],
      [2, 9, 'b', 'Gewerkschaft ruft für Donnerstag zum Busstreik in Brandhafen auf'],
      [5, 8, 'a', 'Busstreik in Brandhafen hat begonnen'],
      [5, 10, 'c', 'Der Busstreik in Brandhafen beginnt mit leeren Haltestellen'],
      [8, 8, 'b', 'Busstreik in Brandhafen: Verhandlungen gehen weiter'],
      [8, 9, 'c', 'Verhandlungen im Busstreik in Brandhafen gehen weiter'],
      [11, 8, 'a', 'Busstreik in Brandhafen ist beendet'],
      [11, 9, 'b', 'Gewerkschaft beendet Busstreik in Brandhafen nach Einigung'],
      [11, 10, 'c', 'Einigung erzielt: Der Busstreik in Brandhafen ist vorbei'],
    ],
    ending: 'Busstreik in Brandhafen ist beendet',
  },
  pt: {
    told: [
      [2, 8, 'a', 'Sindicatos convocam greve de autocarros em Porto Brandal'],
      [2, 9, 'b', 'Greve de autocarros convocada em Porto Brandal a partir de quinta-feira'],
      [5, 8, 'a', 'Começa a greve de autocarros em Porto Brandal'],
      [5, 10, 'c', 'Greve de autocarros em Porto Brandal começa com adesão total'],
      [8, 8, 'b', 'Sindicatos retomam negociações na greve de autocarros de Porto Brandal'],
      [8, 9, 'c', 'Negociações retomadas na greve de autocarros em Porto Brandal'],
      [11, 8, 'a', 'Sindicatos desconvocam greve de autocarros em Porto Brandal'],
      [11, 9, 'b', 'Greve de autocarros em Porto Brandal desconvocada após acordo'],
      [11, 10, 'c', 'Termina a greve de autocarros em Porto Brandal'],
    ],
    ending: 'Termina a greve de autocarros em Porto Brandal',
  },
  it: {
    told: [
      [2, 8, 'a', 'I sindacati proclamano lo sciopero degli autobus a Porto Brandale'],
      [2, 9, 'b', 'Sciopero degli autobus proclamato a Porto Brandale da giovedì'],
      [5, 8, 'a', 'Al via lo sciopero degli autobus a Porto Brandale'],
      [5, 10, 'c', 'Inizia lo sciopero degli autobus a Porto Brandale, mezzi fermi'],
      [8, 8, 'b', 'Sciopero degli autobus a Porto Brandale, riprendono le trattative'],
      [8, 9, 'c', 'Riprendono le trattative sullo sciopero degli autobus a Porto Brandale'],
      [11, 8, 'a', 'I sindacati revocano lo sciopero degli autobus a Porto Brandale'],
      [11, 9, 'b', "Revocato lo sciopero degli autobus a Porto Brandale dopo l'accordo"],
      [11, 10, 'c', 'Porto Brandale, lo sciopero degli autobus è finito'],
    ],
    ending: 'Porto Brandale, lo sciopero degli autobus è finito',
  },
};

describe.each(Object.entries(STRIKES))('a strike told in %s', (language, { told, ending }) => {
  it('is developing when it is announced', () => {
    const { status, completion } = story(language, told, at(2, 12));
    expect(status.status).toBe('developing');
    expect(completion.stage).toBe('announced');
  });

  it('reaches the stage of talks', () => {
    expect(story(language, told, at(8, 12)).completion).toMatchObject({ stage: 'talks', percent: 60 });
  });

  it('is only proposed as ended while the silence is short', () => {
    const { status } = story(language, told, at(11, 12));
    expect(status.status).not.toBe('resolved');
    expect(status.proposal).toMatchObject({ kind: 'strike', origins: 3 });
  });

  it('is resolved after the silence, with the sentence that ended it', () => {
    const { status, completion } = story(language, told, at(18));
    expect(status.status).toBe('resolved');
    expect(status.reason).toContain(`Ended: “${ending}”`);
    expect(completion.percent).toBe(100);
  });

  it('is not resolved when it is read as a language without cues', () => {
    expect(story('nl', told, at(18)).status).toMatchObject({ status: 'ongoing', proposal: null });
  });
});

const APPEALS: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Condenan a seis años de prisión al exalcalde Bruno Osk por fraude',
    'Bruno Osk, condenado a seis años de cárcel por fraude',
    'El exalcalde Bruno Osk recurrirá la sentencia por fraude',
    'La defensa de Bruno Osk anuncia un recurso contra la condena por fraude',
  ],
  fr: [
    "L'ancien maire Bruno Osk condamné à six ans de prison pour fraude",
    'Bruno Osk condamné à six ans de prison pour fraude',
    "L'ancien maire Bruno Osk fera appel de sa condamnation pour fraude",
    'Condamné pour fraude, Bruno Osk va faire appel',
  ],
  de: [
    'Altbürgermeister Bruno Osk wegen Betrugs zu sechs Jahren Haft verurteilt',
    'Bruno Osk zu sechs Jahren Haft wegen Betrugs verurteilt',
    'Altbürgermeister Bruno Osk geht nach Urteil wegen Betrugs in Berufung',
    'Bruno Osk will nach Urteil wegen Betrugs Berufung einlegen',
  ],
  pt: [
    'Antigo autarca Bruno Osk condenado a seis anos de prisão por fraude',
    'Bruno Osk condenado a seis anos de prisão por fraude',
    'Antigo autarca Bruno Osk vai recorrer da condenação por fraude',
    'Bruno Osk apresenta recurso da condenação por fraude',
  ],
  it: [
    "L'ex sindaco Bruno Osk condannato a sei anni di carcere per frode",
    'Bruno Osk condannato a sei anni di carcere per frode',
    "L'ex sindaco Bruno Osk farà ricorso contro la condanna per frode",
    'Bruno Osk presenterà ricorso contro la condanna per frode',
  ],
};

describe.each(Object.entries(APPEALS))(
  'a sentence told in %s',
  (language, [first = '', second = '', ...appeals]) => {
    const sentence: Told[] = [
      [1, 8, 'a', first],
      [1, 9, 'b', second],
    ];

    it('ends the story', () => {
      expect(story(language, sentence, at(6)).status.status).toBe('resolved');
    });

    it('does not end it if two origins announce an appeal', () => {
      const appealed = appeals.map((title, index): Told => [2, 8 + index, index === 0 ? 'a' : 'b', title]);
      const { status } = story(language, [...sentence, ...appealed], at(9));
      expect(status.status).toBe('ongoing');
      expect(status.proposal?.isContested).toBe(true);
      expect(status.reason).toContain('not final');
    });
  },
);
