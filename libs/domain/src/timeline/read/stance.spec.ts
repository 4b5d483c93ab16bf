import { describe, expect, it } from '@jest/globals';
import { stanceOf } from './stance.js';

describe('stanceOf', () => {
  it.each([
    ['Opinion: the dam was bound to break', 'comment'],
    ['Why the dam broke', 'comment'],
    ['Gulls vs. Terns prediction, picks and odds for tonight', 'comment'],
    ['Who was Ines Thole?', 'comment'],
    ['Can the valley be saved? What engineers say', 'comment'],
    ['Dam breaks; minister resigns; storm goes on', 'comment'],
    ['Mayor loses her seat, and other takeaways from Sunday', 'comment'],
    ['5 things about the new minister', 'comment'],
    ['Harbour Cup: four bold predictions for the final', 'comment'],
    ['Five observations on the Anchors’ draw', 'comment'],
    ['4 Anchors who won’t be back after the lost final', 'comment'],
    ['3 men who escaped from Orvale jail are caught', 'report'],
    ['WHO is tracking a new fever in Norrow', 'report'],
    ['WHO IS MAEL FINN', 'comment'],
    ['The valley deserves better | Petra Quill', 'comment'],
    ['Valley floods live: two villages cut off', 'comment'],
    ['Live from Orvale: the dam opens', 'comment'],
    ['Dam, taxes, chess: Your Monday Briefing', 'comment'],
    ['Taxes rise in Orvale. And, a dam breaks', 'comment'],
    ['5/3: Gull Weekend News', 'comment'],
    ['Ines Thole and the dam: a timeline', 'comment'],
    ['PETRA QUILL: Thole should resign', 'comment'],
    ['The minister promised a bridge. The valley got a wall.', 'comment'],
    ['Thole’s dumb wall is a gift to the valley', 'comment'],
    ['Orvale live council election results', 'comment'],
    ['Exclusive — Petra Quill: The valley must fight on', 'comment'],
    ['Stunning photos show the empty dam', 'comment'],
    ['Here are five valleys to see before the dam goes', 'comment'],
    ['Disturbing details of the dam’s last night', 'comment'],
    ['8@eight: Orvale wakes up dry', 'comment'],
    ['We’ll never swim here again', 'comment'],
    ['Orvale’s dam is a warning to the valley', 'comment'],
    ['Petra Quill Is Wrong About the Dam', 'comment'],
    ['The dam above Orvale is the first to break in a century', 'report'],
    ['The driver was a former miller, police say', 'report'],
    ['Dam Talks, Harbour Strikes, and Lake Levels', 'comment'],
    ['Ines Thole, Bram Osk and Ada Quill sign dam treaty', 'report'],
    ['This dam has held for a century', 'comment'],
    ['This year’s flood kills four in Orvale', 'report'],
    ['Feud between Orvale and its miller', 'comment'],
    ['Thole attacks three mayors in string of late posts', 'comment'],
    ['The dam was to last a century. Then came the rain', 'aftermath'],
    ['Orvale flood: Why the sluice stayed shut', 'aftermath'],
    ['Sluice opens at Orvale – video', 'aftermath'],
    ['Mayor speaks to BBC after the flood', 'aftermath'],
    ['Mayor talks about life after the flood', 'aftermath'],
    ['Orvale and Pellmere hold talks about the dam', 'report'],
    ['Vote in Orvale is another test for the mayor', 'aftermath'],
    ['Orvale’s vote marks another win for the dam', 'aftermath'],
    ['Thole’s slip spotlights rift over dam', 'aftermath'],
    ['Petra Quill praises Thole, calls her ‘the real thing’', 'aftermath'],
    ['Thole’s 2031 chances as she takes on the dam', 'comment'],
    ['Carmaker recalls 4,000 vans over brakes', 'report'],
    ['‘We lost the dam,’ says mayor', 'report'],
    ['Mayor calls Orvale’s operator “a bunch of goons”', 'report'],
    ['Minister set to resign over dam', 'expects'],
    ['Council weighs selling the dam', 'expects'],
    ['Mayor calls the dam ‘a dumb wall’', 'report'],
    ['Rescuers draw water from the dam', 'report'],
    ['Court tests dam water', 'report'],
    ['Ahead of verdict, Orvale holds its breath', 'expects'],
    ['Minister says dam could break again', 'report'],
    ['Dam above Orvale breaks', 'report'],
    ['Minister Thole resigns over missed inspections', 'report'],
    ['Thole meets engineers ahead of talks', 'report'],
    ['BREAKING NEWS: Dam above Orvale breaks', 'report'],
    ['ORVALE: Dam breaks', 'report'],
    ['Dam breaks near Orvale, St. Anna. Minister due', 'report'],
  ])('%j: %s', (title, expected) => {
    expect(stanceOf({ title })).toBe(expected);
  });

  it.each([
    ['https://herald.example/opinion/dam-breaks', 'comment'],
    ['https://herald.example/news/live/2031/dam-breaks', 'comment'],
    ['https://herald.example/newsletters/morning/dam-breaks', 'comment'],
    ['https://herald.example/2031/05/5-takeaways-dam-breaks', 'comment'],
    ['https://herald.example/world/analysis', 'comment'],
    ['https://herald.example/news/alive/dam-breaks', 'report'],
    ['not a URL', 'report'],
  ])('reads the path of %s: %s', (url, expected) => {
    expect(stanceOf({ title: 'Dam breaks', url })).toBe(expected);
  });

  it.each([
    ['Mayor reacts to breach of the dam', ''],
    ['Comedian roasts Thole over dam', ''],
    ['From hero to outcast: how Thole lost the valley', ''],
    ['The most memorable moments of Ines Thole', ''],
    ['Plan to sell the dam draws outrage in the valley', ''],
    ['Thole’s bid to keep her seat looks doomed', ''],
    ['Valley torn over dam: neighbours are divided', ''],
    ['Rival slams Thole as a liar', ''],
    ['Breach raises new questions about the minister', ''],
    ['Ines Thole on the dam', "ONR's Petra Quill talks with the minister about the breach."],
    ['Engineer on the dam', 'Petra Quill, an engineer, joins Orvale News to discuss the breach.'],
  ])('%j with the lead %j: aftermath', (title, excerpt) => {
    expect(stanceOf({ title, excerpt })).toBe('aftermath');
  });

  it.each([
    ['Minister raises taxes', "Orvale's mayor said that taxes rise in May."],
    ['Quill joins cabinet', 'Petra Quill joined the Orvale cabinet on Monday.'],
  ])('%j with the lead %j: report', (title, excerpt) => {
    expect(stanceOf({ title, excerpt })).toBe('report');
  });

  it.each([
    ['Radio host Petra Quill said Monday that the dam should go.', 'aftermath'],
    ['The minister for water, Ines Thole, talks about the importance of dams.', 'aftermath'],
    ['The dam’s host town said Monday that the sluice is open.', 'report'],
  ])('reads the lead %j: %s', (excerpt, expected) => {
    expect(stanceOf({ title: 'Dam above Orvale in question again', excerpt })).toBe(expected);
  });
});
