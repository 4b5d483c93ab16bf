import type { QuoteCues } from '../quote-cues.js';

/** Who speaks in French. */
export const QUOTES: QuoteCues = {
  verbs:
    "(?:a |avait |s'est |a-t-(?:il|elle) |ont )?(?:déclaré|déclare|dit|affirmé|affirme|assuré|assure|expliqué|explique|précisé|précise|ajouté|ajoute|indiqué|indique|averti|prévenu|prévient|estimé|estime|souligné|souligne|insisté|insiste|reconnu|reconnaît|regretté|regrette|raconté|raconte|écrit|annoncé|annonce|rappelé|rappelle|dénoncé|dénonce|confié|confie|lancé|lance|témoigne|témoigné|félicité|réjouit|indigné|indigne|soupire|martèle|se félicite)",
  articles: "le|la|les|l'\\p{Ll}+|un|une|son|sa|mardi|lundi|mercredi|jeudi|vendredi|samedi|dimanche|hier",
  particles: 'de la|de|du|des|le|la|van|von',
  titles:
    /^(?:Maire|Président[e]?|Ministre|Premier|Première|Monsieur|Madame|Mme|M|Me|Docteur|Dr|Professeur|Pr|Général[e]?|Capitaine|Colonel|Commandant[e]?|Préfet|Préfète|Procureur[e]?|Juge|Roi|Reine|Pape|Directeur|Directrice|Sénateur|Sénatrice|Député[e]?)\.?\s/u,
  nobody:
    /(?:^|\s)(?:Le|La|Les|Un|Une|Il|Elle|Ils|Elles|On|Nous|Mais|Et|Dans|En|Selon|Hier|Ce|Cette|Ces|Police|Gendarmerie|Gouvernement|Ministère|Mairie|Parquet|Tribunal|Cour|Assemblée|Sénat|Parti|Union|Université|Hôpital|Banque|Agence|Commission|Conseil|Association|Fédération|Syndicat|Société|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?=\s|$)/u,
};
