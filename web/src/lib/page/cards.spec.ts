import { beforeEach, describe, expect, it } from '@jest/globals';
import { focusedCard, linkOf, subjectId } from './cards';

const PAGE = `
  <main>
    <header data-topic="1" data-article="9"><h1>Page</h1></header>
    <ul>
      <li data-card data-article="2" data-topic="3">
        <a id="badge" href="/about">9.4</a><h2><a id="headline" href="/articles/a">A</a></h2>
      </li>
      <li data-card data-topic="4"><button id="button">Open</button></li>
    </ul>
  </main>`;

const element = (id: string) => document.getElementById(id);
const cards = () => [...document.querySelectorAll('[data-card]')];

describe('cards', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
  });

  it('open by the link of their headline, otherwise by their first link or button', () => {
    expect(cards().map((card) => linkOf(card)?.id)).toEqual(['headline', 'button']);
  });

  it('are the subject of keys while they have the focus', () => {
    element('badge')?.focus();
    expect(focusedCard()).toBe(cards()[0]);
    expect([subjectId('article'), subjectId('topic')]).toEqual([2, 3]);
  });

  it('leave the page as the subject of keys if none has the focus', () => {
    expect(focusedCard()).toBeNull();
    expect([subjectId('article'), subjectId('topic')]).toEqual([9, 1]);
    document.querySelector('header')?.remove();
    expect(subjectId('article')).toBeNull();
  });
});
