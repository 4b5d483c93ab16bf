import { describe, expect, it } from '@jest/globals';
import { drawableText } from './drawable-text.js';

describe('drawableText', () => {
  it.each([
    ['The dam holds', 'The dam holds'],
    ['  The \n dam\tholds ', 'The dam holds'],
    ['Übergänge, Žluť, Đập', 'Übergänge, Žluť, Đập'],
    ['Плотина, фраґмент, Ἀθῆναι', 'Плотина, фраґмент, Ἀθῆναι'],
    ['سد أورين (Orrin)', 'سد أورين (Orrin)'],
    ['סכר אורין', 'סכר אורין'],
    ['e\u0301', 'é'],
    ['£5–€7 “dam’s” №3 ½', '£5–€7 “dam’s” №3 ½'],
    ['Dam 🚀🚀 holds ✅', 'Dam holds'],
    ['a\u202eb\u2066c\u0000d\u200b', 'abcd'],
    [`q${'\u0323'.repeat(50)}b`, `q${'\u0323'.repeat(3)}b`],
    ['non\u2011stop 1\u20122 \u2015 he said', 'non-stop 1-2 — he said'],
    ['syl\u2027la\u00adble', 'syllable'],
    ['⅓ of 2⅔ in 10⁵, CO₂, 5‰', '1/3 of 2 2/3 in 10^5, CO2, 5 per mille'],
    ['①②, Ⅳ, ❶ Ｄａｍ ７, 𝔇𝔞𝔪 𝟝, ﬁre', '12, IV, Dam 7, Dam 5, fire'],
    ['ארה״ב', 'ארה״ב'],
    ['سد، ١٢', 'سد، ١٢'],
    ['Dam ☂ 2031', 'Dam 2031'],
    ['堤防の修復、「安全」 ｶﾞｰﾄﾞ', '堤防の修復、「安全」 ｶﾞｰﾄﾞ'],
    ['水坝《修复》，㊗５％', '水坝《修复》，祝5％'],
    ['The dam 댐', 'The dam 댐'],
    ['댐'.normalize('NFD'), '댐'],
    ['เขื่อน ๑๒ ฿5', 'เขื่อน ๑๒ ฿5'],
    ['კაშხალი ᲙᲐᲨᲮᲐᲚᲘ', 'კაშხალი ᲙᲐᲨᲮᲐᲚᲘ'],
    ['Ամբարտակ և', 'Ամբարտակ և'],
    ['ግድብ፣ ፲፪', 'ግድብ፣ ፲፪'],
    ['बाँध १२।', 'बाँध १२।'],
    ['அணை ௧', 'அணை ௧'],
    ['বাঁধ ১২।', 'বাঁধ ১২।'],
    ['उड़ुपी, बुद्धू', 'उड़ुपी, बुद्धू'],
    ['ఆనకట్ట, ಅಣೆಕಟ್ಟು, അണക്കെട്ട്', 'ఆనకట్ట, ಅಣೆಕಟ್ಟು, അണക്കെട്ട്'],
    ['બંધ, ਬੰਨ੍ਹ, ବନ୍ଧ', 'બંધ, ਬੰਨ੍ਹ, ବନ୍ଧ'],
    ['ເຂື່ອນ, ទំនប់, ရွှေ့', 'ເຂື່ອນ, ទំនប់, ရွှေ့'],
    ['ශ්\u200dරී, می\u200cشود', 'ශ්\u200dරී, می\u200cشود'],
    ['s\u200cd\u200d 👩\u200d🚀\u200c ක්\u200d\u200dර', 'sd ක්\u200dර'],
    [`က${'ိ'.repeat(50)}`, `က${'ိ'.repeat(6)}`],
    [`ב${'\u05b4\u05bc\u05c1\u200d'.repeat(8)}`, `ב\u05b4\u05bc\u05c1${'\u200d'.repeat(8)}`],
    [`क${'ि\u200c་\u200c'.repeat(8)}`, `क${'ि\u200c\u200c'.repeat(3)}${'\u200c'.repeat(10)}`],
    [`က${'ိ\u200d'.repeat(8)}`, `က${'ိ\u200d'.repeat(6)}\u200d\u200d`],
    ['5 < 6 & "7"', '5 < 6 & "7"'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawableText(text, 100)).toBe(drawn);
  });

  it.each(['ཆུ་མཛོད', 'Dam ༡༢', 'ދިވެހި', 'Ԁ', '🚀', '', ' \u202e', '«–»'])('%j cannot be drawn', (text) => {
    expect(drawableText(text, 100)).toBeNull();
  });

  it('is cut between words, by characters', () => {
    expect(drawableText('The dam of Orrin holds', 15)).toBe('The dam of…');
    expect(drawableText('Ö'.repeat(30), 15)).toBe(`${'Ö'.repeat(14)}…`);
    expect(drawableText('水'.repeat(30), 15)).toBe(`${'水'.repeat(14)}…`);
    expect(drawableText('𝒜'.repeat(30), 15)).toBe(`${'A'.repeat(14)}…`);
    expect(drawableText('ក្រុង'.repeat(5), 13)).toBe('ក្រុងក្រុង…');
    expect(drawableText('क्'.repeat(30), 15)).toBe(`${'क्'.repeat(7)}…`);
    expect(drawableText('The dam', 7)).toBe('The dam');
  });
});
