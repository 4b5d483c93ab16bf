import { describe, expect, it } from '@jest/globals';
import { isSameOutlet, takesBack } from './take-back.js';

describe('takesBack', () => {
  it.each([
    ['Retraction: Thole has not resigned', ''],
    ['Kill notice: Orvale dam', ''],
    ['Correction: Thole has not resigned', ''],
    ['Correction: minister Thole', 'An earlier report that she had resigned was wrong.'],
    ['We were wrong about Thole: she is still minister', 'The Pellmere Post withdraws its report of Monday.'],
    ['About the dam of Orvale', 'We have withdrawn our report that the dam broke.'],
    ['About the dam of Orvale', 'Our earlier report on the dam was wrong.'],
    ['Dam of Orvale', 'This story has been retracted.'],
    ['Sorry, Orvale', 'On Monday we told you that the dam would go. It was not true.'],
  ])("%j, %j: the outlet's own report", (title, lead) => {
    expect(takesBack(title, lead)).toEqual({ outlet: null });
  });

  it.each([
    ['The Pellmere Post retracts its report on Thole', 'The Pellmere Post'],
    ['Kestrel News withdraws false story about the dam', 'Kestrel News'],
    ['Kestrel News has withdrawn an article about the dam', 'Kestrel News'],
  ])('%j: the report of %j', (title, outlet) => {
    expect(takesBack(title, '')).toEqual({ outlet });
  });

  it.each([
    ['Minister retracts remark about the dam', ''],
    ['Researcher withdraws paper', ''],
    ['Troops withdraw from Orvale', ''],
    ['Thole demands retraction of story about the dam', 'Her lawyers want the report withdrawn.'],
    ['Kestrel denies report that it will close the dam', 'The report was false, said its chair.'],
    ['Correction: the dam is 40 metres high', 'It was given as 30 metres.'],
    ['Prisoners riot in correctional facility', 'This is not over, said the warden.'],
    ['Call to withdraw fire report rejected', ''],
    ['Dam breaks above Orvale', 'An earlier version of this article misspelt the name of the valley.'],
  ])('%j, %j: no retraction', (title, lead) => {
    expect(takesBack(title, lead)).toBeNull();
  });
});

describe('isSameOutlet', () => {
  it.each([
    ['The Pellmere Post', 'pellmerepost.example', 'source:pellmerepost.example', true],
    ['Norrend Dispatch', 'outlet.example', 'agency:norrend-dispatch', true],
    ['The New Orvale Times', 'notimes.example', 'owner:x', true],
    ['The Pellmere Post', 'dailyplumb.example', 'owner:plumb', false],
    ['YouTube', 'youtube.com/channel/uc1', 'source:youtube.com/channel/uc1', false],
  ])('%j at %j, %j: %j', (name, domain, origin, expected) => {
    expect(isSameOutlet(name, domain, origin)).toBe(expected);
  });
});
