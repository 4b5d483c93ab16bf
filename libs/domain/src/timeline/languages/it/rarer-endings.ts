import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

/** How Italian reports the ends of candidacies, transfers, auctions and thefts. */
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
};
