import type { AfterCues, FactCues, KindCues } from '../language-cues.js';
import { words } from '../words.js';

const COURT = words(
  String.raw`\S*prozess\w*|\S*gericht\S*|\S*richter\w*|staatsanw\S+|angeklagte\w*|anklage\w*|verurteil\w+|schuldig\w*|freispruch|freigesprochen|urteil\w*|haft\w*|\S*klage|\S*strafe|mord\w*|totschlag\w*|revision|verfahren|bewährung\w*|täter\w*|gefängnis`,
);

/** How stories end in German. Compounds such as 'Bahnstreik' count by their last part. */
export const ENDINGS: Readonly<Record<string, KindCues>> = {
  trial: {
    fits: COURT,
    cue: words(
      String.raw`zu _6_(?:haft|freiheitsstrafe|gefängnis|bewährungsstrafe|geldstrafe|jahren|monaten|lebenslang|todesstrafe|\S*strafe) _4_verurteilt|verurteilt \S+ _5_zu|(?:muss|müssen) _4_(?:ins gefängnis|in haft)|lebenslang für|(?:bekommt|erhält) _4_(?:jahre haft|bewährungsstrafe)`,
      'freispruch (?:für|im|in)|freispr[uü]che? (?:für|im|in)|freigesprochen|spricht _4_frei',
      String.raw`(?:\S*gericht\S*|richter\w*|bgh) _4_(?:weist _5_(?:ab|zurück)|verwirft|bestätigt _3_(?:urteil|verurteilung|freispruch)|kippt|hebt _5_auf|stellt _3_ein)|(?:verfahren|prozess|ermittlungen) _4_eingestellt|(?:klage|revision|berufung|beschwerde) _4_(?:abgewiesen|zurückgewiesen|verworfen)|urteil (?:ist )?rechtskräftig`,
    ),
  },
  conviction: {
    fits: COURT,
    cue: words(
      String.raw`schuldig gesprochen|(?:für|des) _3_schuldig (?:befunden|gesprochen)|für schuldig befunden|schuldspruch (?:für|im|gegen)|spricht _4_schuldig|bekennt sich (?:\S+ )?schuldig|wegen \S+ (?:\S+ )?verurteilt|gesteht (?:mord|tat|betrug)`,
    ),
  },
  extradition: {
    fits: words(String.raw`auslieferung\w*|ausgeliefert|ausliefer\w+`),
    cue: words(
      '(?:an|nach) _2_ausgeliefert|ausgeliefert|auslieferung _3_(?:abgelehnt|gestoppt|verweigert)|(?:lehnt|verweigert) _3_auslieferung',
    ),
  },
  law: {
    fits: words(
      String.raw`\S*gesetz\w*|\S*reform\w*|bundestag\w*|bundesrat\w*|parlament\w*|nationalrat\w*|ständerat|landtag\w*|abgeordnete\w*|\S*verordnung|volksabstimmung|referendum|verbot\w*|haushalt|\S*entwurf|änderung`,
    ),
    cue: words(
      '(?:bundesrat|bundestag|parlament|nationalrat|landtag|senat|ständerat) (?:_3_(?:beschließt|verabschiedet|billigt|lehnt _5_ab|stoppt|kippt)|stimmt _4_zu)',
      String.raw`\S*(?:gesetz|reform|verordnung|verbot) _4_(?:in kraft|tritt in kraft|beschlossen|verabschiedet|gescheitert|gekippt|abgelehnt|unterzeichnet|endgültig)|(?:unterzeichnet|unterschreibt) _3_\S*gesetz|(?:verabschiedet|beschließt|billigt) _3_\S*(?:gesetz|reform)|tritt _2_in kraft|(?:regierung|koalition|minister\w*) _2_(?:zieht _4_(?:gesetz|entwurf)\S* zurück|begräbt|kippt) ?`,
    ),
  },
  recall: {
    fits: words(String.raw`\S*rückruf\w*|zurückgerufen|ruft _4_zurück`),
    cue: words(
      String.raw`\S*rückruf\w* _3_(?:abgeschlossen|beendet|aufgehoben)|(?:schließt|beendet) _2_rückruf\w*`,
    ),
  },
  fire: {
    fits: words(String.raw`\S*br[aä]nd\w*|\S*feuer\w*|flammen|brennt|löscharbeiten`),
    cue: words(
      String.raw`\S*(?:br[aä]nde?|feuer) _5_(?:gelöscht|unter kontrolle|aus|eingedämmt)|(?:feuerwehr|einsatzkräfte) _3_(?:löscht|löschen|bekommt|bekommen|bringt|bringen) _3_(?:\S*brand|feuer|flammen)|löscharbeiten _2_(?:abgeschlossen|beendet)`,
    ),
  },
  outbreak: {
    fits: words(
      String.raw`\S*ausbruch|epidemie|pandemie|\S*virus|infektion\w*|quarantäne|fälle|ebola|cholera|masern|salmonellen|listerien|seuche|\S*grippe|\S*pest|ehec`,
    ),
    cue: words(
      String.raw`(?:epidemie|pandemie|ausbruch|\S*ausbruch|seuche) _4_(?:beendet|für beendet erklärt|vorbei|besiegt|überstanden|eingedämmt)|erklär\w+ _4_(?:epidemie|\S*ausbruch|pandemie|notstand) für beendet|ende der (?:epidemie|quarantäne|pandemie)|quarantäne _3_aufgehoben|abkochgebot aufgehoben`,
    ),
  },
  outage: {
    fits: words(String.raw`\S*ausfall|blackout|\S*störung|strom\w*|netz|haushalte|panne`),
    cue: words(
      String.raw`(?:strom|stromversorgung|versorgung|netz|wasser|betrieb) _4_(?:wiederhergestellt|wieder da|wieder hergestellt|läuft wieder|zurück)|(?:\S*störung|\S*ausfall|panne) _2_(?:behoben|beendet|vorbei)|haushalte _2_wieder (?:am|mit|strom)\S*|wieder (?:strom|am netz|online)`,
    ),
  },
  emergency: {
    fits: words(
      String.raw`\S*brücke|\S*damm|\S*tunnel|\S*flut|\S*hochwasser|überschwemm\w+|evaku\w+|notstand|\S*alarm|\S*sturm|orkan|hurrikan|zyklon|tsunami|\S*bombe|ausgangssperre|lockdown|beschränkungen|\S*sperrung|\S*warnung|leck|erdrutsch|lawine\w*|katastrophenfall|entschärfung`,
    ),
    cue: words(
      String.raw`(?:\S*brücke|\S*tunnel|\S*straße|flughafen|hafen|kanal|strecke|pass|autobahn|\S*sperrung) _4_(?:wieder (?:frei|offen|geöffnet|befahrbar)|freigegeben|aufgehoben|wiedereröffnet)`,
      String.raw`(?:katastrophenfall|katastrophenalarm|ausgangssperre|lockdown|beschränkungen|notstand|\S*warnung|evakuierung|\S*alarm) _3_(?:aufgehoben|beendet|endet)|entwarnung|\S*bombe _3_(?:entschärft|gesprengt)|(?:anwohner|bewohner|evakuierte|menschen) _4_(?:zurückkehren|zurück in|in ihre (?:häuser|wohnungen))|leck _2_(?:abgedichtet|geschlossen)`,
    ),
  },
  final: {
    fits: words(
      String.raw`\S*finale|\S*pokal|\S*meister\w*|\S*titel|\S*liga|\S*turnier|weltmeister\w*|olympi\w+|gold\w*|\S*preis|\S*cup|medaille|\S*sieg\w*|rennen|marathon|festival|tour`,
    ),
    cue: words(
      String.raw`(?:gewinnt|gewinnen|gewann|holt|holen|sichert sich|erobert|stemmt|feiert) _4_(?:\S*finale|\S*pokal|\S*titel|\S*meisterschaft|gold|goldmedaille|\S*cup|\S*preis|\S*marathon|turnier|grand prix|trophäe|champions league|europa league|goldene\w* \S+)`,
      String.raw`(?:ist|sind|wird|werden|neuer|zum|zur|krönt sich zum|krönt sich zur) _3_(?:welt|europa|pokal|olympia|landes|deutsche\w* |deutsche\w* handball)?\S*(?:meister|meisterin|pokalsieger|sieger|champion|weltmeister|weltmeisterin|olympiasieger\w*)`,
    ),
  },
  missing: {
    fits: words(
      String.raw`vermisst\w*|verschwunden\w*|verschollen\w*|suche|suchaktion|gesucht\w*|gerettet\w*|eingeschlossen\w*|wanderer\w*|bergsteiger\w*|rettung`,
    ),
    cue: words(
      '(?:wohlbehalten|lebend|lebendig|unverletzt|tot|leblos|gesund|unversehrt) _3_(?:gefunden|entdeckt|aufgefunden|geborgen|aufgetaucht|gerettet|wieder da)',
      '(?:leiche|leichnam|überreste) _6_(?:gefunden|geborgen|entdeckt|identifiziert)',
      String.raw`vermisst\w* _5_(?:gefunden|gerettet|geborgen|entdeckt|wieder aufgetaucht|wieder da|zurück)|(?:wieder aufgetaucht)|(?:alle|sämtliche) _3_(?:gerettet|geborgen)`,
    ),
  },
  search: {
    fits: words(
      String.raw`suche|vermisst\w*|rettung\w*|retter\w*|überlebende\w*|trümmer\w*|untergang|gesunken|einsturz|eingestürzt\w*|explosion|erdbeben|unglück|absturz|lawine\w*|\S*opfer`,
    ),
    cue: words(
      String.raw`(?:suche|suchaktion|rettungsarbeiten|bergung|rettungsaktion) _5_(?:eingestellt|beendet|abgeschlossen|abgebrochen)|(?:stellen|stellt|beenden) _4_(?:suche|suchaktion|rettungsarbeiten)|letzte\w* _2_(?:opfer|vermisste\w*|leiche) _3_(?:geborgen|gefunden|identifiziert)`,
    ),
  },
  manhunt: {
    fits: words(
      String.raw`fahndung|flüchtig\w*|entflohen\w*|auf der flucht|geflohen\w*|ausbrecher\w*|gesucht\w*|ausgebrochen\w*|großfahndung`,
    ),
    cue: words(
      String.raw`(?:flüchtig\w*|entflohen\w*|geflohen\w*|ausbrecher|verdächtig\w*|gesucht\w*|häftling\w*|straftäter) _6_(?:gefasst|festgenommen|verhaftet|gestellt|geschnappt|tot)|(?:fasst|nimmt|fassen|nehmen) _5_(?:flüchtig\w*|entflohen\w*|ausbrecher)|fahndung (?:ist )?beendet|stellt sich der polizei`,
    ),
  },
  hostage: {
    fits: words(
      String.raw`geisel\w*|entführ\w+|gefangen\w*|geiselnahme|freigelassen\w*|freilassung|verschleppt\w*|entführer\w*`,
    ),
    cue: words(
      String.raw`(?:geisel\w*|entführt\w*|verschleppt\w*|gefangene\w*) _6_(?:frei|freigelassen|befreit|wieder frei|in freiheit)|(?:lässt|lassen|befreit|befreien) _4_(?:geisel\w*|entführt\w*|gefangene\w*)(?: frei)?|geiselnahme _3_(?:beendet|unblutig)|gefangenenaustausch (?:vollzogen|abgeschlossen)|nach _4_(?:gefangenschaft|geiselhaft) _2_(?:frei|freigelassen|zurück)`,
    ),
  },
  illness: {
    fits: words(
      String.raw`krankenhaus\w*|klinik\w*|erkrank\w+|operation|operiert|intensivstation|koma|gesundheit\w*|krank|genes\w+|charité|erholt`,
    ),
    cue: words(
      String.raw`aus (?:dem |der )?(?:krankenhaus|klinik|charité) entlassen|verlässt (?:das |die )?(?:krankenhaus|klinik|charité)|(?:nimmt|nehmen) _3_amtsgeschäfte wieder auf|(?:stirbt|gestorben|verstorben) (?:im alter von|mit) \d+|wieder (?:gesund|im amt|im dienst)`,
    ),
  },
  election: {
    fits: words(
      String.raw`\S*wahl(?:en|kampf|lokale?n?|sieg\w*|ergebnis\w*|abend)?|gewählt|abstimmung|stimmen|präsident\w*|bürgermeister\w*|\S*kandidat\w*|referendum|volksentscheid|wähler\w*|wiedergewählt`,
    ),
    cue: words(
      String.raw`(?:gewinnt|gewinnen|gewann|verliert|verlieren|verlor|entscheidet|siegt|siegen) _4_(?:bei (?:der |den )?)?\S*(?:wahl|wahlen|mehrheit|referendum|volksentscheid|vorwahl|präsidentschaft)(?! für sich entscheiden)`,
      String.raw`(?:zur|zum|als) _3_(?:\S*präsident(?:in)?|\S*bürgermeister(?:in)?|\S*kanzler(?:in)?|\S*vorsitzenden?|regierungschef(?:in)?|papst) (?:wieder)?gewählt|wiedergewählt|\S*wahlsieg (?:für|von|der)|gesteht _3_niederlage ein|räumt _3_(?:wahl)?niederlage ein|(?:wählt|wählen) _5_(?:zur|zum) _2_\S+|absolute mehrheit für`,
    ),
  },
  appointment: {
    fits: words(
      String.raw`regierung\w*|kabinett\w*|koalition\w*|ernenn\w+|ernannt|minister\w*|\S*minister\w*|vereidigt|nachfolge\w*|amt|amtsantritt|bundeskanzler\w*|kanzler\w*`,
    ),
    cue: words(
      String.raw`(?:vereidigt|legt _2_amtseid ab|tritt _2_amt an)|(?:zum|zur) _3_\S*(?:minister|ministerin|chef|chefin|direktor|direktorin|trainer|trainerin|präsidenten|präsidentin|botschafter|botschafterin|richter|richterin) (?:ernannt|berufen)|koalitionsvertrag _2_unterzeichnet|neue regierung (?:steht|vereidigt|im amt)`,
    ),
  },
  resignation: {
    fits: words(
      String.raw`rücktritt\w*|tritt _6_zurück|zurückgetreten|entlass\w+|abberufen|abgesetzt|gefeuert|misstrauensvotum|affäre|\S*affäre|skandal|\S*skandal|geschasst|legt _3_amt nieder|amtsenthebung\w*`,
    ),
    cue: words(
      String.raw`(?:tritt|treten|trat) _6_zurück|(?:ist|sind) _4_zurückgetreten|zurückgetreten|(?:erklärt|verkündet|gibt|reicht) _3_rücktritt(?: bekannt| ein)?|legt _4_(?:amt|ämter|mandat) nieder|(?:entlässt|feuert|entlassen|gefeuert|abberufen|abgesetzt|geschasst|des amtes enthoben)(?: |$|,|:|\.)|(?:muss|müssen) (?:gehen|seinen hut nehmen)|rücktritt (?:angenommen|von \S+ (?:\S+ )?angenommen)`,
    ),
  },
  deal: {
    fits: words(
      String.raw`\S*übernahme\w*|fusion\w*|\S*verkauf|\S*kauf|kauft|übernimmt|deal|beteiligung|aktionäre|konzern\w*|angebot|zusammenschluss`,
    ),
    cue: words(
      String.raw`(?:\S*übernahme|fusion|\S*verkauf|kauf|zusammenschluss|deal) _5_(?:abgeschlossen|perfekt|vollzogen|besiegelt|geplatzt|gescheitert|abgeblasen|vom tisch|unter dach und fach)|(?:schließt|schließen) _5_(?:\S*übernahme|fusion|kauf|verkauf) ab|(?:besiegeln|besiegelt|bläst|blasen|sagt|sagen|stoppt) _4_(?:\S*übernahme|fusion|verkauf|deal)(?: ab)?`,
    ),
  },
  strike: {
    fits: words(
      String.raw`\S*streiks?|streik\w*|\S*gewerkschaft\w*|ausstand|arbeitskampf|arbeitsniederlegung\w*|tarif\w*|\S*blockade|urabstimmung|beschäftigte\w*|lokführer\w*`,
    ),
    cue: words(
      String.raw`\S*(?:streiks?|ausstand|arbeitskampf|blockade) _6_(?:beendet|abgesagt|abgewendet|vorbei|endet|enden|ausgesetzt|zu ende|aufgehoben)|(?:beenden|beendet|sagen|sagt|setzen|setzt|brechen|bricht) _4_\S*(?:streiks?|ausstand|arbeitskampf)(?: ab| aus)?|ende des _1_(?:\S*streiks|arbeitskampfs)|(?:tarifeinigung|tarifabschluss|schlichtung erfolgreich)|(?:stimmen|stimmt|nehmen|nimmt) _4_(?:tarifvertrag|tarifabschluss|tarifangebot|angebot|schlichterspruch) (?:zu|an)|(?:nehmen|nimmt) _3_arbeit wieder auf`,
    ),
  },
  conflict: {
    fits: words(
      String.raw`\S*krieg\w*|waffenruhe|waffenstillstand|feuerpause|frieden\w*|\S*truppen|kämpfe|\S*konflikt\w*|vertrag|verhandlungen|streit|\S*streit|gefechte|angriffe?|luftangriffe?`,
    ),
    cue: words(
      String.raw`(?:unterzeichnen|unterzeichnet|unterschreiben|vereinbaren|vereinbart|schließen|besiegeln|einigen sich auf|einigt sich auf|beschließen) _5_(?:waffenruhe|waffenstillstand|feuerpause|frieden\w*|friedensvertrag|friedensabkommen)|(?:waffenruhe|waffenstillstand|friedensvertrag|friedensabkommen|feuerpause) _5_(?:in kraft|unterzeichnet|vereinbart|besiegelt|beschlossen)|krieg (?:ist )?(?:vorbei|beendet|zu ende)|\S*streit (?:ist )?(?:beigelegt|beendet|geschlichtet)|(?:legen|beenden) _4_(?:\S*streit|konflikt|krieg)(?: bei)?`,
    ),
  },
};

