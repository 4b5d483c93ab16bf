import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** No day to come follows: the present tense may speak of the future. */
const SOON = String.raw`(?!.{0,40}(?<![a-z0-9À-ɏ])(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|prossim\w+|previst\w+|fra))`;

/** How Italian reports the ends of candidacies, transfers, auctions, thefts, voyages and published results. */
export const RARER_ENDINGS: Readonly<Record<string, KindCues>> = {
  nomination: {
    fits: words(String.raw`candidat\w+|primarie|segreteria|nomination`),
    cue: words(
      '(?:ritira(?:no)?|ha ritirato|rinuncia(?:no)? alla|ha rinunciato alla|abbandona(?:no)?) (?:la |sua |la sua )?(?:candidatura(?! (?:olimpica|ai giochi))|corsa)|si ritira dalla corsa|(?:candidatura) _2_ritirata',
      '(?:vince|vincono|ha vinto|si aggiudica|perde|ha perso) _2_primarie|(?:designat[oa]|scelt[oa]|incoronat[oa]) candidat[oa]|non si ricandida',
    ),
  },
  transfer: {
    fits: words(
      String.raw`acquist\w+|contratto|ingaggi\w+|prestito|trasferiment\w+|cessione|cedut[oa]|attaccante|difensore|difensora|centrocampista|portiere|capitan[oa]|allenat(?:ore|rice)|firma`,
    ),
    cue: words(
      '(?:attaccante|difensore|centrocampista|portiere|capitan[oa]|allenat(?:ore|rice)) _4_(?:firma|ha firmato) (?:con|fino)|(?:firma|ha firmato) _4_(?:fino al 20\\d\\d|per \\S+ (?:anni|stagioni))',
      "(?:ufficializza(?:no)?|ha ufficializzato|chiude(?:no)?|completa(?:no)?|annuncia(?:no)?) (?:l'|il |lo |la )(?:acquisto|ingaggio|arrivo|trasferimento|cessione|prestito)|rinnova(?:no)? (?:il contratto|con (?:il|la)|fino al)",
    ),
  },
  auction: {
    fits: words(`asta|aste|martello|battut[oa]|aggiudicat[oa]`),
    cue: words(
      String.raw`(?:vendut[oaie]|battut[oaie]|aggiudicat[oaie]|andat[oaie]) all'asta (?:per|a)|(?:vendut[oaie]|battut[oaie]|aggiudicat[oaie]) (?:per|a) \S*\d\S*|(?:raggiunge|tocca) _4_all'asta`,
    ),
  },
  theft: {
    fits: words(`rubat[oaie]|furt[oi]|ladr[oi]|refurtiva|bottino|trafugat[oaie]|rapina`),
    cue: words(
      "(?:recupera(?:no)?|ritrova(?:no)?|restituisc\\w+|(?:ritrovat|recuperat|restituit|trovat)[oaie] (?:il|lo|la|l'\\S+|i|gli|le|un(?! anno)|una|due|tre|\\d+)) _5_(?:rubat[oaie]|trafugat[oaie]|refurtiva|bottino)",
      '(?:rubat[oaie]|trafugat[oaie]|refurtiva|bottino) _6_(?:ritrovat[oaie]|recuperat[oaie]|restituit[oaie])',
    ),
  },
  voyage: {
    fits: words(
      String.raw`mission[ei]|capsula|navicella|astronaut\w+|razzo|sonda|lunare|orbita|spazial[ei]|traversata|spedizione|crociera|nave|barca|veliero|bloccat[oaie]|passeggeri|giro del mondo|escursionisti`,
    ),
    cue: words(
      `(?:tornat[oaie]|rientrat[oaie]) sulla terra|(?:torna|tornano|rientra|rientrano) sulla terra${SOON}|ammara(?:no)?${SOON}|ammarat[oaie]`,
      `(?:conclusa|terminata) _3_missione|missione _2_(?:conclusa|terminata)|(?:completa(?:no)?|conclud(?:e|ono)) (?:la |il |la sua |il suo )(?:traversata|giro del mondo|spedizione)${SOON}`,
      `(?:arriva|attracca) in porto${SOON}|(?:arrivata|attraccata|arrivato) in porto|sbarcati (?:tutti )?gli ultimi passeggeri|ultimi passeggeri _2_sbarcati|(?:rientrat[oaie]|tornat[oaie]) a casa`,
    ),
  },
  results: {
    fits: words("maturità|esam[ei]|concors[oi]|test d'ingresso|invalsi|graduatori[ae]"),
    cue: words(
      "(?:pubblicat[iae]|uscit[iae]|disponibili) _1_(?:risultati|esiti|voti|graduatoria|graduatorie) _1_(?:maturità|esami di stato|concors[oi]|test d'ingresso|invalsi)|(?:risultati|esiti|voti) (?:della|del|dei|degli) _1_(?:maturità|esami di stato|concors[oi]|test d'ingresso|invalsi) _3_(?:pubblicat[iae]|uscit[iae]|disponibili)",
    ),
  },
};
