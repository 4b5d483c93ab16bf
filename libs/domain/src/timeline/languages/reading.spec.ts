import { describe, expect, it } from '@jest/globals';
import { readArticle } from '../read/read-article.js';

const publishedAt = new Date('2026-03-11T09:00:00Z');

function read(language: string, title: string, text = '') {
  return readArticle({ title, excerpt: text, text, publishedAt, language });
}

describe('numbers', () => {
  it.each([
    ['es', 'Al menos 1.234 muertos tras el terremoto de Arbea', 'dead people 1234+'],
    ['es', 'Mueren tres mineros y otros dos resultan heridos en Oria', 'dead people 3'],
    ['es', 'Veintiún heridos en un choque de trenes en Valdehierro', 'injured people 21'],
    ['es', 'El balance de muertos por la riada sube a 47', 'dead people 47'],
    ['es', 'Evacúan a dos mil personas por el incendio de Monteolivo', 'evacuated people 2000'],
    ['es', 'Un terremoto de magnitud 6,1 sacude Arbea', 'magnitude magnitude 6.1'],
    ['es', 'Multa de 3,5 millones de euros a la naviera', 'fine EUR 3500000'],
    ['es', 'La inflación sube al 3,2 % en Arbea', 'inflation % 3.2'],
    ['es', 'Hasta 40 muertos podría dejar un choque, según un simulacro', ''],
    ['fr', 'Au moins 1 234 morts après le séisme de Corvan', 'dead people 1234+'],
    ['fr', 'Une explosion fait vingt et un blessés à Valcreuse', 'injured people 21'],
    ['fr', 'Le bilan du naufrage passe à 47 morts', 'dead people 47'],
    ['fr', 'Trois mineurs disparus après un éboulement', 'missing people 3'],
    ['fr', 'Quatre-vingt-dix personnes évacuées à Saint-Brac', 'evacuated people 90'],
    ['fr', "Séisme de magnitude 6,1 au large de l'archipel", 'magnitude magnitude 6.1'],
    ['fr', "L'armateur écope d'une amende de 2 milliards d'euros", 'fine EUR 2000000000'],
    ['fr', "Jusqu'à 40 morts redoutés", ''],
    ['de', 'Mindestens 1.234 Tote nach Erdbeben in Altenfels', 'dead people 1234+'],
    ['de', 'Einundzwanzig Verletzte bei Zugunglück', 'injured people 21'],
    ['de', 'Zahl der Toten steigt auf 47', 'dead people 47'],
    ['de', 'Drei Bergleute vermisst', 'missing people 3'],
    ['de', 'Drei Menschen sterben bei Brand in Grünau', 'dead people 3'],
    ['de', 'Zweitausend Menschen wurden evakuiert', 'evacuated people 2000'],
    ['de', 'Erdbeben der Stärke 6,1 erschüttert Altenfels', 'magnitude magnitude 6.1'],
    ['de', 'Reederei muss Bußgeld von 2 Milliarden Euro zahlen', 'fine EUR 2000000000'],
    ['de', 'Bis zu 40 Tote befürchtet', ''],
    ['pt', 'Pelo menos 1.234 mortos após sismo em Arbeira', 'dead people 1234+'],
    ['pt', 'Vinte e um feridos em choque de comboios', 'injured people 21'],
    ['pt', 'Número de mortos nas cheias sobe para 47', 'dead people 47'],
    ['pt', 'Três mineiros desaparecidos em Torreal', 'missing people 3'],
    ['pt', 'Duas mil pessoas foram evacuadas', 'evacuated people 2000'],
    ['pt', 'Sismo de magnitude 6,1 abala Arbeira', 'magnitude magnitude 6.1'],
    ['pt', 'Multa de 2 bilhões de reais para a mineradora', 'fine BRL 2000000000'],
    ['pt', 'Até 40 mortos, dizem as primeiras notícias', ''],
    ['it', 'Almeno 1.234 morti dopo il terremoto a Montelario', 'dead people 1234+'],
    ['it', 'Ventuno feriti nello scontro tra treni', 'injured people 21'],
    ['it', 'Il bilancio delle vittime sale a 47', 'dead people 47'],
    ['it', 'Tre minatori dispersi a Valchiara', 'missing people 3'],
    ['it', 'Duemila persone evacuate', 'evacuated people 2000'],
    ['it', 'Terremoto di magnitudo 6,1 a Montelario', 'magnitude magnitude 6.1'],
    ['it', "Multa di 2 miliardi di euro all'armatore", 'fine EUR 2000000000'],
    ['it', 'Fino a 40 morti, secondo i primi calcoli', ''],
  ])('%s: %s', (language, title, expected) => {
    const [claim] = read(language, title).claims;
    expect(claim ? `${claim.kind} ${claim.unit} ${claim.value}${claim.atLeast ? '+' : ''}` : '').toBe(
      expected,
    );
  });

  it.each([
    ['es', 'La deuda de Arbea alcanza una multa de un billón de euros', 1e12],
    ['fr', "Amende d'un billion d'euros", 1e12],
    ['de', 'Geldstrafe von einer Billion Euro', 1e12],
  ])('reads a billion in %s as 10¹²', (language, title, value) => {
    expect(read(language, title).claims[0]?.value).toBe(value);
  });
});

