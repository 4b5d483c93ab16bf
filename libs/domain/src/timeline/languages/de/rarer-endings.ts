import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** No day to come follows: the present tense may speak of the future. */
const SOON = String.raw`(?!.{0,40}(?<![a-z0-9À-ɏ])(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|nächste\w*|kommende\w*))`;
/** Up to four words that announce nothing. */
const NOT_TO_BE = String.raw`(?:(?!werden|sollen)\S+ ){0,4}`;

/** How German reports the ends of candidacies, transfers, auctions, thefts, voyages and published results. */
export const RARER_ENDINGS: Readonly<Record<string, KindCues>> = {
  nomination: {
    fits: words(
      String.raw`\S*kandidat\w*|vorwahl(?:en)?|parteivorsitz|spitzenkandidat\w*|bewerb(?:er|erin|ung)`,
    ),
    cue: words(
      '(?:zieht|zog|ziehen) _1_\\S*kandidatur _5_zurück|\\S*kandidatur _3_zurückgezogen|verzichtet auf _2_\\S*kandidatur|steigt aus dem _2_rennen _2_aus',
      '(?:gewinnt|gewann|gewinnen|verliert|verlor) _2_vorwahl(?:en)?|zu[rm] _2_\\S*kandidat(?:en|in) (?:gewählt|gekürt|nominiert)|tritt nicht (?:mehr|wieder) an',
    ),
  },
  transfer: {
    fits: words(
      String.raw`wechsel\w*|verpflicht\w+|vertrag\w*|transfers?|leihe|ausgeliehen|stürmer(?:in)?|verteidiger(?:in)?|torwart|torhüter(?:in)?|kapitän(?:in)?|trainer(?:in)?|mittelfeld\w*`,
    ),
    cue: words(
      '(?:stürmer(?:in)?|verteidiger(?:in)?|torwart|torhüter(?:in)?|kapitän(?:in)?|trainer(?:in)?|nationalspieler(?:in)?) _3_wechselt _3_zu[rm]? \\S+|wechselt _2_zu[rm]? (?:fc|sc|sv|tsv|vfb|vfl|eintracht|borussia|union) \\S+|wechsel _5_(?:perfekt|fix|vollzogen)|transfer _4_(?:perfekt|fix|vollzogen)',
      'verpflichtet (?:_1_)(?:stürmer|verteidiger|torwart|torhüter|mittelfeld|trainer|spielmacher|nationalspieler|kapitän)\\w* \\S+|unterschreibt (?:_3_)(?:bis 20\\d\\d|vertrag bis|für \\S+ (?:jahre|spielzeiten))|verlängert _4_vertrag|verlängert _2_bis 20\\d\\d|(?:gibt|holt) _4_\\S*transfer bekannt',
    ),
  },
  auction: {
    fits: words(String.raw`auktion\w*|versteiger\w+|ersteiger\w+|hammer|bieter`),
    cue: words(
      'für _4_(?:versteigert|ersteigert)|(?:versteigert|ersteigert) für|(?:auktion|versteigerung) _5_(?:verkauft|zugeschlagen)|für _5_unter den hammer gekommen|erzielt _6_(?:auktion|versteigerung)|bringt _3_(?:auktion|versteigerung) _4_(?:euro|dollar|millionen)',
    ),
  },
  theft: {
    fits: words(
      String.raw`gestohlen\w*|\S*diebstahl\w*|\S*dieb|\S*diebe|raub|geraubt\w*|beute|einbr\w+|entwendet\w*`,
    ),
    cue: words(
      '(?:gestohlene[nrs]?|geraubte[nrs]?|entwendete[nrs]?|beute|diebesgut) _7_(?:wieder ?(?:auf)?gefunden|gefunden|wieder aufgetaucht|aufgetaucht|sichergestellt|zurückgegeben|wieder da|zurück im museum)',
      '(?:findet|finden|fand|entdeck(?:t|en)) _3_(?:gestohlene[nrs]?|geraubte[nrs]?|beute) _2_wieder|(?:stellt|stellen|stellte) _3_(?:gestohlene[nrs]?|geraubte[nrs]?|beute|diebesgut) _3_sicher',
    ),
  },
  voyage: {
    fits: words(
      String.raw`\S*mission|raumschiff\w*|\S*kapsel|astronaut\w*|raumfahrer\w*|rakete|\S*sonde|raumstation|\S*expedition|\S*überquerung|weltumsegl\w*|kreuzfahrt\w*|\S*schiff\w*|fähre|segler\w*|ruder(?:er|in)\w*|passagiere|gestrandet\w*`,
    ),
    cue: words(
      String.raw`(?:zurück auf der|zur) erde zurückgekehrt|zurück auf der erde|(?:\S*kapsel|raumschiff) _6_gewassert|gewassert|sicher gelandet`,
      String.raw`(?:\S*mission|expedition) _4_(?:beendet|abgeschlossen|zu ende)|(?:beendet|vollendet|schafft) _3_(?:\S*überquerung|\S*umrundung|\S*umsegelung|expedition|\S*mission)|(?:hat|haben) (?:(?!hälfte|erste\w*)\S+ ){0,4}(?:überquert|umrundet|umsegelt|durchquert)`,
      String.raw`(?:im hafen|in \S+) (?:angelegt|eingelaufen)|letzte passagiere (?:verlassen|haben _4_verlassen|von bord)${SOON}|(?:wieder|wohlbehalten) (?:zu hause|daheim)`,
    ),
  },
  results: {
    fits: words(String.raw`abi(?:tur)?\w*|\S*prüfung\w*|\S*examen\w*|matura\w*|prüflinge`),
    cue: words(
      String.raw`(?:abitur|\S*prüfungs|examens|matura)ergebnisse ${NOT_TO_BE}(?:veröffentlicht|bekannt gegeben|bekanntgegeben|liegen vor|sind da)|ergebnisse (?:der|des|zum|zur) (?:\S+ )?(?:(?:abitur|abschluss|aufnahme|pflege|gesellen|meister|steuerberater)prüfung\w*|abiturs?|\S*examens?|matura) ${NOT_TO_BE}(?:veröffentlicht|bekannt gegeben|liegen vor|sind da)`,
    ),
  },
};
