import { describe, expect, it } from '@jest/globals';
import { avatarLetter, readerName } from './account-display.js';

describe('how a reader is shown', () => {
  it.each([
    ['ana', 'x@mail.example', 'A', 'ana'],
    ['𝔄da', 'x@mail.example', '𝔄', '𝔄da'],
    ['  ', 'zoe@mail.example', 'Z', 'zoe@mail.example'],
    [null, 'zoe@mail.example', 'Z', 'zoe@mail.example'],
    [null, '', 'U', 'User'],
  ])('%j, %j → %j, %j', (firstName, email, letter, name) => {
    expect([avatarLetter({ firstName, email }), readerName({ firstName, email })]).toEqual([letter, name]);
  });
});
