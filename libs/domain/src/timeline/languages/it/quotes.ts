import type { QuoteCues } from '../quote-cues.js';

/** Who speaks in Italian. */
export const QUOTES: QuoteCues = {
  verbs:
    '(?:ha |hanno |aveva |si è |è )?(?:detto|dice|disse|dichiarato|dichiara|affermato|afferma|assicurato|assicura|spiegato|spiega|precisato|precisa|aggiunto|aggiunge|sottolineato|sottolinea|avvertito|avverte|ribadito|ribadisce|ammesso|ammette|raccontato|racconta|scritto|scrive|annunciato|annuncia|ricordato|ricorda|denunciato|denuncia|commentato|commenta|sostenuto|sostiene|osservato|osserva|concluso|conclude|replicato|replica|confermato|conferma)',
  articles: "il|lo|la|i|gli|le|l'\\p{Ll}+|un|una|suo|sua|ieri|oggi",
  particles: 'di|de|del|della|dei|da|dal|lo|la|van|von',
  titles:
    /^(?:Sindac[oa]|President[ea]|Presidentessa|Ministr[oa]|Premier|Governator[e]|Dottor(?:essa)?|Dott|Professor(?:essa)?|Prof|Signor[ae]?|Generale|Capitano|Colonnello|Prefett[oa]|Procurator[e]|Giudice|Re|Regina|Papa|Direttor[e]|Direttrice|Senator[e]|Senatrice|Deputat[oa]|Monsignor|Cardinale|Don)\.?\s/u,
  nobody:
    /(?:^|\s)(?:Il|Lo|La|I|Gli|Le|Un|Una|Lui|Lei|Loro|Noi|Ma|E|In|Nel|Secondo|Ieri|Oggi|Questo|Questa|Polizia|Carabinieri|Governo|Ministero|Comune|Procura|Tribunale|Corte|Camera|Senato|Partito|Unione|Università|Ospedale|Banca|Agenzia|Commissione|Consiglio|Associazione|Federazione|Sindacato|Società|Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica)(?=\s|$)/u,
};
