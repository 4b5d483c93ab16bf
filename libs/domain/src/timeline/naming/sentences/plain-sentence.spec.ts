import { describe, expect, it } from '@jest/globals';
import { isPlainSentence } from './plain-sentence.js';

describe('isPlainSentence', () => {
  it.each([
    'The dam above Orvale broke after a week of rain and flooded the lower town.',
    'Engineers had warned the council of Orvale for years that the wall was cracked.',
  ])('keeps %s', (sentence) => {
    expect(isPlainSentence(sentence)).toBe(true);
  });

  it.each([
    ['tonight', 'The mayor of Orvale will speak tonight about the dam above the town.'],
    ['a weekday', 'The dam above Orvale broke on Monday and flooded the lower town.'],
    ['a caption', 'Mayor Ada Quill, pictured outside the town hall of Orvale after the flood.'],
    ['a photographer', 'The broken wall of the dam above Orvale. Photograph: Ivo Marsh for The Gull.'],
    ['a presenter', 'Our correspondent Ivo Marsh has more from the town of Orvale below the dam.'],
    ['an offer', 'Sign up for the newsletter and get a free chicken with every second order.'],
    ['a side of a picture', 'Mayor Ada Quill (left) opened the new dam above the town of Orvale.'],
    ['a projection', 'Ada Quill and Petra Merrin advance to the second round in Orvale, CBS News projects.'],
    ['an outlet', 'The council of Orvale ignored every warning of the engineers, CBS News has learned.'],
    ['a pronoun', 'He had warned the council for years that the wall was cracked from side to side.'],
    ['a conjunction', 'But the council of Orvale had ignored every warning of the engineers.'],
    ['the first person', 'For years we warned the council of Orvale that the wall was cracked.'],
    ['no end', 'The dam above Orvale broke after a week of rain and flooded the lower'],
    ['an open end', 'The dam above Orvale broke after a week of rain and flooded the lower…'],
    ['a broken link', 'The dam above Orvale , which broke after a week of rain, flooded the lower town.'],
    ['an open quotation', 'The council of Orvale said that "we have warned the engineers for years.'],
    ['a credit', 'ADA QUILL / REUTERS The dam above Orvale broke after a week of heavy rain.'],
    ['too few words', 'The dam broke.'],
  ])('leaves out a sentence with %s', (_, sentence) => {
    expect(isPlainSentence(sentence)).toBe(false);
  });

  it('keeps weekdays if they are allowed, and the names of outlets that are in the news', () => {
    const dated = 'The dam above Orvale broke on Monday and flooded the lower town.';
    expect(isPlainSentence(dated, { weekdays: true })).toBe(true);
    expect(isPlainSentence('ABC has sued the council of Orvale over the dam above the town.')).toBe(true);
  });

  it.each([
    ['es', 'La presa de Orvale se rompió tras una semana de lluvia e inundó la parte baja del pueblo.'],
    ['es', 'El alcalde declaró por la mañana que el agua llegaría a los molinos de Pellmere.'],
    ['fr', "Le barrage d'Orvale a cédé après une semaine de pluie : la ville basse est inondée."],
    ['fr', 'La maire a promis « une aide rapide » aux habitants de la ville basse.'],
    ['de', 'Das Gericht in Pellmere nannte den Damm von Orvale „eine Gefahr für die Stadt“.'],
    ['de', 'In der Nacht zum 14. März brach der Damm von Orvale nach einer Woche Regen.'],
    ['pt', 'No dia 14 de março, a barragem de Orvale cedeu e inundou a parte baixa da cidade.'],
    ['it', 'I giudici di Pellmere hanno ordinato al gestore di riparare la diga di Orvale.'],
  ])('keeps in %s: %s', (language, sentence) => {
    expect(isPlainSentence(sentence, { language })).toBe(true);
  });

  it.each([
    ['es', 'today', 'La presa de Orvale se rompió hoy tras una semana de lluvia e inundó el pueblo.'],
    ['es', 'tonight', 'El consejo de Orvale se reúne esta noche para hablar de la presa rota.'],
    ['es', 'days ago', 'La presa de Orvale se rompió hace tres días e inundó la parte baja del pueblo.'],
    ['es', 'a credit', 'La presa rota de Orvale, fotografiada desde el molino de Pellmere (EFE).'],
    ['fr', 'tomorrow', "Le conseil d'Orvale se réunira demain pour parler du barrage rompu."],
    ['fr', 'this evening', "Le barrage d'Orvale a cédé ce soir après une semaine de pluie."],
    ['fr', 'an open quotation', "La maire d'Orvale a promis « une aide rapide aux habitants de la ville."],
    ['de', 'today', 'Der Damm von Orvale ist heute nach einer Woche Regen gebrochen.'],
    ['de', 'this week', 'Der Rat von Orvale berät in dieser Woche über den gebrochenen Damm.'],
    ['de', 'an open quotation', 'Das Gericht in Pellmere nannte den Damm von Orvale „eine Gefahr.'],
    ['de', 'a pronoun', 'Das soll nach dem Willen des Rates von Orvale noch vor dem Winter geschehen.'],
    ['pt', 'yesterday', 'A barragem de Orvale cedeu ontem após uma semana de chuva e inundou a cidade.'],
    [
      'pt',
      'the first person',
      'Nossa cidade de Orvale nunca viu uma barragem ceder após uma semana de chuva.',
    ],
    ['it', 'tonight', 'La diga di Orvale ha ceduto stanotte dopo una settimana di pioggia.'],
    ['it', 'in two days', 'Il consiglio di Orvale discuterà della diga crollata tra due giorni.'],
    ['it', 'a broken link', 'La diga di Orvale , crollata dopo una settimana di pioggia, era vecchia.'],
  ])('leaves out in %s a sentence with %s', (language, _, sentence) => {
    expect(isPlainSentence(sentence, { language })).toBe(false);
  });
});
