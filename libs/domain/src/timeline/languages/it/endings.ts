import type { AfterCues, FactCues, KindCues } from '../language-cues.js';
import { words } from '../words.js';

const COURT = words(
  String.raw`process\w+|giudic\w+|tribunale|corte|giuria|pm|procura|procuratore|imputat[oaie]|condann\w*|assol\w+|colpevol\w+|sentenza|cassazione|ergastolo|carcere|reclusione|omicidio|querela|causa|prosciol\w*|appello|pena`,
);

/** How stories end in Italian. */
export const ENDINGS: Readonly<Record<string, KindCues>> = {
  trial: {
    fits: COURT,
    cue: words(
      String.raw`condannat[oaie] _5_(?:a|ad|all'\w+) ?_4_(?:anni|anno|mesi|carcere|reclusione|ergastolo|morte|risarcire|pagare|multa)|condannat[oaie] _4_all'ergastolo|condann(?:a|ano|ò) _7_a _4_(?:anni|mesi|risarcire|pagare|carcere)`,
      '(?:assolt[oaie]|assolve|assolvono|assoluzione (?:per|definitiva)|prosciolt[oaie]|scagionat[oaie])',
      '(?:tribunale|corte|giudic[ei]|cassazione|consulta|tar|consiglio di stato) _3_(?:assolve|respinge|annulla|conferma _2_(?:condanna|sentenza|assoluzione|pena)|archivia|rigetta|boccia|dà ragione)|(?:inchiesta|caso|causa|querela|accuse) _3_(?:archiviat[oa]|ritirat[oae]|cadute)|(?:ricorso|appello) (?:respinto|rigettato)',
    ),
  },
  conviction: {
    fits: COURT,
    cue: words(
      "(?:giudicat[oaie]|ritenut[oaie]|dichiarat[oaie]|riconosciut[oaie]) colpevol[ei]|colpevol[ei] (?:di|dell'|del) ?(?:omicidio|frode|corruzione|strage|femminicidio)|si (?:dichiara|dichiarano|è dichiarat[oa]) colpevol[ei]|verdetto di colpevolezza",
    ),
  },
  extradition: {
    fits: words(String.raw`estrad\w+`),
    cue: words(
      "estradat[oaie] _2_(?:in|negli|nel|verso)|estradat[oaie]|(?:nega|negata|respinge|rifiuta) _1_l?'?estradizione",
    ),
  },
  law: {
    fits: words(
      'legg[ei]|ddl|decret[oi]|parlamento|camera|senato|deputati|senatori|riform[ae]|referendum|emendament[oi]|manovra|mozione|provvedimento|divieto',
    ),
    cue: words(
      '(?:via libera|ok|sì|approvazione|voto) (?:definitiv[oa]|finale)|approva(?:no|t[oa])? (?:in via definitiva|definitivamente)|(?:è|diventa|diventano) legge|convertito in legge',
      '(?:camera|senato|parlamento|aula|deputati|senatori) _3_(?:boccia|bocciano|respinge|affossa|approva in via definitiva) _4_(?:legge|ddl|decreto|riforma|mozione|manovra|emendamento)|(?:governo|ministro|ministra|esecutivo) _2_(?:ritira|rinuncia a) _4_(?:legge|ddl|decreto|riforma)|(?:entra|è entrat[oa]) in vigore|(?:promulga|firma|ha firmato) _4_(?:legge|decreto|riforma)|(?:legge|decreto|riforma) _3_(?:promulgat[oa]|abrogat[oa]|bocciat[oa]|affossat[oa])',
    ),
  },
  recall: {
    fits: words(String.raw`richiam\w+|ritir\w+`),
    cue: words(
      '(?:concluso|terminato|completato|revocato|chiuso) _2_(?:richiamo|ritiro)|fine del (?:richiamo|ritiro)|richiamo _3_(?:concluso|completato|terminato|revocato)',
    ),
  },
  fire: {
    fits: words(String.raw`incend\w+|rogo|roghi|fiamme|pompieri|vigili del fuoco|brucia\w*`),
    cue: words(
      String.raw`(?:spent[oi]|domat[oi]|estint[oi]) _2_(?:incendi\w*|rogo|roghi|l'incendio|fiamme)|(?:incendi\w*|l'incendio|rogo|roghi|fiamme) _5_(?:spent[oie]|domat[oie]|sotto controllo|estint[oie]|circoscritt[oie])|(?:domano|spengono|hanno domato|hanno spento) _2_(?:l'incendio|incendio|rogo|fiamme)`,
    ),
  },
  outbreak: {
    fits: words(
      String.raw`epidemi\w+|focolai\w*|pandemi\w+|virus|contag\w+|quarantena|casi|ebola|colera|morbillo|salmonell\w+|listeri\w+|influenza|botulino`,
    ),
    cue: words(
      "fine (?:dell'|della |del )(?:epidemia|quarantena|pandemia|focolaio|emergenza sanitaria)|(?:epidemia|l'epidemia|focolaio) _3_(?:finit[oa]|conclus[oa]|debellat[oa]|spent[oa]|terminat[oa])|(?:revocata|revoca) _2_quarantena|dichiarat[oa] conclus[oa] _3_(?:epidemia|l'epidemia)",
    ),
  },
  outage: {
    fits: words(
      String.raw`blackout|guast\w+|corrente|elettric\w+|rete|interruzione|servizio|black-out|disservizi\w*`,
    ),
    cue: words(
      '(?:corrente|elettricità|energia|servizio|rete|acqua|circolazione) _4_(?:ripristinat[oa]|tornat[oa]|ripartit[oa]|ripres[oa])|(?:ripristinat[oa]|torna|tornata|ripristinano) _3_(?:corrente|elettricità|servizio|rete|luce|energia)|fine del (?:blackout|black-out)|guasto (?:è )?(?:riparato|risolto)',
    ),
  },
  emergency: {
    fits: words(
      String.raw`pont[ei]|diga|galleria|tunnel|alluvion[ei]|esondazion[ei]|evacua\w+|emergenza|allert[ae]|tempesta|uragano|ciclone|tsunami|bomba|ordigno|coprifuoco|lockdown|restrizioni|strada|frana|perdita|incagliat\w+|valanga|sfollati`,
    ),
    cue: words(
      String.raw`(?:ponte|galleria|tunnel|aeroporto|strada|porto|canale|linea|valico|autostrada) _4_(?:riapre|riaperto|riaperta|riparato|riparata)|(?:riapre|riaperto|riaperta|riapertura d\w+) _2_(?:ponte|galleria|tunnel|l'aeroporto|aeroporto|strada|porto|canale|linea|valico|autostrada)`,
      String.raw`(?:allerta|l'allerta|coprifuoco|lockdown|restrizioni|stato d'emergenza|stato di emergenza|evacuazione) _3_(?:revocat[oaie]|cessat[oaie]|finit[oaie]|terminat[oaie])|(?:revocat[oaie]|revoca|cessat[oa]|fine d\w+) _2_(?:allerta|l'allerta|coprifuoco|lockdown|restrizioni|stato d'emergenza|stato di emergenza|dell'allerta)|(?:bomba|ordigno) _3_(?:disinnescat[oa]|fatt[oa] brillare)|(?:residenti|sfollati|evacuati|famiglie|abitanti) _3_(?:tornano|rientrano|rientrati|tornati) (?:a casa|nelle (?:loro )?case)|cessato allarme`,
    ),
  },
  final: {
    fits: words(
      String.raw`final[ei]|coppa|campion\w+|scudetto|torneo|titolo|mondial[ei]|medaglia|oro|premio|trofeo|gara|giro|maratona|festival|slam|lega|supercoppa`,
    ),
    cue: words(
      "(?:vince|vincono|ha vinto|conquista|conquistano|alza|solleva|si aggiudica|trionfa in|trionfa al|è suo il|si prende) _4_(?:finale|coppa|scudetto|titolo|torneo|mondiale|trofeo|oro|l'oro|medaglia d'oro|giro|maratona|premio|leone d'oro|palma d'oro|festival|supercoppa|campionato|gran premio|europeo)(?! di tappa)",
      String.raw`(?:campion(?:e|i|essa) (?:d'italia|d'europa|del mondo|olimpic\w+|europe\w+|mondial\w+)|incoronat[oaie] _2_campion\w+|laure(?:a|ano) campion\w+|si laurea campion\w+)`,
    ),
  },
  missing: {
    fits: words(
      String.raw`scompars[oaie]|scomparsa|dispers[oaie]|ricerche|ritrovat[oaie]|salvat[oaie]|soccors[oaie]|intrappolat[oaie]|irreperibil\w+|naufraghi|escursionist\w+|alpinist\w+|trovat[oaie]`,
    ),
    cue: words(
      '(?:ritrovat[oaie]|trovat[oaie]|rintracciat[oaie]|salvat[oaie]|recuperat[oaie]) _3_(?:viv[oaie]|san[oaie] e salv[oaie]|mort[oaie]|senza vita|in vita|in salvo|in buone condizioni)',
      '(?:san[oaie] e salv[oaie])',
      "(?:trovato|ritrovato|recuperato|identificato|rinvenuto) _2_(?:corpo|cadavere) (?:del|della|di|dell'[a-zà-ù]+)|(?:corpo|cadavere) _5_(?:ritrovato|trovato|recuperato|identificato|rinvenuto)|(?:è di|appartiene a|appartiene al) _4_(?:scompars[oa]|dispers[oa])",
      '(?:scompars[oaie]|dispers[oaie]) _5_(?:ritrovat[oaie]|trovat[oaie]|rintracciat[oaie])|(?:tutti|tutte) _2_(?:salv[ie]|in salvo|tratt[ie] in salvo)|(?:salvati|tratti in salvo) (?:tutti|i|gli) _2_(?:dispersi|minatori|pescatori|escursionisti|naufraghi|ragazzi|alpinisti)',
    ),
  },
  search: {
    fits: words(
      String.raw`ricerche|dispers[oaie]|soccors\w+|soccorritori|superstiti|sopravvissuti|macerie|naufragio|crollo|esplosione|terremoto|sisma|incidente|valanga|vittime|schianto`,
    ),
    cue: words(
      "(?:ricerche|soccorsi|operazioni di soccorso) _4_(?:sospes[ei]|conclus[ei]|terminat[ei]|interrott[ei]|finit[ei])|(?:sospese|concluse|terminate|finite|interrotte|sospendono|stop alle) _1_ricerche|(?:trovato|recuperato|identificato|estratto) _2_(?:ultimo|l'ultimo) _1_(?:corpo|disperso|cadavere)|ultimo (?:corpo|disperso) _2_(?:recuperato|trovato)",
    ),
  },
  manhunt: {
    fits: words(
      "fuga|fuggit[oaie]|evas[oaie]|evasione|latitant[ei]|latitanza|ricercat[oaie]|caccia all'uomo|in fuga|fuggitiv[oaie]",
    ),
    cue: words(
      '(?:latitant[ei]|evas[oaie]|fuggitiv[oaie]|fuggit[oaie]|detenut[oaie]|ricercat[oaie]) _5_(?:arrestat[oaie]|catturat[oaie]|pres[oaie]|fermat[oaie]|si costituisce|si consegna)|(?:arrestat[oaie]|catturat[oaie]|pres[oaie]|preso|cattura) _4_(?:latitant[ei]|evas[oaie]|fuggitiv[oaie]|killer|ricercat[oaie])|fine della (?:fuga|latitanza)|finita la fuga',
    ),
  },
  hostage: {
    fits: words(
      String.raw`ostagg\w+|rapit[oaie]|sequestr\w+|liberat[oaie]|liberazione|prigioni\w+|rapimento|rapitori`,
    ),
    cue: words(
      String.raw`(?:liberat[oaie]|rilasciat[oaie]|liberano|libera|rilasciano|rilascia) _4_(?:ostagg\w+|rapit[oaie]|sequestrat[oaie]|giornalist\w+|prigionier\w+)|(?:ostagg\w+|rapit[oaie]|sequestrat[oaie]|prigionier\w+) _4_(?:liber[oaie]|liberat[oaie]|rilasciat[oaie]|tornat[oaie] a casa)|(?:liberazione|rilascio) degli ostaggi|(?:liberat[oaie]|rilasciat[oaie]) dopo _3_(?:prigionia|mesi|settimane|giorni|anni)`,
    ),
  },
  illness: {
    fits: words(
      String.raw`ospedale|ricover\w+|malat\w+|operat[oa]|terapia intensiva|coma|salute|convalescen\w+|dimess[oa]|intervento|grav[ei]|guarit[oa]`,
    ),
    cue: words(
      String.raw`dimess[oa] dall'ospedale|dimess[oa] dal (?:policlinico|gemelli)|lascia l'ospedale|(?:torna|è tornat[oa]) al lavoro|(?:muore|mort[oa]|è mort[oa]|si è spent[oa]|addio a) _3_a \d+ anni|guarit[oa]`,
    ),
  },
  election: {
    fits: words(
      String.raw`elezion[ei]|elettoral\w+|voto|voti|urne|ballottaggio|president[ei]\w*|sindac[oa]\w*|candidat\w+|referendum|primari[ae]|scrutinio|elett[oa]|rielett[oa]|regionali|comunali`,
    ),
    cue: words(
      '(?:vince|vincono|ha vinto|trionfa|perde|ha perso|conquista|stravince|si aggiudica) _4_(?:elezioni|ballottaggio|alle elezioni|primarie|referendum|presidenziali|regionali|comunali|presidenza|maggioranza assoluta|al ballottaggio)',
      String.raw`(?:elett[oa]|rielett[oa]|confermat[oa]) _3_(?:president[ea]\w*|sindac[oa]|governator\w+|segretari[oa]|leader|papa|premier)|è (?:il|la) nuov[oa] (?:president[ea]\w*|sindac[oa]|governator\w+|segretari[oa]|premier|papa)|(?:ammette|riconosce|concede) (?:la )?sconfitta|(?:elegge|eleggono) _3_(?:president\w+|sindac[oa]|papa)`,
    ),
  },
  appointment: {
    fits: words(
      String.raw`governo|coalizione|nomin\w+|ministr[oaie]|premier|giur\w+|incarico|fiducia|insedia\w*|successor[ei]|esecutivo|commissari[oa]|ct|allenator\w+`,
    ),
    cue: words(
      String.raw`(?:ha giurato|giura|giurano|giuramento) _3_(?:governo|ministri|premier|presidente|al quirinale|davanti)?|governo _2_(?:ha giurato|giura|ottiene la fiducia|nasce)|(?:nominat[oa]|nomina) _4_(?:ministr[oa]|direttor\w+|president\w+|commissari[oa]|allenator\w+|ct|ambasciator\w+|procurator\w+|amministratore delegato|ad)|si (?:insedia|è insediat[oa])|(?:nasce|nato) il (?:nuovo )?governo`,
    ),
  },
  resignation: {
    fits: words(
      String.raw`dimiss\w+|dimett\w+|si dimette|sfiducia\w*|rimoss[oa]|licenzi\w+|esoner\w+|destitu\w+|scandalo|silurat[oa]|revocat[oa]|dimess[oaie]|lascia`,
    ),
    cue: words(
      String.raw`si (?:dimette|dimettono|è dimess[oa]|sono dimess[ie])|(?:rassegna|rassegnano|presenta|annuncia|ha rassegnato|ha presentato|formalizza) le (?:sue |proprie )?dimissioni|dimissioni (?:accettate|irrevocabili|ufficiali)|(?:rimoss[oa]|destituit[oa]|silurat[oa]|esonerat[oa]|licenziat[oa]|sfiduciat[oa])(?: |$|,|:|\.)|lascia (?:l'incarico|la presidenza|il governo|la guida)|esonera(?:no)? (?:l'allenatore|il tecnico)`,
    ),
  },
  deal: {
    fits: words(
      String.raw`accordo|acquisizion[ei]|fusione|opa|vendita|cessione|acquist\w+|azionisti|offerta|scalata|aggregazione|quota`,
    ),
    cue: words(
      "(?:completa|completano|chiude|chiudono|conclude|concludono|perfeziona|perfezionano|finalizza|ha completato|ha chiuso) _4_(?:acquisizione|l'acquisizione|fusione|vendita|cessione|acquisto|l'acquisto|operazione|l'operazione|opa)|(?:acquisizione|l'acquisizione|fusione|vendita|cessione|operazione|opa) _3_(?:completata|conclusa|chiusa|perfezionata|saltata|fallita|sfumata|annullata)|salta(?:ta)? _1_(?:fusione|acquisizione|l'acquisizione|vendita|opa|accordo)|(?:rinuncia|rinunciano) (?:alla|all') ?(?:fusione|acquisizione|opa)|(?:ritira|ritirata) _1_(?:opa|l'opa|offerta|l'offerta)",
    ),
  },
  strike: {
    fits: words(
      String.raw`sciopero|scioperi|scioperan\w+|sindacat\w*|mobilitazione|contratto|lavoratori|picchett\w+|blocco|macchinisti|astensione|presidio`,
    ),
    cue: words(
      "(?:revocat[oi]|revocano|revoca|sospes[oi]|sospendono|sospende|annullat[oi]|rientrat[oi]|differito|termina|terminato|finito|concluso|scongiurat[oi]) _2_(?:sciopero|scioperi|blocco|l'astensione)|(?:sciopero|scioperi|blocco) _5_(?:revocat[oi]|sospes[oi]|annullat[oi]|terminat[oi]|finit[oi]|conclus[oi]|scongiurat[oi]|rientrat[oi])|fine dello sciopero|stop allo sciopero|(?:tornano|rientrano) al lavoro|(?:firmato|rinnovato|firmano) _2_contratto",
    ),
  },
  conflict: {
    fits: words(
      String.raw`guerra|cessate il fuoco|cessate-il-fuoco|tregua|pace|truppe|combattimenti|conflitto|ostilità|trattato|negoziati|raid|bombardament\w+|armistizio|disputa|contesa`,
    ),
    cue: words(
      '(?:firmano|firma|firmato|firmata|hanno firmato|siglano|siglat[oa]|sottoscrivono|concordano|accettano|raggiunt[oa]|raggiungono) _5_(?:cessate il fuoco|cessate-il-fuoco|tregua|pace|trattato|armistizio)|(?:cessate il fuoco|cessate-il-fuoco|tregua|accordo di pace) _3_(?:in vigore|firmat[oa]|entra in vigore|raggiunt[oa]|siglat[oa])|(?:entra|è entrat[oa]) in vigore _1_(?:tregua|cessate)|fine della guerra|(?:finita|è finita) la guerra|(?:risolta|chiusa) la (?:disputa|contesa)',
    ),
  },
};

