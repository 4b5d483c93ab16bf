import type { LadderCues } from '../language-cues.js';
import { words } from '../words.js';

/** The stages of French stories, by the names of the English ladders. */
export const LADDERS: Readonly<Record<string, LadderCues>> = {
  'a court case': {
    fits: words(
      String.raw`procès|juges?|tribunal|cour|jurés?|parquet|procureure?|accusée?s?|prévenue?s?|condamn\w+|relax\w+|acquitt\w+|verdict|plainte|assises|mise? en examen`,
    ),
    steps: {
      charged: words(
        'mise?s? en examen|inculpée?s?|poursuivie?s? pour|renvoyée?s? devant|porte(?:nt)? plainte|dépose(?:nt)? plainte',
      ),
      'on trial': words(
        "(?:s'ouvre|débute|commence|reprend|ouverture) _3_procès|procès _4_(?:s'ouvre|s'est ouvert|débute|commence|reprend)|comparaît|comparaissent|à la barre|devant (?:le tribunal|la cour|les assises|ses juges)",
      ),
      ruling: words(
        "(?:juge|tribunal|cour|justice|conseil d'état|conseil constitutionnel) _2_(?:ordonne|bloque|annule|confirme|rejette|valide|suspend|censure)",
      ),
      verdict: words(
        '(?:reconnue?s?|jugée?s?|déclarée?s?) coupables?|condamnée?s? (?:à|pour)|relaxée?s?|acquittée?s?',
      ),
    },
  },
  'a strike': {
    fits: words('grèves?|grévistes?|syndicats?|débrayages?|préavis|mouvement social|piquets?'),
    steps: {
      announced: words(
        '(?:appelle|appellent|vote(?:nt)?|annonce(?:nt)?|dépose(?:nt)?) _3_(?:grève|préavis|débrayage)|(?:appel|appels) à la grève|appellent à la grève|préavis de grève (?:est )?déposé',
      ),
      'under way': words(
        '(?:entament|débutent|commencent) _3_(?:grève|mouvement)|(?:grève|mouvement) _4_(?:débute|commence|se poursuit|continue|reconduite?|paralyse|entre)|en grève',
      ),
      talks: words(
        "(?:négociations|discussions|pourparlers) _3_(?:s'ouvrent|reprennent|débutent|se poursuivent|s'engagent)|(?:reprise|ouverture) des (?:négociations|discussions)",
      ),
      'deal offered': words(
        "accord de principe|protocole d'accord|(?:trouvent|signent|concluent|acceptent|approuvent) _3_(?:accord|offre|protocole)|accord _3_(?:trouvé|signé|conclu)",
      ),
    },
  },
  'an election': {
    fits: words(
      String.raw`élections?|électora\w+|scrutin|urnes|second tour|premier tour|candidate?s?|référendum|primaire|législatives|municipales|présidentielle|électeurs|élue?s?`,
    ),
    steps: {
      announced: words(
        '(?:convoque|annonce|provoque)(?:nt)? _4_(?:élections?|scrutin|référendum|législatives)|(?:annonce|déclare) sa candidature|se déclare candidate?|dissolution',
      ),
      voting: words(
        '(?:ouverture|ouvrent) _2_bureaux de vote|bureaux de vote _2_ouverts?|appelée?s? aux urnes|se rendent aux urnes|votent|le vote (?:débute|commence|a commencé)',
      ),
      counting: words(
        '(?:fermeture|ferment) _2_bureaux de vote|dépouillement|résultats (?:partiels|provisoires|préliminaires)|sortie des urnes|premières estimations',
      ),
      declared: words(
        "(?:remporte|gagne|perd|l'emporte) _4_(?:élections?|l'élection|présidentielle|législatives|municipales|primaire|référendum|scrutin|second tour|mairie)|(?:ré)?élue? (?:présidente?|maire|dès|au|à la|avec|face)|(?:est|a été) (?:ré)?élue?|(?:reconnaît|concède) sa défaite",
      ),
    },
  },
  'a disaster': {
    fits: words(
      String.raw`séismes?|tremblements? de terre|inondations?|crues?|ouragan|typhon|cyclone|tornade|tempêtes?|incendies?|avalanche|tsunami|éruption|volcan|explosion|crash|accident|naufrage|effondrement|déraill\w+|barrage|collision|glissement de terrain`,
    ),
    steps: {
      rescue: words(
        "secouristes|sauveteurs|équipes de secours|opérations de secours|recherchent _2_survivants|évacu(?:és|ées|ation|ations|ent|e)|état d'urgence (?:est )?(?:déclaré|décrété)|(?:déclare|décrète)(?:nt)? l'état d'urgence|(?:envoie|envoient|dépêche) _3_(?:aide|renforts|secours|troupes)",
      ),
      recovery: words(
        '(?:début|débute|commence|commencent) _3_(?:nettoyage|reconstruction|déblaiement)|(?:courant|électricité|trafic) _2_rétablie?|(?:habitants|familles|évacués) _3_(?:rentrent|regagnent)|obsèques|funérailles|(?:fin|suspension) des recherches',
      ),
      inquiry: words(
        "(?:ouvre|ouvrent|ouverture d'une|lance|ordonne|annonce) _3_(?:enquête|commission d'enquête|information judiciaire)|enquête _4_(?:ouverte|révèle|conclut|confiée)|enquêteurs _2_(?:privilégient|découvrent|estiment|pensent)|boîtes? noires?",
      ),
    },
  },
  'a law': {
    fits: words(
      '(?:projet|proposition) de loi|lois?|amendements?|parlement|assemblée|sénat|députés|sénateurs|texte|décret',
    ),
    steps: {
      proposed: words(
        '(?:présente|dépose|propose|dévoile|a présenté)(?:nt)? _4_(?:loi|projet|proposition|texte|amendement|réforme)',
      ),
      'in committee': words(
        'commission _3_(?:adopte|approuve|vote)|(?:examine|débat|débattent|examinent) _4_(?:loi|projet|texte|réforme)',
      ),
      'passed by one chamber': words(
        '(?:assemblée|sénat|députés|sénateurs) _2_(?:adopte(?:nt)?|vote(?:nt)?|approuve(?:nt)?|a adopté|ont adopté) _5_(?:loi|projet|texte|réforme|budget)',
      ),
      passed: words('adopte(?:nt)? définitivement|définitivement adoptée?|adoption définitive'),
      'signed or vetoed': words('promulgue|promulguée?|entre en vigueur|entrée en vigueur|met son veto'),
    },
  },
};
