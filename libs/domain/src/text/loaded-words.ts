/**
 * Words that judge, excite or belittle although a neutral word exists. Chosen in advance from what style guides tell
 * reporters to avoid: disputes as fights, feelings as facts, insults, labels for opponents, and revealed secrets.
 */
const QUARREL =
  'slam(?:s|med|ming)?|blast(?:s|ed) (?!at|in|near|off)|bash(?:es|ed)|rip(?:s|ped) (?:into|apart)|torch(?:es|ed)|eviscerat(?:es|ed|ing)|shred(?:s|ded)|roast(?:s|ed)|skewers?|mock(?:s|ed|ing)|trolls?|trolled|trolling|clap(?:s|ped) back|lash(?:es|ed) out|obliterat(?:es|ed|ing)|annihilat(?:es|ed|ing)|demolish(?:es|ed)|humiliat(?:es|ed|ing|ion)|owns? the|destroys';
const FEELING =
  '(?<!electric(?:al)?[- ])shock(?:s|ed|ing|er|ingly)?(?! gloves?\\b)|outrage(?:d|s|ous|ously)?|fury|furious(?:ly)?|fuming|seeth(?:es|ing)|disgust(?:ed|ing)?|horrif(?:ic|ying|ied)|heartbreaking|heartbroken|gut-wrenching|terrifying|chilling|nightmare|meltdown|stunning|stunned|jaw-dropping|mind-blowing|unbelievable|insane|bonkers|bombshell|explosive|epic|brutal(?:ly)?|savage(?:ly|d)?|devastating|incredible|miracle|miraculous|sickening|vile';
const INSULT =
  'disgrace(?:d|ful)?|shameful|shameless|pathetic|evil|wicked|thugs?|goons?|traitors?|treasonous|unhinged|deranged|delusional|hysterical|idiot(?:s|ic)?|stupid|moron(?:s|ic)?|liars?|lies|lying|hypocri(?:te|tes|sy|tical)|corrupt|crooked|crony|cronies|tyran(?:t|ts|ny|nical)|despicable|cowardly|insanity|lunatics?';
const LABEL =
  'leftists?|far-left|radical left|libs|libtards?|woke(?:ness|ism)?|globalists?|elites|deep state|cabal|propaganda|propagandists?|brainwash(?:ed|ing)?|indoctrinat(?:e|es|ed|ing|ion)|illegals|invaders|sheeple|mainstream media|msm|big pharma|new world order';
const SECRET =
  "expos(?:es|ed|ing)(?! (?:\\S+ ){0,6}to\\b)|cover-up|hoax|sham|witch hunt|conspiracy|secretly|the truth about|they don(?:'|’)t want|wake up|busted|caught (?:red|on)|suppress(?:ed|ing)|censored|forbidden|plandemic|false flag|depopulation";
const LOADED = new RegExp(`\\b(?:${[QUARREL, FEELING, INSULT, LABEL, SECRET].join('|')})\\b`, 'i');

/** Whether a text contains a loaded word. */
export function isLoaded(text: string): boolean {
  return LOADED.test(text);
}
