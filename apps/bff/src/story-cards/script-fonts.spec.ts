import { afterAll, describe, expect, it } from '@jest/globals';
import { cardDrawing } from './card-drawing.js';
import { CardThread } from './card-thread.js';
import { scriptFonts } from './script-fonts.js';
import { CARD_SIZE, storyCard } from './story-card.js';

const thread = new CardThread();
afterAll(() => thread.close());

/** The card of a story with this name. */
function picture(name: string, language: string): Promise<Buffer> {
  const card = storyCard(
    {
      ...{ name, label: null, language, status: 'ongoing', origin_count: 3 },
      ...{ estimated_completion_percent: 40, resolved_at: null, resolution_summary: null },
      last_reported_at: new Date('2031-03-09T12:00:00Z'),
    },
    null,
  );
  return thread.draw({ drawing: cardDrawing(card), fonts: scriptFonts(card.name, language), ...CARD_SIZE });
}

describe('the fonts for a script', () => {
  it('are the parts that have the letters of a text', () => {
    const namesOf = (text: string, language = 'en') => scriptFonts(text, language).map(({ name }) => name);
    expect(namesOf('The dam, Плотина, سد')).toEqual([]);
    expect(namesOf('เขื่อน')).toEqual(['noto-sans-thai thai']);
    expect(namesOf('水 댐 水').map((name) => name.replace(/ \d+$/, ''))).toEqual([
      'noto-sans-sc',
      'noto-sans-kr',
    ]);
    expect(scriptFonts('댐 เขื่อน', 'en').map(({ letters }) => letters)).toEqual(['댐', null]);
    // Signs that several scripts have are of the one that the text is in.
    expect(namesOf('বাঁধ।')).toEqual(['noto-sans-bengali bengali']);
    expect(namesOf('बाँध।')).toEqual(['noto-sans-devanagari devanagari']);
    expect(namesOf('水', 'ja')).toEqual([expect.stringMatching(/^noto-sans-jp \d+$/)]);
    // Only one of the two fonts has it.
    expect(namesOf('坝', 'ja')).toEqual([expect.stringMatching(/^noto-sans-sc \d+$/)]);
    expect(namesOf('賅', 'zh')).toEqual([expect.stringMatching(/^noto-sans-jp \d+$/)]);
  });

  // Letters that no font has would all be the same box.
  it.each([
    ['zh', '水坝', '火山'],
    ['ja', 'ガード', 'ダムに'],
    ['ko', '댐이', '산의'],
    ['th', 'กข', 'คง'],
    ['ka', 'აბ', 'გდ'],
    ['hy', 'աբ', 'գդ'],
    ['am', 'ሀለ', 'መሰ'],
    ['hi', 'कख', 'गघ'],
    ['ta', 'கங', 'சஞ'],
    ['bn', 'কখ', 'গঘ'],
    ['gu', 'કખ', 'ગઘ'],
    ['pa', 'ਕਖ', 'ਗਘ'],
    ['kn', 'ಕಖ', 'ಗಘ'],
    ['ml', 'കഖ', 'ഗഘ'],
    ['or', 'କଖ', 'ଗଘ'],
    ['si', 'කඛ', 'ගඝ'],
    ['te', 'కఖ', 'గఘ'],
    ['km', 'កខ', 'គឃ'],
    ['lo', 'ກຂ', 'ຄງ'],
    ['my', 'ကခ', 'ဂဃ'],
  ])('draw letters of %s', async (language, one, other) => {
    const first = await picture(one, language);
    expect(first.equals(await picture(one, language))).toBe(true);
    expect(first.equals(await picture(other, language))).toBe(false);
  });
});