describe('quotations', () => {
  it.each([
    ['es', '«Hemos perdido toda la calle baja», dijo la alcaldesa Ana Merín.', 'Ana Merín'],
    ['es', '“Hemos perdido toda la calle baja”, aseguró ayer Ana Merín.', 'Ana Merín'],
    ['es', 'Ana Merín declaró: «Hemos perdido toda la calle baja».', 'Ana Merín'],
    ['es', '—Hemos perdido toda la calle baja —dijo Ana Merín.', 'Ana Merín'],
    ['es', '«Hemos perdido toda la calle baja», dijo el Gobierno.', null],
    ['fr', '« Nous avons perdu toute la rue basse », a déclaré la maire Anne Mérin.', 'Anne Mérin'],
    ['fr', '« Nous avons perdu toute la rue basse », explique Anne Mérin, aubergiste.', 'Anne Mérin'],
    ['fr', 'Anne Mérin a affirmé : « Nous avons perdu toute la rue basse ».', 'Anne Mérin'],
    ['fr', '« Nous avons perdu toute la rue basse », a déclaré le Parquet.', null],
    ['de', '„Wir haben die ganze untere Straße verloren“, sagte Bürgermeisterin Anna Merin.', 'Anna Merin'],
    ['de', '»Wir haben die ganze untere Straße verloren«, erklärte Anna von Merin.', 'Anna von Merin'],
    ['de', 'Anna Merin sagte: „Wir haben die ganze untere Straße verloren.“', 'Anna Merin'],
    ['de', '„Wir haben die ganze untere Straße verloren“, teilte die Polizei mit.', null],
    ['pt', '“Perdemos toda a rua de baixo”, disse a autarca Ana da Mérida.', 'Ana da Mérida'],
    ['pt', '«Perdemos toda a rua de baixo», afirmou Ana Mérida.', 'Ana Mérida'],
    ['pt', 'Ana Mérida garantiu: “Perdemos toda a rua de baixo”.', 'Ana Mérida'],
    ['pt', '“Perdemos toda a rua de baixo”, disse o Governo.', null],
    ['it', '«Abbiamo perso tutta la strada bassa», ha detto la sindaca Anna Merini.', 'Anna Merini'],
    ['it', '“Abbiamo perso tutta la strada bassa”, spiega Anna Merini.', 'Anna Merini'],
    ['it', 'Anna Merini ha dichiarato: «Abbiamo perso tutta la strada bassa».', 'Anna Merini'],
    ['it', '«Abbiamo perso tutta la strada bassa», ha detto la Procura.', null],
  ])('%s: %s', (language, text, speaker) => {
    const [quote, ...more] = read(language, 'x', text).quotes;
    expect(more).toEqual([]);
    expect(quote?.text.split(' ').length).toBeGreaterThanOrEqual(5);
    expect(quote?.speaker).toBe(speaker);
  });

  it('gives the full name that stands elsewhere in the text', () => {
    const text = 'Anna Merin führt das Gasthaus. „Wir haben die ganze untere Straße verloren“, sagte Merin.';
    expect(read('de', 'x', text).quotes[0]?.speaker).toBe('Anna Merin');
  });
});

describe('withdrawals and denials', () => {
  it.each([
    ['es', 'Rectificación: el alcalde no ha dimitido', true, false],
    ['es', 'Hemos retirado esta información sobre el alcalde', true, false],
    ['es', 'El alcalde desmiente los rumores de dimisión', false, true],
    ['fr', "Rectificatif : le maire n'a pas démissionné", true, false],
    ['fr', 'Nous avons retiré cet article sur le maire', true, false],
    ['fr', 'Le maire dément les rumeurs de démission', false, true],
    ['de', 'Korrektur: Der Bürgermeister ist nicht zurückgetreten', true, false],
    ['de', 'Unser Bericht über den Bürgermeister war falsch', true, false],
    ['de', 'Bürgermeister dementiert Gerüchte über Rücktritt', false, true],
    ['pt', 'Correção: o autarca não se demitiu', true, false],
    ['pt', 'Retirámos esta notícia sobre o autarca', true, false],
    ['pt', 'Autarca desmente rumores de demissão', false, true],
    ['it', 'Rettifica: il sindaco non si è dimesso', true, false],
    ['it', 'Abbiamo ritirato questo articolo sul sindaco', true, false],
    ['it', 'Il sindaco smentisce le voci di dimissioni', false, true],
  ])('%s: %s', (language, title, takesBack, denies) => {
    const reading = read(language, title);
    expect([reading.takenBack !== null, reading.isDenial]).toEqual([takesBack, denies]);
    expect(reading.ends).toEqual([]);
  });
});

describe('titles in two languages', () => {
  it.each([
    ['es', 'El juez: “He was found guilty of murder and sentenced to life in prison”'],
    ['de', 'Exklusiv: Mayor resigns after scandal – was wir dazu sagen'],
    ['en', 'Liberados los cuatro rehenes: hostages’ families react with joy'],
    ['fr', 'Breaking: fire fully contained, les habitants témoignent'],
  ])('are read in the language of the article only, %s: %s', (language, title) => {
    expect(read(language, title).ends).toEqual([]);
  });

  it('are read where the part in the language of the article says it', () => {
    expect(read('es', 'BREAKING | Liberados los cuatro rehenes secuestrados en la mina').ends).toEqual([
      'hostage',
    ]);
  });
});

describe('a language without cues', () => {
  it('reads no end, number or quotation', () => {
    const reading = read(
      'nl',
      'Man sentenced to ten years in prison after 12 people killed',
      '“We lost the whole lower street,” said Ada Merrin.',
    );
    expect(reading).toMatchObject({ ends: [], kinds: [], claims: [], quotes: [], stance: 'report' });
  });
});