export const FACTS: FactCues = {
  notYet: words(
    String.raw`könnten?|kann|können|dürften?|sollen?|sollten?|will|wollen|möchten?|würden?|wäre|muss nicht|fordern?|fordert|verlang(?:t|en)|hoff(?:t|en)|erwart\w+|versuch(?:t|en)|droh(?:t|en)|falls|wenn|ob|nicht|kein\w*|nie|ohne|fast|beinahe|bald|bis|vor|um|wie|warum|wieso|wann|wer|was|möglich\w*|eventuell|plan(?:t|en)|geplant\w*|versprich\w*|verspr(?:echen|icht)|bestreitet|lehn(?:t|en) ab|weiger(?:t|n)|beantrag(?:t|en)|plädier\w+|umfragen?|favorit\w*|jahrestag|kurz vor|vor dem|rechne(?:t|n)|setz(?:t|en) auf|auf dem weg|verhand(?:eln|elt|lungen)|noch|weiterhin|jahre nach|nach \S+ jahren prozess|fürcht\w+|berät|berate\w*|debattier\w+|zunächst|pocht|appellier\w+|ruf(?:t|en) zu|strebt|wünsch\w+`,
  ),
  within: words(
    String.raw`nicht|kein\w*|nie|noch|könnten?|sollen?|will|wollen|dürften?|würden?|wäre|müsste\w*|bald|erwartet`,
  ),
  partial: words(
    String.raw`(?:ein\w*|zwei|drei|\d+|einige|mehrere|manche|teil|hälfte|erste[rsn]?) (?:der|von|des)|(?:erste[rsn]?|zweite[rsn]?|teilweise|vorläufig\w*|vorübergehend\w*|zeitweise)(?: \S+){0,2} ?$`,
  ),
  but: words(
    String.raw`vorerst|vorläufig|vorübergehend|auf bewährung ausgesetzt\?|aber \S+ (?:\S+ )?(?:berufung|revision|nicht|noch)|noch nicht|nicht|im grundsatz|unter vorbehalt|legt berufung ein|geht in (?:berufung|revision)|nächste woche|nächsten monat|nächstes jahr|vor \S+ jahren|erwartet|werden soll|werden könnte|werden|bleiben|in erster lesung`,
  ),
  background: words(
    String.raw`nachdem|seit|seitdem|hatten?|war|waren|zuvor|früher|letztes jahr|vergangenes jahr|im vorjahr|vor \S+ jahren|19\d\d|20\d\d`,
  ),
  undone: words(
    '(?:weiter|noch immer|weiterhin|immer noch) (?:vermisst|verschwunden|auf der flucht)|hebt _4_(?:urteil|freispruch|verurteilung|wahl) auf|(?:urteil|freispruch|verurteilung|wahl) _3_aufgehoben|(?:verfahren|ermittlungen|fall|prozess) _3_(?:neu aufgerollt|wieder aufgenommen|wiederaufgenommen)|neuer prozess|neu verhandelt|neuauszählung|flammt _3_wieder auf|wieder aufgeflammt|wieder (?:im streik|auf der flucht)|streik(?:en|t)? _2_wieder|neuer ausbruch|neue fälle|platzt|gebrochen|bricht _2_waffenruhe|ficht _4_an|angefochten',
  ),
};

