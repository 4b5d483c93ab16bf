import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

/** The stages of German stories, by the names of the English ladders. */
export const LADDERS: Readonly<Record<string, LadderCues>> = {
  'a court case': {
    fits: words(
      String.raw`\S*prozess\w*|\S*gericht\S*|\S*richter\w*|staatsanw\S+|angeklagt\w*|anklage\w*|verurteil\w+|freispruch|freigesprochen|urteil\w*|verfahren|\S*klage`,
    ),
    steps: {
      charged: words(
        'angeklagt|erhebt _3_anklage|anklage _4_erhoben|(?:reicht|reichen) _3_klage ein|klagt gegen|klagen gegen|anklage gegen',
      ),
      'on trial': words(
        String.raw`\S*prozess\w* _6_(?:beginnt|begonnen|hat begonnen|startet|gestartet|fortgesetzt|eröffnet)|(?:beginn|auftakt) _2_\S*prozess\w*|vor gericht|auf der anklagebank|\S*prozessauftakt`,
      ),
      ruling: words(
        String.raw`(?:\S*gericht|richter\w*) _4_(?:ordnet _4_an|stoppt|bestätigt|kippt|weist _4_(?:ab|zurück)|entscheidet|erlaubt|untersagt)`,
      ),
      verdict: words(
        'schuldig gesprochen|für schuldig befunden|verurteilt|freigesprochen|freispruch (?:für|im|in)',
      ),
    },
  },
  'a strike': {
    fits: words(
      String.raw`\S*streiks?|streik\w*|\S*gewerkschaft\w*|ausstand|arbeitskampf|arbeitsniederlegung\w*|tarif\w*|urabstimmung`,
    ),
    steps: {
      announced: words(
        String.raw`(?:ruft|rufen) _5_(?:\S*streiks?|ausstand) _4_auf|(?:kündigt|kündigen) _4_\S*(?:streiks?|ausstand) an|\S*streiks? _3_angekündigt|stimm\w+ _3_für \S*streik`,
      ),
      'under way': words(
        String.raw`\S*(?:streiks?|ausstand) _4_(?:beginnt|begonnen|hat begonnen|läuft|legt _4_lahm|dauert an|geht weiter)|im (?:streik|ausstand)|(?:legen|legten) _2_arbeit nieder|beginn _2_\S*streiks?`,
      ),
      talks: words(
        '(?:verhandlungen|tarifverhandlungen|gespräche) _5_(?:beginnen|gehen weiter|wieder aufgenommen|fortgesetzt|laufen)|(?:nehmen|setzen) _4_(?:verhandlungen|gespräche) (?:auf|fort|wieder auf)|verhandeln wieder|schlichtung beginnt',
      ),
      'deal offered': words(
        String.raw`(?:tarifeinigung|grundsatzeinigung|tarifabschluss|einigung im tarif\S*)|(?:legt|legen) _4_angebot vor|einigen sich _4_(?:tarif\S*|lohn\S*)|(?:nehmen|nimmt|stimmen|stimmt) _4_(?:angebot|tarifvertrag|tarifabschluss) (?:an|zu)`,
      ),
    },
  },
  'an election': {
    fits: words(
      String.raw`\S*wahl(?:en|kampf|lokale?n?|sieg\w*|ergebnis\w*)?|gewählt|\S*kandidat\w*|referendum|volksentscheid|wähler\w*|wiedergewählt`,
    ),
    steps: {
      announced: words(
        String.raw`(?:ruft|rufen|setzt|kündigt) _4_(?:neuwahlen?|wahlen|wahl|referendum)(?: aus| an)?|neuwahlen? (?:ausgerufen|angekündigt)|(?:verkündet|erklärt|gibt) _2_kandidatur|tritt _4_(?:bei|zur) _2_\S*wahl an|wahltermin steht`,
      ),
      voting: words(
        'wahllokale _3_(?:geöffnet|öffnen|offen)|(?:wahl|abstimmung) (?:hat )?begonnen|(?:wählt|wählen) heute|geben _3_stimmen? ab|wahl läuft',
      ),
      counting: words(
        String.raw`wahllokale _3_(?:geschlossen|schließen)|auszählung|hochrechnung\w*|(?:vorläufige\w*|erste) (?:ergebnisse|prognosen?)|stimmen ausgezählt`,
      ),
      declared: words(
        String.raw`(?:gewinnt|gewinnen|verliert|siegt|gewann) _4_\S*(?:wahl|wahlen|referendum|mehrheit)|(?:zur|zum) _3_\S+ (?:wieder)?gewählt|wiedergewählt|(?:gesteht|räumt) _3_niederlage ein|\S*wahlsieg`,
      ),
    },
  },
  'a disaster': {
    fits: words(
      String.raw`\S*erdbeben|\S*beben|\S*hochwasser|\S*flut\w*|überschwemm\w+|hurrikan|taifun|zyklon|tornado|\S*sturm|orkan|\S*br[aä]nde?|lawine\w*|tsunami|vulkan\w*|explosion|\S*absturz|\S*unglück|\S*unfall|einsturz|eingestürzt|entgleis\w+|\S*damm|gesunken|erdrutsch|untergang`,
    ),
    steps: {
      rescue: words(
        String.raw`rettungskräfte|rettungsteams|retter|bergungstrupps|suchen _3_(?:überlebende\w*|vermisste\w*)|suche nach|evakuier\w+|(?:ruft|rufen) _4_(?:notstand|katastrophenfall)\w* aus|katastrophenfall (?:ausgerufen|ausgelöst)|(?:schickt|schicken|entsendet) _4_(?:hilfe|truppen|helfer|retter)`,
      ),
      recovery: words(
        String.raw`(?:aufräumarbeiten|wiederaufbau|aufräumen) _3_(?:beginnt|beginnen|begonnen|laufen)|(?:strom|versorgung) _3_wiederhergestellt|(?:anwohner|bewohner|familien) _4_zurück\w*|(?:suche|rettungsarbeiten) _3_eingestellt|trauerfeier|beigesetzt|beerdigt`,
      ),
      inquiry: words(
        String.raw`(?:leitet|leiten|eröffnet|ordnet) _5_(?:ermittlungen|untersuchung|verfahren) (?:ein|an)|(?:ermittlungen|untersuchung\w*) _4_(?:eingeleitet|aufgenommen|begonnen|ergeben|ergibt)|(?:ermittler|gutachter) _3_(?:finden|vermuten|sehen|gehen)|untersuchungsausschuss|flugschreiber|blackbox`,
      ),
    },
  },
  'a law': {
    fits: words(
      String.raw`\S*gesetz\w*|\S*gesetzentwurf|bundestag|bundesrat|parlament|nationalrat|ständerat|landtag|\S*reform|verordnung|abgeordnete\w*`,
    ),
    steps: {
      proposed: words(
        String.raw`(?:legt|legen|stellt|stellen|bringt|bringen) _5_(?:\S*gesetz\w*|\S*entwurf|\S*reform) (?:vor|ein)|(?:kabinett|regierung) _2_beschließt _3_\S*(?:gesetz|entwurf|gesetzentwurf)`,
      ),
      'in committee': words(
        String.raw`(?:ausschuss|\S*ausschuss) _3_(?:billigt|stimmt _4_zu|empfiehlt|berät)|(?:berät|debattiert|debattieren|beraten) _3_\S*(?:gesetz|reform|entwurf)`,
      ),
      'passed by one chamber': words(
        '(?:bundestag|nationalrat|parlament|abgeordnete|landtag|ständerat|bundesrat) _2_(?:beschließt|beschließen|verabschiedet|billigt|stimmt _5_zu|stimmen _5_zu)',
      ),
      passed: words(
        String.raw`(?:bundesrat|parlament) (?:stimmt _4_zu|billigt|gibt grünes licht)|\S*(?:gesetz|reform) _3_endgültig|endgültig (?:beschlossen|verabschiedet)`,
      ),
      'signed or vetoed': words(
        String.raw`(?:unterzeichnet|unterschreibt|ausgefertigt) ?_4_(?:\S*gesetz)?|tritt in kraft|in kraft getreten|legt _3_veto ein`,
      ),
    },
  },
};
