import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';
import { storyLabel } from './story-label.js';

let next = 1;

function placed(title: string, excerpt: string, language = 'en') {
  const id = next++;
  const article = {
    ...{ id, sourceId: id, sourceDomain: `outlet${id}.example`, sourceName: `Outlet ${id}`, copyGroup: id },
    ...{ originKey: `source:${id}`, title, excerpt, text: null, publishedAt: new Date(id * 3_600_000) },
    ...{ imageUrl: null, sourceTrust: null, language },
  };
  return {
    article,
    reading: readArticle(article),
    voice: 'own' as const,
    words: { terms: [], counts: [], newShare: 0 },
  };
}

const ferry = [
  placed(
    'Silverbank ferry strike enters second week',
    'Crews began the Silverbank ferry strike over pay and rest.',
  ),
  placed(
    'Talks to end the Silverbank ferry strike fail',
    'Talks over the Silverbank ferry strike broke down in Pellmere.',
  ),
  placed(
    'Silverbank ferry strike strands islanders',
    'Islanders are stranded by the Silverbank ferry strike.',
  ),
];
const harbour = [
  'opens',
  'delayed',
  'costs double',
  'nears its end',
  'divides council',
  'wins prize',
  'on trial',
].map((what) =>
  placed(
    `Pellmere harbour tunnel ${what}`,
    'Works on the Pellmere harbour tunnel have cost the town a fortune.',
  ),
);
const pier = ['closes the front', 'hurts four', 'was foretold'].map((what) =>
  placed(`Pellmere pier collapse ${what}`, 'The Pellmere pier collapse shook the town.'),
);