export const AFTER: AfterCues = {
  mayFollow: words(
    String.raw`berufung|revision|rechtsmittel|beschwerde|einspruch|neuauszählung|rückspiel|stichwahl|anfecht\w*|angefochten|nicht rechtskräftig|nächste\w* verhandlung`,
  ),
  announced: words(
    String.raw`(?:geht|gehen|will|wollen|zieht|ziehen) _4_in (?:berufung|revision)(?: gehen)?|(?:legt|legen|kündigt|kündigen|will|wollen|hat|haben|reicht|reichen) _4_(?:berufung|revision|rechtsmittel|beschwerde|einspruch|verfassungsbeschwerde)(?: \S+){0,2} ?(?:ein|an|einlegen|eingelegt|angekündigt)?|(?:berufung|revision|rechtsmittel|beschwerde|einspruch) _3_(?:eingelegt|angekündigt)|(?:ficht|fechten|will|wollen) _5_(?:an|anfechten)|(?:fordert|fordern|verlangt|beantragt) _3_neuauszählung|(?:es kommt zur|müssen in die|geht in die) stichwahl|neuauszählung (?:angeordnet|beantragt)`,
  ),
  aftermath: words(
    String.raw`reag\w+|reaktion\w*|begrüßt|begrüßen|gratulier\w+|trauer\w*|würdig\w+|dankt|danken|lehren|rückblick|erinner\w+|analyse|kommentar|kritik|kritisier\w+|jubel\w*|feier\w*|bedauer\w+|pressestimmen`,
  ),
};
