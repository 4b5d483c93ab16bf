import type { StanceCues, TitleCues, WithdrawalCues } from '../language-cues.js';
import { words } from '../words.js';

/** How French headlines mark comment and expectation. */
export const STANCES: StanceCues = {
  comment: [
    /^(?:opinion|tribune|[ée]ditorial|[ée]dito|chronique|analyse|d[ée]cryptage|billet|point de vue|critique|portrait|entretien|interview|reportage|r[ée]cit|podcast|vid[ée]os?|photos?|en images|diaporama|quiz|direct|en direct|live|infographie|carte|fact-check|v[ée]rification|revue de presse|courrier|pourquoi|comment|qui (?:est|sont|[ée]tait)|que (?:sait-on|faut-il|retenir)|ce (?:que l'on|qu'on|qu'il faut|que nous) sa\w+|ce qu'il faut (?:savoir|retenir)|ce que|qu'est-ce|quel(?:le)?s?|faut-il|(?:\d{1,2}|trois|quatre|cinq|six|sept|dix) (?:choses|questions|raisons|leçons|points)|l'essentiel|le brief|newsletter|la matinale|à la une)(?![a-zÀ-ɏ])/i,
    /\?(?:\s|$)|[,:;|–—-] ?(?:en direct|direct|live|analyse|opinion|tribune|[ée]dito|d[ée]cryptage|vid[ée]o|photos|podcast|le r[ée]cit|explications)\s*$/i,
    words(
      "suivez (?:le direct|en direct|l'évolution|notre direct)",
      'revivez',
      'minute par minute',
      "ce que l'on sait",
      "ce qu'il faut (?:savoir|retenir)",
      "l'actu du jour",
      "l'essentiel de l'actualité",
      'les titres du (?:jour|matin|soir)',
    ),
    /, par \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}(?:\.|$)/u,
  ],
  aftermath: words(
    'réag(?:it|issent)|réactions|retour sur|avant et après|se moque(?:nt)?|soulève(?:nt)? (?:des|la|les) questions?',
  ),
  expectation: words(
    "pourrai(?:t|ent)|devrai(?:t|ent)|attendue?s?|s'attend(?:ent)?|sur le point de|en passe de|en attendant|va-t-(?:il|elle|on)|risque(?:nt)? de|prévue?s? (?:pour|le|en|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|menace(?:nt)? de|se prépare(?:nt)? à|^avant|^à la veille",
  ),
  statement: words(
    'dit|disent|a dit|déclare(?:nt)?|a déclaré|prévien(?:t|nent)|averti(?:t|ssent)|annonce(?:nt)?|a annoncé|affirme(?:nt)?|assure(?:nt)?|promet(?:tent)?|alerte(?:nt)?|nie(?:nt)?|dément(?:ent)?|accuse(?:nt)?|ordonne(?:nt)?|reconnaît|admet(?:tent)?|révèle(?:nt)?|exige(?:nt)?|demande(?:nt)?|estime(?:nt)?|juge',
  ),
};

export const WITHDRAWALS: WithdrawalCues = {
  ours: words(
    "(?:nous retirons|nous avons retiré|nous rétractons) (?:cet|notre|cette|l'|le|la) ?_1_(?:article|information|enquête|dépêche)",
    '(?:notre|cet|cette) (?:article|information|dépêche|enquête) _4_(?:était|est|a été) (?:erronée?|fausse?|faux|inexacte?|retirée?)',
    String.raw`nous (?:avions|avons) (?:écrit|annoncé|publié|rapporté) .{0,150}\. (?:c'était|cela était|cette information était|c'est) (?:faux|inexact|erroné)|nous nous sommes trompés|rétractation :`,
  ),
  correction: /^(?:correction|rectificatif|erratum|mise au point|pr[ée]cision)(?![a-zÀ-ɏ])/i,
  negation: words(String.raw`ne|n'\S+|pas|jamais|aucun|aucune|non`),
  earlier: words(
    '(?:article|information|version|dépêche) (?:précédente?|antérieure?|initiale?) .{0,80}(?:était|est) (?:erronée?|fausse?|faux|inexacte?)',
  ),
  denial: words(
    '(?:dément|démentent|a démenti|nie|nient|rejette|rejettent) _4_(?:rumeurs?|informations?|accusations?|allégations?)|(?:fausse rumeur|il est faux que)|informations? _3_(?:démentie?s?|fausses?)',
  ),
};

export const TITLES: TitleCues = {
  decisive: words(
    String.raw`meurt|meurent|morte?s?|tuée?s?|tue|tuent|décès|décédée?|arrêtée?s?|arrêtent|interpellée?s?|arrestations?|inculpée?s?|mise? en examen|condamn\w+|relaxée?s?|acquittée?s?|coupables?|démission\w*|limogée?s?|destituée?s?|élue?s?|réélue?s?|remporte(?:nt)?|gagne(?:nt)?|adopte(?:nt)?|adoptée?s?|rejette(?:nt)?|rejetée?s?|signe(?:nt)?|verdict|interdi\w+|bloque(?:nt)?|annule(?:nt)?|annulée?s?|accord|cessez-le-feu|trêve|envahi\w*|attaque(?:nt|s)?|explosion|explose|collision|crash|s'effondre|effondrement|évacu\w+|urgence|déclare(?:nt)?|lance(?:nt)?|saisi\w*|secourue?s?|rappel\w*|faillite|fusion|rachète|suspend\w*`,
  ),
  negation: /^(?:ne|pas|jamais|sans|aucun|aucune|non|ni|n'\p{L}+|nie|nient|dément|faux|fausse)$/u,
  opposites: [
    'adopte adoptent adopté adoptée approuve approuvent accepte acceptent soutient valide | rejette rejettent rejeté rejetée refuse refusent censure',
    'gagne gagnent remporte remportent victoire bat | perd perdent perdu défaite',
    'arrêté arrêtée arrêtés interpellé incarcéré emprisonné | libéré libérée libérés relâché libre',
    'condamné condamnée condamne coupable | relaxé relaxée relaxe acquitté acquittée innocent',
    'hausse augmente augmentent grimpe monte progresse | baisse baissent recule chute diminue',
    'ouvre ouvrent rouvre rouvrent ouverture | ferme ferment fermeture',
    'commence commencent débute reprend reprennent | termine terminent cesse suspend suspendent arrête fin',
    'autorise autorisent permet | interdit interdisent bloque',
    'confirme confirment admet reconnaît | dément démentent nie nient',
    'vivant vivante vivants survit secouru sauvé | mort morte morts tué tuée tués meurt',
    'lève lèvent levé levée | impose imposent',
    'nommé nommée nomme | limogé limogée destitué destituée',
  ],
};
