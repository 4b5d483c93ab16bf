import { describe, expect, it } from '@jest/globals';
import { CLOSURE_KINDS, closureCue, endsReported, isUndone, kindsFitted } from './closure-cues.js';

const ends = (text: string, place: 'title' | 'lead' = 'title') =>
  CLOSURE_KINDS.filter((kind) => closureCue(text, kind, place) !== null).map(({ kind }) => kind);

describe('closureCue', () => {
  it.each([
    ['trial', 'Bram Osk sentenced to nine years for the Pellmere fire'],
    ['trial', 'Judge throws out lawsuit against Orvale dairy'],
    ['trial', 'Fraud case against former Orvale mayor dismissed by court'],
    ['trial', 'Supreme Court again rejects Thole’s bid to overturn award'],
    ['trial', 'Kestrel settles for $40 million in pension suit'],
    ['trial', 'Orvale Post ordered to pay 2 million to footballer it defamed'],
    ['conviction', 'Bram Osk found guilty of murder'],
    ['extradition', 'Banker extradited to Norrow after four years'],
    ['law', 'President signs Living Hedges Act into law'],
    ['law', 'Pellmere senate rejects ban on night ferries'],
    ['nomination', 'Ines Thole wins Democratic primary for governor'],
    ['nomination', 'Mael Finn beats Thole in by-election'],
    ['nomination', 'Finn ends presidential bid'],
    ['election', 'Common Field wins election as Vell concedes'],
    ['appointment', 'Norrow swears in unity government'],
    ['resignation', 'Transport minister resigns over Orvale dam'],
    ['deal', 'Kestrel completes 2.3bn takeover of Pallmere Freight'],
    ['deal', 'Grocers call off blocked merger'],
    ['strike', 'Orvale tram strike ends after eleven days'],
    ['strike', 'Dockers accept pay offer'],
    ['conflict', 'Norrow and Tessel sign fishing agreement'],
    ['missing', 'Two brothers lost on Mount Hale found alive'],
    ['missing', 'Fishermen rescued after five days adrift'],
    ['search', 'Search of Hallow ruins ends with 38 dead'],
    ['search', 'Last missing from ferry found, toll 29'],
    ['manhunt', 'Escaped banker captured in barn, ending four-day manhunt'],
    ['hostage', 'Hostages freed in Tessel after nine weeks'],
    ['illness', 'Prime minister back at work after surgery'],
    ['theft', 'Stolen painting recovered from station locker'],
    ['voyage', 'Capsule splashes down off Norrow'],
    ['voyage', 'Pupils finish Atlantic crossing'],
    ['recall', 'Nimbrook completes recall of bike batteries'],
    ['fire', 'Orvale valley fire fully contained'],
    ['outbreak', 'Measles outbreak declared over in Stavering'],
    ['outage', 'Power restored to all homes in the south'],
    ['emergency', 'Residents return as repaired dam is declared safe'],
    ['final', 'Anchors win the Meridian Cup on penalties'],
    ['auction', 'Goalkeeper’s boots sell for record sum'],
    ['results', '2,103 pass bar exams'],
    ['transfer', 'Goalkeeper Piet Marn completes move to Foundry'],
    ['transfer', 'Marn signs three-year contract'],
    ['trial', 'Court sentences Osk to nine years in prison'],
    ['missing', 'Missing girl from Pellmere found'],
    ['nomination', 'Thole withdraws from mayoral race'],
    ['trial', 'Former doctor sentenced in Pellmere poisoning'],
    ['trial', 'Norrow executes man for market murders'],
    ['trial', 'Supreme Court strikes down Orvale district map'],
    ['trial', 'Kestrel agrees to pay 40 million in emissions case'],
    ['trial', 'Prosecutors drop charges against Pellmere mayor'],
    ['conviction', 'Jury finds baker guilty of fraud'],
    ['law', 'Tessel abolishes death penalty'],
    ['law', 'Tessel ends executions for crimes of minors'],
    ['law', 'Norrow scraps the death penalty for theft'],
    ['law', 'Norrow’s ban on night flights goes into effect'],
    ['nomination', 'Thole cruises to victory in primary'],
    ['nomination', 'Senator Finn fends off challenger in Orvale'],
    ['election', 'Common Field wins second term in landslide'],
    ['election', 'Parliament elects Vell as prime minister'],
    ['resignation', 'Orvale fires football coach Mael Finn'],
    ['deal', 'Kestrel signs supply deal with Pallmere'],
    ['strike', 'Last-minute offer averts tram strike'],
    ['missing', 'Missing Pellmere teenager found'],
    ['missing', 'Climber rescued from Mount Hale'],
    ['hostage', 'Orvale engineer returns home after nine weeks in captivity'],
    ['illness', 'Singer Ada Voll leaves hospital'],
    ['emergency', 'Curfew lifted in Kettlehaven'],
    ['final', 'Ada Voll takes home song prize'],
    ['transfer', 'Piet Marn, Anchors agree to three-year contract'],
    ['transfer', 'Anchors ink Piet Marn to record-setting deal'],
    ['trial', 'Norrow sentences to death cousin of ousted president'],
    ['trial', 'Woman sentenced to six years over Orvale plot'],
    ['trial', 'Baker who poisoned the Pellmere well gets nine years in prison'],
    ['theft', 'Drawing stolen from Stavering museum in 2018 found in attic'],
    ['final', 'Mael Finn beats Piet Marn at UFC 912'],
    ['voyage', 'Mission to save the Kestrel telescope called off'],
    ['voyage', 'Space agency gives up on rescue of Kestrel telescope'],
    ['resignation', 'Orvale submarine commander sacked after party in harbour'],
    ['resignation', 'Captain Ada Voll relieved of command'],
    ['sanction', 'League fines Anchors $250,000 for brawl'],
    ['sanction', 'Tram maker hit with record fine over faulty brakes'],
    ['sanction', 'Piet Marn banned for six matches'],
    ['sanction', 'Federation hands down heavy punishment to Foundry'],
    ['reversal', 'Orvale bank backs down over savings fee'],
    ['reversal', 'Ferry company reverses decision to end student fares'],
    ['reversal', 'Minister orders tram levy made voluntary'],
    ['reversal', 'In reversal, Kestrel keeps its old logo'],
    ['attack', 'Gunman dead after shooting at Pellmere market'],
    ['attack', 'Six dead in Norrow shootings, including suspect'],
    ['attack', 'Police shoot dead attacker in Tessel'],
    ['inquiry', 'Coroner rules ferry captain’s death an accident'],
    ['inquiry', 'Inquiry clears Orvale mayor of misconduct'],
    ['inquiry', 'Prosecutors drop investigation of harbour board'],
    ['cancellation', 'Pellmere song festival cancelled after storm'],
    ['cancellation', 'League season declared over'],
    ['resignation', 'Orvale coach fired after ninth defeat'],
    ['transfer', 'Anchors trade Piet Marn to Foundry'],
    ['transfer', 'Foundry trade keeper Oda Vint to the Anchors for two picks'],
    ['transfer', 'Marn, Anchors reach agreement on rookie contract'],
    ['transfer', 'Sources: Foundry, Vint reach 3-year, $66M deal'],
    ['transfer', 'Marn returns to Anchors on one-year deal'],
    ['transfer', 'Mael Vell named Foundry head coach'],
    ['manhunt', 'Man suspected of market murders is in custody'],
    ['trial', 'Man who killed Orvale clerk is executed by nitrogen gas'],
    ['trial', 'Regulator agrees to drop lawsuit against Kestrel'],
    ['inquiry', 'Ministry ended probe of harbour chief'],
    ['appointment', 'Senate approves Ada Voll to lead Norrow central bank'],
    ['election', 'Finn has conceded to Thole'],
    ['nomination', 'Common Field flips harbour seat in special election'],
  ])('%s: %j', (kind, title) => {
    expect(ends(title)).toContain(kind);
  });

  it.each([
    'Osk could be sentenced to life this week',
    'Osk to be sentenced to life, prosecutor hopes',
    'Will Osk be found guilty?',
    'One of two brothers found alive',
    'Second of the suspects arrested in a barn',
    'Judge will decide whether lawsuit is dismissed',
    'Government asks court to reinstate charges after judge drops case',
    'Tram strike suspended for now',
    'Union denies strike is over',
    'How the fire was contained',
    'Thole set to win the primary',
    'Supreme Court hears appeal of Osk',
    'Seven bodies recovered at the mill',
    'Human remains found near lake',
    'Five zodiac signs with the best week ahead',
    'Doctors fall out of hospital windows',
    'Anchors win game one of Meridian Cup final',
    'Firefighters race to contain blaze above Orvale',
    'Power restored to thousands in the south',
    'Markets end higher despite rail strike',
    'Head of search and rescue speaks over flood',
    'Union calls on Kestrel to settle dispute over night shifts',
    'Thole wins title role in film',
    'Villagers say they won’t go home',
    'Doctors issue warning over hay fever',
    'Finn fires back at minister',
    'Thole to advance to a runoff',
    'Vell asks Supreme Court to strike down map',
    'Appeal of keeper jailed over Orvale wreck begins',
    'Mayor refuses to back down over tram levy',
    'Finch fined on arts board seat',
    'Voll could be banned for six matches',
    'Commission of Fine Arts issues plan for Orvale square',
    'Anchors’ season ends in third place',
    'Police hunt gunman after shooting at Pellmere market',
    'Pellmere song festival not cancelled despite storm',
    'Pellmere song festival will not be cancelled, mayor says',
    'Season not declared over',
    'Bank cancels cup sponsorship',
    'Kestrel lunar mission will not be scrapped, agency says',
    'Necklace stolen in Orvale heist was never found',
    'Necklace stolen in Orvale heist not yet found',
    'Probe into mayor not dropped',
    'Investigation into ferry crash not closed',
    'Flights suspended for two weeks as storm nears Orvale',
    'Schools suspended for three days after flood',
    'NBA suspends season after player tests positive',
    'League suspends play until May',
    'Anchors captain fired two goals against Foundry',
    'Coach fired Foundry into lead',
    'Police chief fired warning shots',
    'Gunman shot by police in Orvale in hospital',
    'Suspect shot by police survives',
    'Serial killer dies in prison',
    'Police kill dog of suspect',
    'Police officers killed by gunman in attack',
    'Five killed including gunman’s wife',
    'Watchdog clears Valmar merger with Orvale bank',
    'Panel clears bill for vote',
    'Coroner finds body',
    'Missing man still missing, dog found',
    'Stolen painting is a copy, museum found',
    'Who is Ada Voll, lawyer jailed for six years',
    'Finn closes shop amid ethics probe',
    'Three hurt in Pellmere school shooting, including the suspected shooter',
    'Foundry ordered to pay interim 2 million to Marn',
    'Graphics cards back down to normal prices',
    'Thole loses ground to Finn in race for governor',
    'Ministry can’t scrap plan to move archive, judge rules',
    'Anchors couldn’t land Vint in Marn trade',
    'Common Field haven’t won the harbour seat since 2009',
    'Osk cleared of top charges',
    'Osk acquitted of the most serious charge',
    '50 rental cars recovered out of 112 stolen',
    'Cause of keeper’s death confirmed as suicide',
    'Minister ends briefing after dispute with reporter',
    'Anchors expected to trade Marn to Foundry',
    'Norrow and Tessel trade barbs ahead of visit to border',
    'Norrow trade minister travels to Tessel',
    'Trade talks to resume in Pellmere',
    'Harbour stocks trade lower to close at their weakest in May',
    'Foundry name interim head coach',
  ])('finds no end in %j', (title) => {
    expect(ends(title)).toEqual([]);
  });

  it('ignores ends in the background of a first sentence', () => {
    const background = 'Osk, who was convicted of fraud and sentenced to nine years, wrote a book.';
    expect(ends(background, 'lead')).toEqual([]);
    expect(ends('A court in Pellmere sentenced the baker, who is now sentenced to nine years.')).toEqual([]);
    expect(ends('The baker was sentenced to nine years on Monday.', 'lead')).toEqual(['trial']);
  });

  it('reads hostile titles in bounded time', () => {
    for (const word of ['signs ', 'search ', 'wins the ', 'judge ', 'trade ', 'hires as ', 'a: ']) {
      expect(ends(word.repeat(200_000)).length).toBeLessThan(CLOSURE_KINDS.length);
    }
  });
});