export const FACTS: FactCues = {
  notYet: words(
    String.raw`potrebbe(?:ro)?|può|possono|dovrebbe(?:ro)?|deve|devono|vuole|vogliono|vorrebbe(?:ro)?|chied(?:e|ono)|invoca\w*|esig\w+|pretend\w+|spera(?:no)?|attes[oaie]|attend\w+|cerca(?:no)?|tenta(?:no)?|rischia(?:no)?|se|senza|non|né|mai|quasi|presto|prima|fino|per|come|perché|quando|chi|che cosa|cosa|quale|quali|sarà|saranno|sarebbe(?:ro)?|avrebbe(?:ro)?|vincerà|possibil[ei]|eventual[ei]|rifiut\w+|minaccia(?:no)?|promett\w+|nega(?:no)?|smentis\w+|propon\w+|prevede|previst[oaie]|favorit[oaie]|sondagg[io]|anniversario|anni fa|punta(?:no)?|verso|trattativ\w+|negozia\w*|pronto a|pronta a|pronti a|in procinto|ancora|teme|temono|discuterà|voterà|ipotesi|pressing|punto di|obiettivo|sogna\w*|appello a|richiesta`,
  ),
  within: words(
    String.raw`non|né|mai|ancora|potrebbe\w*|dovrebbe\w*|può|possono|deve|devono|sarà|saranno|sarebbe\w*|vuole|vogliono`,
  ),
  partial: words(
    String.raw`(?:un[oa]?|due|tre|\d+|alcun[ie]|divers[ie]|parte|metà|prim[oa]|altr[oa]) (?:dei|delle|degli|di|del|della)|(?:prim[oa]|second[oa]|parzialmente|provvisori\w*|temporane\w*)(?: \S+){0,2} ?$`,
  ),
  but: words(
    String.raw`per ora|per il momento|temporaneamente|in via provvisoria|provvisoriamente|ma \S+ (?:\S+ )?(?:appello|ricorso|non|ancora)|in linea di principio|in attesa|con riserva|farà ricorso|fa ricorso|farà appello|in prima lettura|la prossima settimana|il mese prossimo|l'anno prossimo|\S+ anni fa|in primo grado\?`,
  ),
  background: words(
    String.raw`dopo|da quando|che (?:aveva|avevano|era|erano)|aveva|avevano|in precedenza|l'anno scorso|il mese scorso|nel (?:19|20)\d\d|anni`,
  ),
  undone: words(
    String.raw`ancora (?:dispers[oaie]|scompars[oaie]|in fuga)|(?:riapr\w+|riapert[oa]) _2_(?:inchiesta|l'inchiesta|caso|indagine|l'indagine|indagini|processo)|annulla(?:ta|te|no)? _2_(?:condanna|sentenza|elezione|elezioni|assoluzione)|(?:condanna|sentenza|elezione|assoluzione) annullata|nuovo processo|processo da rifare|riprend\w+ _2_(?:sciopero|combattimenti|scontri|ricerche)|di nuovo in (?:sciopero|fuga)|nuovo focolaio|nuovi casi|riconteggio|impugna\w*|salta la tregua|violat[ao] _1_(?:tregua|cessate)|rotta la tregua|divampa di nuovo|riprende (?:vigore|forza)`,
  ),
};

