import type { QuoteCues } from '../quote-cues.js';

/** Who speaks in German. Nouns have capitals, so offices before a name are known by their endings. */
export const QUOTES: QuoteCues = {
  verbs:
    '(?:sagte|sagt|erklärte|erklärt|betonte|betont|warnte|warnt|meinte|meint|berichtete|berichtet|teilte|fügte|schrieb|schreibt|kritisierte|kritisiert|forderte|fordert|versprach|räumte|mahnte|bedauerte|so|erzählte|erzählt|bestätigte|ergänzte|hieß es von|kündigte|lobte|klagte)',
  articles: 'der|die|das|ein|eine|sein|seine|ihr|ihre|am \\p{Lu}\\p{Ll}+|auch',
  particles: 'von der|von|van|zu|de|di|vom',
  titles:
    /^(?:[\p{L}-]*(?:[Mm]inister|[Pp]räsident|[Bb]ürgermeister|[Ss]precher|[Cc]hef|[Ll]eiter|[Aa]nwalt|[Aa]nwält|[Kk]anzler|[Dd]irektor|[Ee]xpert|[Kk]ommissar|[Ss]enator|[Tt]rainer|[Rr]ichter|[Gg]eschäftsführer|[Ff]ührer|[Rr]at|[Rr]ät|[Ff]orscher|[Ss]ekretär|[Bb]eauftragt|[Aa]nwohner|[Aa]ugenzeug|[Zz]eug)(?:in|en|e|er)?|[\p{L}-]*[Vv]orsitzende[rn]?|[\p{L}-]*[Bb]eauftragte[rn]?|[\p{L}-]*[Aa]bgeordnete[rn]?|Herr|Frau|Dr|Prof|Professor(?:in)?|General|Hauptmann|Oberst|König(?:in)?|Papst|Bischof|Bischöfin|Landrat|Landrätin|Pfarrer(?:in)?)\.?\s/u,
  nobody:
    /(?:^|\s)(?:Der|Die|Das|Ein|Eine|Er|Sie|Es|Wir|Und|Aber|In|Am|Im|Nach|Laut|Gestern|Dies|Diese|Dieser|Polizei|Feuerwehr|Regierung|Bundesregierung|Ministerium|Stadt|Staatsanwaltschaft|Gericht|Bundestag|Bundesrat|Partei|Union|Universität|Klinik|Bank|Agentur|Kommission|Verband|Gewerkschaft|Unternehmen|Konzern|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?=\s|$)/u,
};
