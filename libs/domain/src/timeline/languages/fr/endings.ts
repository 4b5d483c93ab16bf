import type { AfterCues, FactCues, KindCues } from '../language-cues.js';
import { words } from '../words.js';

const COURT = words(
  String.raw`procès|juges?|tribunal|cour|jurés?|jury|parquet|procureure?|accusée?s?|prévenue?s?|condamn\w*|relax\w*|acquitt\w*|coupables?|verdict|peine|plainte|assises|cassation|meurtre|prison|non-lieu|mis en examen`,
);

/** How stories end in French. */
export const ENDINGS: Readonly<Record<string, KindCues>> = {
  trial: {
    fits: COURT,
    cue: words(
      String.raw`condamn(?:ée?s?|e|ent|a) _5_à (?:_4_(?:ans?|mois|prison|réclusion|amende|perpétuité|mort|verser|payer|\d\S*)|perpétuité|mort|verser|payer)`,
      String.raw`(?:écope|écopent) (?:de|d') ?_2_(?:ans?|mois|\d+)|(?:relaxée?s?|relaxe|acquittée?s?|acquitte|blanchie?s?|innocentée?s?|disculpée?s?)(?: |$|,|\.|:)`,
      "(?:tribunal|cour|juges?|justice|cassation|conseil constitutionnel|conseil d'état) _3_(?:relaxe|acquitte|rejette|annule|valide|confirme _2_(?:peine|condamnation|relaxe)|déboute|censure)",
      "(?:obtient|bénéficie d'un|prononce un) non-lieu|(?:plainte|affaire|poursuites) _3_(?:classée?s? sans suite|abandonnées|rejetée)|classée sans suite|pourvoi rejeté",
    ),
  },
  conviction: {
    fits: COURT,
    cue: words(
      "(?:reconnue?s?|jugée?s?|déclarée?s?) coupables?|(?:plaide|plaident|a plaidé) coupable|coupables? (?:de|d') ?(?:meurtre|homicide|fraude|viol|corruption)",
    ),
  },
  extradition: {
    fits: words(String.raw`extrad\w+`),
    cue: words(
      "(?:a été |est |sont )?extradée?s? _3_(?:vers|aux?|en)|(?:refuse|rejette|bloque) l'extradition",
    ),
  },
  law: {
    fits: words(
      'lois?|projet|proposition|texte|décrets?|parlement|assemblée|sénat|députés|sénateurs|réformes?|référendum|amendement|budget|motion|interdiction',
    ),
    cue: words(
      '(?:adopte|adoptent|a adopté|ont adopté|vote|approuve|approuvent) (?:définitivement|en lecture définitive)',
      '(?:définitivement|adoption définitive) ?(?:adoptée?|votée?|approuvée?|de)?',
      '(?:promulgue|promulguée?|a promulgué) ?_3_(?:loi|texte|réforme)?|(?:loi|texte|décret|réforme) _4_(?:entre en vigueur|est entrée? en vigueur|promulguée?|abrogée?|définitivement adoptée?|enterrée?|retirée?)',
      '(?:assemblée|sénat|parlement|députés|sénateurs) _3_(?:rejette|rejettent|enterre) _4_(?:loi|texte|projet|proposition|budget|réforme|motion)|(?:gouvernement|exécutif|ministre|président) _2_(?:retire|abandonne|renonce à) _4_(?:loi|texte|projet|réforme)|entre en vigueur|(?:abroge|abrogent) _3_loi',
    ),
  },
  recall: {
    fits: words('rappel(?:s|lée?s?|le)?|retrait'),
    cue: words('(?:fin du|rappel _3_(?:terminé|achevé|levé|clos)) ?(?:rappel)?|(?:achève|termine) _3_rappel'),
  },
  fire: {
    fits: words(String.raw`incendies?|feux?|flammes|pompiers|brûl\w+`),
    cue: words(
      '(?:incendie|feu) _6_(?:fixé|maîtrisé|éteint|circonscrit|sous contrôle)',
      "(?:maîtrisent|maîtrisé|éteignent|éteint|circonscrivent|viennent à bout de) _3_(?:incendie|feu|l'incendie)",
    ),
  },
  outbreak: {
    fits: words(
      String.raw`épidémie|pandémie|virus|cas|contaminations?|quarantaine|ebola|choléra|rougeole|salmonel\w+|listeria|foyer|grippe|botulisme`,
    ),
    cue: words(
      "fin de (?:l'épidémie|la quarantaine|la pandémie|l'urgence sanitaire)|(?:épidémie|foyer) _3_(?:terminée?|éteinte?|maîtrisée?|vaincue)|(?:quarantaine|confinement) _2_levée?|(?:lève|lèvent) _2_quarantaine",
    ),
  },
  outage: {
    fits: words('pannes?|coupures?|courant|électricité|réseau|black-?out|foyers privés|service'),
    cue: words(
      '(?:courant|électricité|réseau|service|trafic|eau) _4_(?:rétablie?s?|revenue?|de retour|repris)|(?:rétablit|rétablissent|rétabli|rétablissement) _4_(?:courant|électricité|réseau|service|trafic)|fin de la (?:panne|coupure)|(?:panne|coupure) (?:est )?(?:réparée|résolue|terminée)',
    ),
  },
  emergency: {
    fits: words(
      String.raw`ponts?|barrage|tunnel|inondations?|crues?|évacu\w+|alertes?|urgence|tempête|ouragan|cyclone|tsunami|bombe|couvre-feu|confinement|restrictions?|route|fuite|échoué|glissement|vigilance|éboulement`,
    ),
    cue: words(
      '(?:pont|tunnel|aéroport|route|port|canal|ligne|col) _4_(?:rouvre|rouvert|rouverte|réparé)|(?:rouvre|réouverture d[eu]|rouverture d[eu]) _3_(?:pont|tunnel|aéroport|route|port|canal|ligne|col)',
      "(?:alerte|couvre-feu|confinement|restrictions|état d'urgence|vigilance|évacuation) _4_(?:levée?s?|terminée?s?)|(?:lève|lèvent|levée de|fin de|fin du) (?:l'|la |le |les |l')?(?:alerte|couvre-feu|confinement|restrictions|état d'urgence)|bombe _3_(?:désamorcée|neutralisée)",
      '(?:habitants|évacués|riverains|familles|sinistrés) _4_(?:regagnent|regagné|rentrent chez|retrouvent) _2_(?:eux|domicile|maisons?|logements?)?|fuite _2_colmatée|renfloué',
    ),
  },
  final: {
    fits: words(
      String.raw`finales?|coupe|champion\w*|tournoi|titre|ligue|mondial|médaille|prix|or|trophée|course|tour|marathon|festival|palme|rugby|grand chelem`,
    ),
    cue: words(
      "(?:remporte(?:nt)?|gagne(?:nt)?|décroche(?:nt)?|s'adjuge(?:nt)?|s'offre(?:nt)?|soulève(?:nt)?|conquiert|a remporté|ont remporté) _4_(?:finale|coupe|titre|championnat|trophée|tournoi|médaille d'or|mondial|tour|marathon|prix|palme d'or|ligue|grand prix|l'or)(?! d'étape)",
      String.raw`(?:sacrée?s?|couronnée?s?) _2_(?:champion\w*|vainqueurs?|reine|roi|meilleure?)?|champion(?:ne)?s? (?:de|du|d') ?(?:france|monde|europe|olympiques?)`,
    ),
  },
  missing: {
    fits: words(
      String.raw`dispar\w+|recherch\w+|introuvables?|retrouvée?s?|secour\w+|portée?s? disparue?s?|coincée?s?|bloquée?s?|naufragés|alpinistes?|randonneurs?`,
    ),
    cue: words(
      '(?:retrouvée?s?|découverte?s?|localisée?s?|secourue?s?) _2_(?:vivante?s?|en vie|saine?s? et sau(?:f|fs|ve|ves)|mort(?:e|s|es)?|sans vie|indemnes?|en bonne santé)',
      '(?:saine?s? et sau(?:f|fs|ve|ves))',
      "corps (?:de|du|de la|des|d') ?_6_(?:retrouvé|découvert|identifié|repêché)|(?:retrouve|retrouvent|découvrent|identifient) le corps (?:de|du|d')|corps (?:retrouvé|découvert) _4_(?:est celui|identifié)",
      'disparue?s? _5_(?:retrouvée?s?|localisée?s?)|(?:tous|toutes|les) _3_(?:secourus|secourues|rescapés)',
    ),
  },
  search: {
    fits: words(
      String.raw`recherches?|dispar\w+|secour\w+|sauveteurs|survivants|décombres|naufrage|effondrement|explosion|séisme|tremblement|accident|avalanche|victimes|crash`,
    ),
    cue: words(
      '(?:recherches|opérations de (?:secours|recherche)|secours) _4_(?:suspendues|interrompues|terminées|arrêtées|prennent fin|abandonnées|achevées)|fin des (?:recherches|opérations de secours)|dernier (?:corps|disparu) _2_(?:retrouvé|identifié)|(?:suspendent|arrêtent) les recherches',
    ),
  },
  manhunt: {
    fits: words(String.raw`fugiti\w+|cavale|évad\w+|traque|chasse à l'homme|en fuite|recherchée? par`),
    cue: words(
      "(?:fugiti(?:f|ve|fs)|évadée?s?|détenue?s?|suspecte?s?) _6_(?:arrêtée?s?|interpellée?s?|capturée?s?|reprise?s?|rattrapée?s?|se rend)|(?:arrestation|capture) (?:de l'évadé|du fugitif|des évadés)|fin de (?:cavale|la cavale|la traque)|(?:interpelle|arrête|capture)(?:nt)? _2_(?:fugitif|évadée?s?|suspect)",
    ),
  },
  hostage: {
    fits: words(
      String.raw`otages?|enlev\w+|captiv\w+|kidnapp\w+|libérée?s?|libération|détenue?s?|ravisseurs|séquestr\w+`,
    ),
    cue: words(
      "(?:otages?|captifs|captives|journalistes?|enlevée?s?) _5_(?:libérée?s?|relâchée?s?|délivrée?s?)|(?:libère|libèrent|ont libéré|relâche|relâchent) _4_(?:otages?|captifs|journalistes?)|libération (?:de l'otage|des (?:_2_)otages)|(?:libérée?s?|relâchée?s?) après _3_(?:captivité|détention|mois|semaines|jours|ans)",
    ),
  },
  illness: {
    fits: words(
      String.raw`hôpital|hospitalis\w+|malad\w+|opérée?|réanimation|coma|santé|convalescence|soins|rétabli\w*`,
    ),
    cue: words(
      String.raw`(?:sort|est sortie?|sortie?|a quitté|quitte) (?:de )?l'hôpital|reprend ses (?:fonctions|activités)|(?:est |sont )?(?:morte?|décédée?) à (?:l'âge de )?\d+ ans|s'éteint|s'est éteinte?`,
    ),
  },
  election: {
    fits: words(
      String.raw`élections?|électora\w+|scrutin|vote|votes|votants|urnes|second tour|premier tour|président\w*|maire|mairie|candidate?s?|candidature|référendum|primaire|législatives|municipales|présidentielle|élue?s?|réélue?s?`,
    ),
    cue: words(
      '(?:élue?|réélue?)(?: comme)? _1_(?:présidente?|maire|gouverneure?|chef|cheffe|dès|au|à la|avec|face)|(?:est|sont|a été|ont été) (?:ré)?élue?s?',
      "(?:remporte(?:nt)?|gagne(?:nt)?|a remporté|a gagné|perd|perdent|a perdu|l'emporte|conserve) _4_(?:élections?|élection|l'élection|présidentielle|législatives|municipales|primaire|référendum|scrutin|second tour|mairie|majorité absolue)",
      '(?:reconnaît|concède|admet|a reconnu) sa défaite|(?:remporte|obtient|décroche) _2_majorité absolue|(?:élisent|élit) _4_(?:présidente?|maire|pape|premier ministre)',
    ),
  },
  appointment: {
    fits: words(
      String.raw`gouvernement|coalition|nomm\w+|nomination|ministres?|investi\w*|succes\w+|premier ministre|cabinet|prend ses fonctions|remaniement`,
    ),
    cue: words(
      String.raw`(?:nommée?|désignée?) _3_(?:ministre|premier ministre|première ministre|directeur|directrice|présidente?|à la tête|ambassad\w+|entraîneure?|sélectionneure?|préfète?)|(?:prête|a prêté) serment|(?:prend|a pris) (?:ses fonctions|officiellement ses fonctions)|investie? (?:président\w*|premi\w+ ministre|par)|(?:forme|a formé) _2_gouvernement|gouvernement _2_(?:formé|nommé|investi)`,
    ),
  },
  resignation: {
    fits: words(
      String.raw`démission\w*|limog\w+|destitu\w+|évinc\w+|révoqu\w+|motion de censure|scandale|renvoy\w+|licenci\w+|quitte`,
    ),
    cue: words(
      String.raw`(?:démissionne|démissionnent|a démissionné|ont démissionné)|(?:présente|annonce|remet|a présenté|a annoncé|a remis) sa démission|(?:limogée?s?|limoge|destituée?s?|destitue|évincée?|révoquée?)(?: |$|,|\.|:)|quitte (?:ses fonctions|son poste|le gouvernement|la présidence|la tête)|démission acceptée`,
    ),
  },
  deal: {
    fits: words(
      'accord|rachat|rachète|vente|fusion|opa|acquisition|acquiert|actionnaires|cession|offre|participation',
    ),
    cue: words(
      "(?:boucle|bouclent|finalise|finalisent|conclut|concluent|achève|a bouclé|a finalisé) _4_(?:rachat|vente|fusion|acquisition|cession|accord|opa)|(?:rachat|vente|fusion|acquisition|cession|opa) _3_(?:bouclée?|finalisée?|conclue?|abandonnée?|annulée?|tombe à l'eau|échoue)|(?:renonce|renoncent) (?:à la |à l'|au |à son )(?:fusion|rachat|opa|acquisition|vente)|(?:abandonne|annule) _3_(?:fusion|rachat|opa|vente)",
    ),
  },
  strike: {
    fits: words(
      'grèves?|grévistes?|syndicats?|débrayages?|préavis|mouvement social|salariés|piquets?|blocages?|cheminots',
    ),
    cue: words(
      "fin de (?:la |leur )?(?:grève|mouvement|blocage)|fin du (?:mouvement|blocage)|(?:met|mettent|mis) fin à (?:la |leur |une )?(?:grève|mouvement)|(?:suspendent|suspend|lèvent|lève|cessent|arrêtent) _2_(?:grève|mouvement|blocage|préavis|préavis de grève)|(?:grève|mouvement|préavis|préavis de grève|blocage) _6_(?:levée?|suspendue?|terminée?|prend fin|s'achève|annulée?)|(?:reprise du travail|reprennent le travail)|(?:ratifient|approuvent|votent) _2_accord",
    ),
  },
  conflict: {
    fits: words(
      'guerre|cessez-le-feu|trêve|paix|troupes|combats|conflit|hostilités|traité|négociations|différend|frappes?|bombardements?|armistice',
    ),
    cue: words(
      '(?:signe(?:nt)?|signé|ont signé|a signé|conclue(?:nt)?|accepte(?:nt)?|scellent) _5_(?:cessez-le-feu|trêve|paix|traité|armistice)|(?:cessez-le-feu|trêve|accord de paix) _4_(?:entre en vigueur|est entrée? en vigueur|signée?|conclue?)|entrée en vigueur (?:du cessez-le-feu|de la trêve)|fin de la guerre|(?:met|mettent) fin (?:à la guerre|au conflit|au différend|aux hostilités)',
    ),
  },
};