export const AFTER: AfterCues = {
  mayFollow: words(
    String.raw`appello|ricors\w+|ricorr\w+|cassazione|riconteggio|impugn\w+|ballottaggio|gara di ritorno|ritorno|prossima udienza|nuovo voto`,
  ),
  announced: words(
    String.raw`(?:farà|faranno|fa|fanno|presenterà|presenta|presentano|presenteranno|annuncia|annunciano|deposita|depositano|ha presentato|pronto a presentare) _1_(?:ricorso|appello)|(?:ricorrerà|ricorreranno|ricorre|ricorrono) (?:in|al|alla|contro)|(?:impugnerà|impugna|impugnano|impugneranno) _3_(?:sentenza|decisione|verdetto|risultat\w+|voto)?|(?:chiede|chiedono|ordina|disposto) _2_riconteggio|si va al ballottaggio|(?:ricorso|appello) (?:annunciato|presentato|depositato)`,
  ),
  aftermath: words(
    String.raw`reag\w+|reazion\w+|esulta\w*|festegg\w+|si congratula\w*|congratulazioni|cordoglio|omagg\w+|lutto|ringrazia\w*|lezion[ei]|analisi|critic\w+|plaud\w+|commenta\w*|ricord[oai]\w*|polemic\w+`,
  ),
};