describe('endsReported and kindsFitted', () => {
  it.each(CLOSURE_KINDS)('find the same as the patterns of $kind', ({ cue, fits }) => {
    const words = `${cue.source} ${fits.source}`.match(/[a-z0-9%-]+/gi) ?? [];
    for (let at = 0; at < words.length; at += 1) {
      const text = `Orvale ${words.slice(at, at + 4).join(' ')}`;
      expect(endsReported(text, 'title')).toEqual(ends(text));
      expect(endsReported(text, 'lead')).toEqual(ends(text, 'lead'));
      expect(kindsFitted(text)).toEqual(
        CLOSURE_KINDS.filter((each) => each.fits.test(text)).map(({ kind }) => kind),
      );
    }
  });
});

describe('isUndone', () => {
  it.each([
    ['Court overturns conviction of Osk', true],
    ['The picture in room nine is a copy', true],
    ['Tram strike to resume as drivers reject deal', true],
    ['Rejected by 90 votes: Orvale ferry strike is back on', true],
    ['Orvale ferry crews narrowly vote against new pay deal', true],
    ['Tentative deal voted down in Orvale', true],
    ['Ferry workers accept pay deal', false],
    ['Shareholders reject takeover deal', false],
    ['Osk sentenced to nine years', false],
  ])('%j: %s', (title, expected) => {
    expect(isUndone(title)).toBe(expected);
  });
});