export const FACTS: FactCues = {
  notYet: words(
    String.raw`pourrai(?:t|ent)|peut|peuvent|peut-être|devrai(?:t|ent)|doit|doivent|veut|veulent|voudrai\w+|souhaite(?:nt)?|demande(?:nt)?|réclame(?:nt)?|exige(?:nt)?|appelle(?:nt)?|espère(?:nt)?|attend(?:ent)?|attendue?s?|cherche(?:nt)?|tente(?:nt)?|risque(?:nt)?|si|s'il|sans|ne|n'\S+|non|pas|jamais|presque|bientôt|avant|jusqu'\S+|pour|afin de|comment|pourquoi|quand|qui|que|quel(?:le)?s?|va|vont|sera|seront|serai(?:t|ent)|aurai(?:t|ent)|possible|éventuel(?:le)?|refuse(?:nt)?|rejette(?:nt)?|menace(?:nt)?|promet(?:tent)?|nie(?:nt)?|dément|requiert|requis|requise|propose(?:nt)?|prévoi(?:t|ent)|prévue?s?|favori(?:te)?s?|sondages?|anniversaire|il y a \S+ ans|compte(?:nt)? sur|vers|négoci\w+|en passe de|sur le point de|prête?s? à|toujours|encore|craint|craignent|après avoir été|examinera|débattra|votera|opposé`,
  ),
  within: words(
    String.raw`ne|n'\w+|pas|jamais|aucune?|pourrai\w+|devrai\w+|sera|seront|serai\w+|va|vont|peut|peuvent|doit|doivent|veut|veulent|bientôt`,
  ),
  partial: words(
    String.raw`(?:une?|deux|trois|\d+|plusieurs|certaine?s|partie|moitié|premi(?:er|ère)|quelques-uns) (?:de |des |d')(?:les |la |l')?|(?:premier|première|partiellement|provisoire\w*|temporaire\w*)(?: \S+){0,2} ?$`,
  ),
  but: words(
    String.raw`pour l'instant|temporairement|provisoire\w*|à titre provisoire|avec sursis probatoire|mais \S+ (?:\S+ )?(?:appel|pas|toujours)|en principe|sous réserve|fait appel|font appel|fera appel|va faire appel|en première lecture|la semaine prochaine|le mois prochain|l'an prochain|il y a \S+ ans|en attendant|attendue?s?`,
  ),
  background: words(
    String.raw`après|depuis|à la suite|qui avai(?:t|ent)|avai(?:t|ent)|précédemment|l'an dernier|l'année dernière|en (?:19|20)\d\d|ans`,
  ),
  undone: words(
    String.raw`toujours (?:portée?s? )?(?:disparue?s?|introuvables?)|(?:rouvre|rouvrent|réouverture de|rouverte?) _2_(?:enquête|dossier|affaire|l'enquête|procès)|annule _2_(?:condamnation|élection|scrutin|relaxe|l'élection)|(?:condamnation|élection|scrutin|relaxe) annulée?|nouveau procès|rejugée?s?|reprise (?:des combats|de la grève|des hostilités)|reprennent _1_grève|repart|nouveaux? (?:foyer|cas)|recompt\w+|conteste(?:nt)? (?:le|les|la|l')|de nouveau en (?:grève|cavale|fuite)|rupture (?:du|de la) (?:cessez-le-feu|trêve)|viol\w+ (?:du|de la|le|la) (?:cessez-le-feu|trêve)`,
  ),
};

