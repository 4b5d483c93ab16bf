import type { StanceCues, TitleCues, WithdrawalCues } from '../language-cues.js';
import { words } from '../words.js';

/** How German headlines mark comment and expectation. */
export const STANCES: StanceCues = {
  comment: [
    /^(?:kommentar|meinung|leitartikel|kolumne|gastbeitrag|glosse|analyse|essay|interview|porträt|reportage|rezension|kritik|leserbriefe?|podcast|video|videos|fotos|bilder|bildergalerie|fotostrecke|quiz|liveblog|liveticker|live|ticker|newsblog|faktencheck|chronik|chronologie|hintergrund|warum|weshalb|wieso|wie|was|wer|welche[rs]?|so (?:geht|lief|reagiert|funktioniert|wurde|war)|das (?:müssen|sollten) sie|darum|fragen und antworten|die wichtigsten|nachrichten am|newsletter|der morgen|die lage|presseschau|pressestimmen|morgenbriefing|(?:\d{1,2}|drei|vier|fünf|sechs|sieben|zehn) (?:dinge|fragen|gründe|lehren|fakten))(?![a-zÀ-ɏ])/i,
    /\?(?:\s|$)|[:;|–—-] ?(?:live|liveblog|liveticker|im liveticker|ticker|analyse|kommentar|meinung|kolumne|interview|video|fotos|faktencheck)\s*$|(?:^|\+\+ ?)(?:liveticker|live)/i,
    words(
      'im liveblog',
      'im liveticker',
      'im newsblog',
      'live-?ticker',
      'liveblog',
      'newsticker',
      'alle entwicklungen',
      'der überblick',
      'was wir wissen',
      'die wichtigsten (?:nachrichten|meldungen|fragen)',
      'das wichtigste am (?:morgen|abend|tag)',
      'ein kommentar von',
      'eine analyse von',
      'ein gastbeitrag',
      'zum nachlesen',
    ),
  ],
  aftermath: words(
    String.raw`so reagier\w+|reagier(?:t|en) auf|reaktionen auf|vorher und nachher|spottet|spotten|wirft fragen auf|im wortlaut`,
  ),
  expectation: words(
    String.raw`könnten?|dürften?|erwartet|soll(?:en)? (?:\S+ ){0,6}\S+en|steht (?:\S+ )?(?:kurz )?bevor|stehen (?:\S+ )?bevor|kurz vor|droht|drohen|voraussichtlich|wird (?:\S+ ){0,3}erwartet|rechne(?:t|n) mit|zeichnet sich ab|^vor (?:der|dem|den)`,
  ),
  statement: words(
    'sagt|sagen|sagte|warnt|warnen|warnte|kündigt|kündigen|verspricht|erklärt|erklären|betont|behauptet|bestreitet|dementiert|wirft _3_vor|ordnet|fordert|fordern|verlangt|räumt|gibt bekannt|bestätigt|mahnt|meldet|berichtet|droht mit|teilt mit',
  ),
};

export const WITHDRAWALS: WithdrawalCues = {
  ours: words(
    '(?:wir|die redaktion|wir haben|die redaktion hat) _2_(?:ziehen|zieht|nehmen|nimmt) _4_(?:bericht|artikel|meldung|beitrag) zurück|(?:haben|hat) _4_(?:bericht|artikel|meldung|beitrag) zurückgezogen',
    '(?:unser|unsere|dieser|diese) _1_(?:bericht|artikel|meldung|beitrag) _3_(?:war|ist|wurde) (?:falsch|fehlerhaft|unzutreffend|zurückgezogen)',
    String.raw`wir (?:hatten|haben) _3_(?:berichtet|gemeldet|geschrieben).{0,150}\. (?:das|dies) (?:war|ist|stimmt) (?:falsch|nicht|unzutreffend)|wir haben uns geirrt`,
  ),
  correction: /^(?:korrektur|richtigstellung|berichtigung|widerruf|klarstellung)(?![a-zÀ-ɏ])/i,
  negation: words(String.raw`nicht|kein\w*|nie|niemals|niemand`),
  earlier: words(
    String.raw`(?:frühere\w*|vorherige\w*|ursprüngliche\w*) (?:bericht|artikel|meldung|version|fassung) .{0,80}(?:war|ist) (?:falsch|fehlerhaft|unzutreffend|nicht korrekt)`,
  ),
  denial: words(
    String.raw`(?:dementiert|dementieren|bestreitet|bestreiten|weist|weisen) _5_(?:\S*berichte?|\S*gerüchte?|meldungen?|vorwürfe?|angaben)(?: zurück)?|(?:bericht|meldung|gerücht)\w* _2_(?:falsch|dementiert)`,
  ),
};

export const TITLES: TitleCues = {
  decisive: words(
    String.raw`tot|tote[nr]?|sterben|stirbt|gestorben|getötet|festgenommen|verhaftet|angeklagt|verurteilt|freigesprochen|freispruch|schuldig|urteil|rücktritt|zurückgetreten|tritt _4_zurück|entlassen|abgesetzt|gewählt|wiedergewählt|gewinnt|gewinnen|siegt|beschließt|beschlossen|billigt|lehnt _4_ab|abgelehnt|unterzeichne\w+|verbietet|verboten|stoppt|gestoppt|kippt|einigen|einigung|waffenruhe|überfall|greift _3_an|angriff|anschlag|explosion|explodiert|absturz|abgestürzt|einsturz|eingestürzt|evakuier\w+|notstand|erklärt|startet|beschlagnahm\w+|gerettet|rückruf|insolven\w+|fusion\w*|übernimmt|abgesagt|ausgesetzt`,
  ),
  negation:
    /^(?:nicht|kein|keine|keinen|keiner|keinem|nie|niemals|ohne|niemand|falsch|bestreitet|dementiert)$/u,
  opposites: [
    'billigt beschließt beschlossen verabschiedet annehmen unterstützt zustimmung stimmt | ablehnt abgelehnt lehnt kippt gekippt verweigert',
    'gewinnt gewinnen siegt sieg besiegt | verliert verlieren niederlage verlor',
    'festgenommen verhaftet inhaftiert gefasst | freigelassen frei entlassen',
    'verurteilt schuldig schuldspruch | freigesprochen freispruch unschuldig',
    'steigt steigen stieg wächst klettert | sinkt sinken sank fällt fallen schrumpft',
    'öffnet öffnen geöffnet eröffnet | schließt schließen geschlossen gesperrt',
    'beginnt beginnen startet begonnen | endet enden beendet abgesagt ausgesetzt',
    'erlaubt erlauben genehmigt | verbietet verbieten verboten untersagt',
    'bestätigt bestätigen räumt | bestreitet bestreiten dementiert dementieren',
    'lebend überlebt gerettet lebendig | tot tote getötet gestorben stirbt',
    'aufgehoben lockert | verhängt verschärft',
    'ernannt berufen | entlassen abberufen',
  ],
};