describe('storyLabel', () => {
  it('takes the words that the headlines share, as they are printed', () => {
    expect(storyLabel(ferry, null)).toBe('Silverbank ferry strike');
  });

  it('keeps a stored label that the articles bear out', () => {
    const both = [...ferry, ...pier];
    for (const label of ['Silverbank ferry strike', 'Pellmere pier collapse'])
      expect(storyLabel(both, label)).toBe(label);
  });

  it('prefers one that says what happened', () => {
    expect(storyLabel([...ferry, ...harbour.slice(0, 3)], 'Pellmere harbour tunnel')).toBe(
      'Silverbank ferry strike',
    );
  });

  it('keeps one that says what happened while a fifth of the reports have its words', () => {
    expect(storyLabel([...ferry, ...harbour], 'Silverbank ferry strike')).toBe('Silverbank ferry strike');
  });

  it('keeps one whose first word says what happened', () => {
    const siege = ['cuts the town off', 'enters its third week', 'ends in talks'].map((what) =>
      placed(`Siege of Marrow ${what}`, 'The siege of Marrow began after the harvest.'),
    );
    expect(storyLabel([...siege, ...harbour.slice(0, 4)], 'Siege of Marrow')).toBe('Siege of Marrow');
  });

  it('replaces a stored label that the articles no longer bear out', () => {
    expect(storyLabel([...ferry, ...harbour, ...harbour], 'Silverbank ferry strike')).toBe(
      'Pellmere harbour tunnel',
    );
  });

  it('completes a stored label that does not say what the matter is', () => {
    expect(storyLabel([...ferry, ...ferry], 'Silverbank')).toBe('Silverbank ferry strike');
  });

  it.each<[rule: string, label: string, ...reports: [title: string, excerpt: string][]]>([
    [
      'sets the name of the story before a matter that headlines print alone',
      'Parcelmark data theft',
      [
        'Data theft at Parcelmark hits two million',
        'The parcel company was told of the data theft on Monday.',
      ],
      ['Two held over data theft at Parcelmark', 'Police made two arrests after the data theft.'],
      ['Parcelmark chief resigns over data theft', 'The data theft has cost the head of Parcelmark his job.'],
    ],
    [
      'adds the event that reports tie to a name, though no headline prints both together',
      'Tessa Quill interview',
      [
        'Tessa Quill speaks of her years in Orvale',
        'The interview with Tessa Quill was her first in ten years.',
      ],
      ['In an interview, Tessa Quill forgives Orvale', 'The singer gave the interview to a school paper.'],
      ['Tessa Quill interview moves Orvale', 'Thousands have read the interview with Tessa Quill.'],
    ],
    [
      'does not add an event that belongs to somebody else',
      'Tessa Quill',
      [
        'Tessa Quill sings after death of miner',
        'The death of the miner Bram Osk moved the singer Tessa Quill.',
      ],
      ['Tessa Quill thanks miners', 'After the death of Bram Osk, the miners met Tessa Quill.'],
      ['Tessa Quill sings at pit, a week after death', 'Bram Osk’s death closed the pit. Tessa Quill sang.'],
    ],
    [
      'does not take the event of somebody whom few reports name',
      'Pellmere’s harbour bridge',
      ['Long cracks found in Pellmere’s harbour bridge', 'Cracks run through Pellmere’s harbour bridge.'],
      ['Divers study Pellmere’s harbour bridge', 'Pellmere’s harbour bridge stands on sand.'],
      ['Ferries replace Pellmere’s harbour bridge', 'Ferries run while Pellmere’s harbour bridge is shut.'],
      ['Builders of Pellmere’s harbour bridge silent', 'Nobody says what Pellmere’s harbour bridge cost.'],
      [
        'Crews at Pellmere’s harbour bridge wait for trial of Bram Osk',
        'The trial of Bram Osk keeps engineers from Pellmere’s harbour bridge.',
      ],
      ['Bram Osk trial delays Pellmere’s harbour bridge', 'The trial of Bram Osk is about another bridge.'],
    ],
    [
      'does not add a contest to somebody who backs another in it',
      'Tessa Karrow',
      ['Tessa Karrow endorses Vell in primary', 'The singer Tessa Karrow spoke in Orvale.'],
      ['Tessa Karrow backs Pell’s rival in primary', 'The singer Tessa Karrow likes her plans.'],
      ['Why Tessa Karrow will stay out of the primary', 'Tessa Karrow has her reasons.'],
    ],
    [
      'does not add a contest to somebody whose ally takes part in it',
      'Tessa Karrow',
      ['Tessa Karrow ally Vell wins primary', 'The singer Tessa Karrow spoke in Orvale.'],
      ['How Tessa Karrow adviser Mara Vell won a primary', 'The singer Tessa Karrow likes her plans.'],
      ['Tessa Karrow sings for voters of the primary', 'Tessa Karrow has her reasons.'],
    ],
    [
      'adds a contest to somebody who takes part in it',
      'Tessa Karrow primary',
      ['Tessa Karrow wins Orvale primary', 'The teacher Tessa Karrow has thanked her voters.'],
      ['Tessa Karrow beats Vell in primary', 'The teacher Tessa Karrow won the primary.'],
      ['Teacher Tessa Karrow celebrates', 'Tessa Karrow had entered the primary late.'],
    ],
    [
      'adds a contest to somebody who takes part in it, with a place after the name',
      'Tessa Karrow primary',
      ['Tessa Karrow of Orvale wins primary', 'The teacher Tessa Karrow has thanked her voters.'],
      ['Tessa Karrow from Orvale beats Vell in primary', 'The teacher Tessa Karrow won in Orvale.'],
      ['Teacher Tessa Karrow celebrates', 'Tessa Karrow had entered late.'],
    ],
    [
      'does not prefer a crime that headlines print after a name',
      'Orvale school canteen',
      ['Bram Osk fraud claims reach parliament', 'The fraud of the mayor Bram Osk is a claim.'],
      ['Mayor denies Bram Osk fraud', 'The fraud is a lie, the mayor said.'],
      ['Nobody saw Bram Osk fraud, says clerk', 'The clerk of the Orvale school canteen knows of no fraud.'],
      ['Orvale school canteen costs double', 'The Orvale school canteen has a new kitchen.'],
      ['Pupils praise Orvale school canteen', 'The mayor ate in the Orvale school canteen.'],
      ['Cook leaves Orvale school canteen', 'The Orvale school canteen has no cook.'],
      ['Why the Orvale school canteen is closed', 'The Orvale school canteen is closed.'],
    ],
    [
      'does not add the event of another of the same surname',
      'Tessa Quill',
      ['Tessa Quill takes over Orvale ferries', 'The death of Aron Quill left the ferries without a head.'],
      ['Tessa Quill promises new ferries', 'Since Aron Quill’s death, the ferries have stood still.'],
      ['After a death, Tessa Quill moves in', 'Tessa Quill heads the ferries, and the crews are glad.'],
    ],
    [
      'adds the head of a phrase, not an event inside it',
      'Bram Osk trial',
      ['Bram Osk faces trial for murder', 'Bram Osk’s murder trial began in Orvale.'],
      ['Silent Bram Osk', 'Bram Osk’s murder trial drew crowds.'],
      ['Widow meets Bram Osk in court', 'The trial of Bram Osk lasts a week.'],
    ],
    [
      'sets a name alone before a phrase that many headlines have',
      'Marrow unity government',
      ['Marrow and Thule agree on unity government', 'The unity government of Marrow and Thule has a year.'],
      ['Marrow and Thule quarrel', 'The talks on a unity government are hard.'],
      ['Court lets Marrow form unity government', 'Judges saw no bar to a unity government.'],
      ['Marrow and Thule share the ministries', 'Each side of the unity government gets ten.'],
    ],
    [
      'does not say that somebody did what is alleged',
      'Bram Osk',
      ['Bram Osk accused of tax fraud', 'The mayor Bram Osk denies tax fraud.'],
      ['Bram Osk calls tax fraud a lie', 'Bram Osk’s fraud would cost the town a million, a witness said.'],
      ['Witness speaks of tax fraud by Bram Osk', 'A witness told of the fraud of Bram Osk.'],
    ],
    [
      'does not set a name before it that is in every other headline',
      'Beef imports',
      ['Beef imports: Trump lifts duties', 'The duties on beef imports end on Monday.'],
      ['Trump drops tax on beef imports', 'Farmers fear the new beef imports.'],
    ],
    [
      'does not end in an adjective or a verb',
      'Orvale dam',
      ['Orvale dam repairs stall again', 'The Orvale dam leaks, and the dam needs money.'],
      ['Orvale agrees to pay for dam', 'The Orvale council agrees to pay for the new Orvale dam.'],
      ['Orvale agrees with neighbours on Orvale dam', 'The dam of Orvale is everyone’s dam.'],
    ],
    [
      'keeps the initial of a name, and does not end in a title',
      'E. June Karrow',
      ['E. June Karrow sues Orvale Gov. Pell', 'The writer E. June Karrow went to court.'],
      ['Orvale Gov. Pell answers E. June Karrow', 'A letter to E. June Karrow became known.'],
      ['E. June Karrow meets Orvale Gov. Pell', 'The writer E. June Karrow and he met.'],
    ],
    [
      'keeps the saint of a name',
      'St. Orla Cup',
      ['Merle wins St. Orla Cup by eight lengths', 'The boat Merle won the St. Orla Cup on Sunday.'],
      ['Eight lengths: Merle sails away at the St. Orla Cup', 'Nobody came near at the St. Orla Cup.'],
      ['Merle crew dominates the St. Orla Cup', 'The St. Orla Cup has a new winner.'],
    ],
    [
      'keeps the mountain of a name',
      'Mt. Orla Race',
      ['Merle wins Mt. Orla Race by eight lengths', 'The runner Merle won the Mt. Orla Race on Sunday.'],
      ['Eight lengths: Merle runs away at the Mt. Orla Race', 'Nobody came near at the Mt. Orla Race.'],
      ['Merle crew dominates the Mt. Orla Race', 'The Mt. Orla Race has a new winner.'],
    ],
    [
      'keeps the fort of a name',
      'Ft. Orla Race',
      ['Merle wins Ft. Orla Race by eight lengths', 'The runner Merle won the Ft. Orla Race on Sunday.'],
      ['Eight lengths: Merle runs away at the Ft. Orla Race', 'Nobody came near at the Ft. Orla Race.'],
      ['Merle crew dominates the Ft. Orla Race', 'The Ft. Orla Race has a new winner.'],
    ],
    [
      'does not begin with a preposition',
      'Teshmark quake',
      [
        'Off Teshmark, a quake shakes the sea',
        'The quake was felt on the coast. Off Teshmark, boats rocked.',
      ],
      ['Off Teshmark: divers study Teshmark quake', 'The Teshmark quake opened a ditch.'],
      ['Teshmark quake leaves ditch off Teshmark', 'The quake did little harm.'],
    ],
  ])('%s', (_, label, ...reports) => {
    const articles = reports.map(([title, excerpt]) => placed(title, excerpt));
    expect(storyLabel(articles, null)).toBe(label);
  });

  it('has none while a single origin has reported once or twice', () => {
    expect(storyLabel(ferry.slice(0, 1), null)).toBeNull();
  });

  it('takes the language of its reports, not that of its headlines alone', () => {
    // Their headlines have no function words, so they could be English, in which 'Chef' is a rarer word than 'Bank'.
    const reports = [
      placed('Chef Pell, Bank Orvau', 'Der Chef der Bank.', 'de'),
      placed('Chef Pell geht: Bank Orvau', 'Die Bank Orvau sucht.', 'de'),
    ];
    expect(storyLabel(reports, null)).toBe('Bank Orvau');
  });

  it.each([
    [
      'nothing is shared',
      [placed('Dam breaks', 'Rain fell.'), placed('Queen abdicates', 'The crown rests.')],
    ],
    ['titles have one word', [placed('Flood', ''), placed('Storm', '')]],
    ['titles have emoji only', [placed('🌊🌊', ''), placed('🌊🌊', '')]],
  ])('has none if %s', (_, articles) => {
    expect(storyLabel(articles, null)).toBeNull();
  });

  it.each<[language: string, label: string, ...reports: [title: string, excerpt: string][]]>([
    [
      'de',
      'Silberauer Fährstreik',
      [
        'Silberauer Fährstreik geht in die zweite Woche',
        'Der Silberauer Fährstreik dauert an, und keine Fähre fährt.',
      ],
      [
        'Keine Einigung im Silberauer Fährstreik',
        'Der Silberauer Fährstreik hält tausend Urlauber auf den Inseln fest.',
      ],
    ],
    [
      'es',
      'Huelga de trenes de Valdemar',
      [
        'La huelga de trenes de Valdemar entra en su segunda semana',
        'Los maquinistas mantienen la huelga de trenes de Valdemar.',
      ],
      [
        'Fracasa la reunión sobre la huelga de trenes de Valdemar',
        'Miles de viajeros sufren la huelga de trenes de Valdemar.',
      ],
    ],
    [
      'fr',
      'Grève des bacs de Valcreuse',
      [
        'La grève des bacs de Valcreuse entre dans sa deuxième semaine',
        'Les marins poursuivent la grève des bacs de Valcreuse.',
      ],
      [
        'Pas d’accord dans la grève des bacs de Valcreuse',
        'Les habitants des îles subissent la grève des bacs de Valcreuse.',
      ],
    ],
  ])('takes the words that headlines in %s share: %s', (language, label, ...reports) => {
    const articles = reports.map(([title, excerpt]) => placed(title, excerpt, language));
    expect(storyLabel(articles, null)).toBe(label);
  });
});