export const AFTER: AfterCues = {
  mayFollow: words(
    String.raw`appel|pourvoi|cassation|recours|recomptage|second tour|match retour|contest\w+|prochaine audience|nouveau vote`,
  ),
  announced: words(
    '(?:fait|font|fera|feront|va faire|vont faire|a fait|interjette|interjettent|interjettera) appel|(?:va|vont|entend|entendent|compte|a décidé de|décide de) (?:faire appel|contester|se pourvoir)|se pourvoi(?:t|ra|ent|ront) en cassation|(?:dépose|déposent|annonce|annoncent|forme|a formé) _2_(?:recours|appel|pourvoi)|(?:demande|exige|réclame|ordonne)(?:nt)? _2_recomptage|conteste(?:nt|ra|ront)? (?:le|les|la) (?:résultats?|jugement|décision|verdict|scrutin)|(?:appel|recours) (?:a été )?(?:déposé|interjeté|annoncé)|(?:il y aura|aura lieu) un second tour',
  ),
  aftermath: words(
    String.raw`réag\w+|réactions?|salue(?:nt)?|félicit\w+|hommages?|se réjoui\w+|déplor\w+|pleure(?:nt)?|leçons?|retour sur|analyse|critiques?|applaudi\w*|souvenirs?|remercie\w*`,
  ),
};
