import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

it.each([
  ['Team@Mail.Example', 'team@mail.example'],
  ['team+news@mail.example', 'team@mail.example'],
  ['team+a+b@mail.example', 'team@mail.example'],
  ['+47@mail.example', '+47@mail.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
