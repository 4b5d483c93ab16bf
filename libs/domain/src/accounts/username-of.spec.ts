import { describe, expect, it } from '@jest/globals';
import { usernameOf } from './username-of.js';

describe('usernameOf', () => {
  it.each<[string | null, string, string]>([
    ['Ada.Vale', 'x@mail.example', 'Ada.Vale'],
    ['ada@mail.example', 'x@mail.example', 'ada'],
    ['Zoë Brontë', 'x@mail.example', 'Zoe-Bronte'],
    ['Зоя', 'zoya@mail.example', 'zoya'],
    [null, 'ada.vale+news@mail.example', 'ada.vale-news'],
    ['..', 'a@mail.example', 'reader'],
    ['<script>', 'a@mail.example', 'script'],
    ['-ada-', 'a@mail.example', 'ada'],
    ['x'.repeat(300), 'a@mail.example', 'x'.repeat(32)],
    [null, 'Зоя@mail.example', 'reader'],
  ])('%s, %s → %s', (username, email, expected) => {
    expect(usernameOf(username, email)).toBe(expected);
    expect(expected).toMatch(/^[A-Za-z0-9._-]{3,40}$/);
  });
});
