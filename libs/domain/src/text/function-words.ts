/**
 * Function words (articles, prepositions, pronouns, particles) of languages for which `natural` has none, or too few.
 * They identify a language and say nothing about a text's subject. ISO 639-1 → words in lower case.
 */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    de: `aber als am an auch auf aus bei bin bis da damit das dass dem den der des die dies diese diesem
      diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es für gegen hat hatte habe haben hier ich ihr
      ihre ihrem ihren ihrer im in ist ja jetzt kann kein keine können mehr mit muss nach nicht noch nun nur ob oder ohne schon
      sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte über um und uns unser unter vom von vor war
      waren warum was weil wenn wer werden wie wieder will wir wird wo worden wurde wurden zu zum zur zwischen`,
    id: `ada adalah agar akan anda antara apa atas atau bagi bahwa banyak bisa dalam dan dapat dari dengan di dia hanya harus
      hingga ini itu jika juga kami karena kata ke kepada kita lebih masih mereka oleh pada para saat saja sampai sebagai sebuah
      sedang sejak setelah siapa sudah tak telah tentang terhadap tetapi tidak untuk yang`,
    pl: `ale bez być by był była było co czy dla do gdy go ich jak jako jest jego jej już kto ma mają może na nad nie nim o od
      oraz po pod przed przez przy są się także tego tej ten to tylko tym w we więc wszystko z za ze że`,
    tl: `alam ang ano ating ay ayon bagong bago dahil dapat daw dito din eto gusto habang hanggang hindi iba ilan ilang isa isang
      ito itong iyon ka kanila kanilang kanya kanyang kapag kasama kay kaya kayo ko kung lang lamang lahat mag maging mga mo muli
      na nag nang ng ni nila nina nitong nito noon noong pa pala pang para pati pero po rin sa sabi si sila sina siya sya tayo
      wala walang yung`,
    tr: `ama artık bazı bir biri biz bu bunu çok da daha de değil diye en gibi hem hep her için ile ise kadar ki kim mi mu ne
      neden o olan olarak oldu olduğu onu sonra şu tüm var ve veya ya yok`,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
