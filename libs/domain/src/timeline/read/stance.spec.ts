import { describe, expect, it } from '@jest/globals';
import { stanceOf } from './stance.js';

describe('stanceOf', () => {
  it.each([
    ['Opinion: the dam was bound to break', 'comment'],
    ['Why the dam broke', 'comment'],
    ['Who was Ines Thole?', 'comment'],
    ['Can the valley be saved? What engineers say', 'comment'],
    ['Dam breaks; minister resigns; storm goes on', 'comment'],
    ['Mayor loses her seat, and other takeaways from Sunday', 'comment'],
    ['5 things about the new minister', 'comment'],
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
});
