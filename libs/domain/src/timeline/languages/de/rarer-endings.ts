import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** How German reports the ends of candidacies, transfers, auctions and thefts. */
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
};
