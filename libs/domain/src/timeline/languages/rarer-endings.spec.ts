import { describe, expect, it } from '@jest/globals';
import { endsRead, headlineRows } from './headlines.fixture.js';

/** Fictional headlines that were written before the cues. The first run read 43 of the 45, and none of the others as such an end. */
const ENDS: Readonly<Record<string, string>> = {
  es: `
El delantero Aitor Brena ficha por el Real Cantera hasta 2034 | transfer
El Oriol cierra el fichaje del central Mateo Luz | transfer
Renueva contrato la capitana Inés Varo con el Atlético Arbea | transfer
Lucía Monte retira su candidatura a la alcaldía de Valdehierro | nomination
Rubén Salas gana las primarias del Partido del Lago | nomination
Un cuadro de Teo Arán se vende por 4,2 millones en una subasta en Puerto Oria | auction
El reloj del capitán, subastado por 80.000 euros | auction
Recuperan el violín robado en el museo de Torremar | theft
Hallados los dos cuadros robados en la iglesia de Oria | theft
El Real Cantera negocia el fichaje de Aitor Brena |
El Oriol descarta fichar al central Mateo Luz |
Lucía Monte presenta su candidatura a la alcaldía |
Salas lidera las encuestas de las primarias del Partido del Lago |
Sale a subasta el reloj del capitán |
La policía busca el violín robado en el museo |
Detenido un sospechoso por los cuadros robados en Oria |`,
  fr: `
L'attaquant Malo Brenn s'engage avec Saint-Brac jusqu'en 2034 | transfer
Saint-Brac officialise le transfert du défenseur Théo Luz | transfer
La capitaine Inès Varo prolonge son contrat à Montelar | transfer
Lucie Monte retire sa candidature à la mairie de Valcreuse | nomination
Rémi Salle remporte la primaire du Parti du Lac | nomination
Un tableau de Théo Aran vendu 4,2 millions d'euros aux enchères | auction
La montre du capitaine adjugée 80 000 euros | auction
Le violon volé au musée de Corvan retrouvé | theft
Les deux tableaux volés à l'église restitués | theft
Saint-Brac négocie le transfert de Malo Brenn |
Malo Brenn pourrait s'engager avec Saint-Brac |
Lucie Monte annonce sa candidature à la mairie |
Salle en tête des sondages avant la primaire du Parti du Lac |
La montre du capitaine mise aux enchères |
La police recherche le violon volé au musée |
Un suspect arrêté après le vol des tableaux |`,
  de: `
Stürmer Malte Brenn wechselt zum FC Hohenau und unterschreibt bis 2034 | transfer
FC Hohenau verpflichtet Verteidiger Theo Lutz | transfer
Kapitänin Ines Varo verlängert ihren Vertrag in Lindach | transfer
Lucia Mond zieht Kandidatur für das Bürgermeisteramt zurück | nomination
Ruben Saal gewinnt Vorwahl der Seepartei | nomination
Gemälde von Theo Aran für 4,2 Millionen Euro versteigert | auction
Uhr des Kapitäns bei Auktion für 80.000 Euro verkauft | auction
Gestohlene Geige aus dem Museum in Moorheide wieder aufgetaucht | theft
Polizei findet gestohlene Gemälde wieder | theft
FC Hohenau verhandelt über Wechsel von Malte Brenn |
Malte Brenn könnte zum FC Hohenau wechseln |
Lucia Mond gibt Kandidatur für das Bürgermeisteramt bekannt |
Saal führt in Umfragen vor der Vorwahl der Seepartei |
Uhr des Kapitäns soll versteigert werden |
Polizei sucht gestohlene Geige aus dem Museum |
Verdächtiger nach Diebstahl von Gemälden festgenommen |`,
  pt: `
Atacante Malu Brena assina com o Valmar até 2034 | transfer
Valmar oficializa contratação do zagueiro Théo Luz | transfer
Capitã Inês Varo renova contrato com o Porto Velado | transfer
Lúcia Monte retira candidatura à prefeitura de Vila Nova | nomination
Rui Salas vence as primárias do Partido do Lago | nomination
Quadro de Téo Aran vendido em leilão por 4,2 milhões | auction
Relógio do capitão arrematado por 80 mil euros | auction
Violino roubado do museu de Orvale é recuperado | theft
Polícia recupera dois quadros roubados da igreja | theft
Valmar negocia contratação de Malu Brena |
Malu Brena pode assinar com o Valmar |
Lúcia Monte apresenta candidatura à prefeitura |
Salas lidera pesquisas para as primárias do Partido do Lago |
Relógio do capitão vai a leilão |
Polícia procura violino roubado do museu |
Suspeito detido após roubo de quadros |`,
  it: `
L'attaccante Malo Brenna firma con la Virtus Oriana fino al 2034 | transfer
La Virtus ufficializza l'acquisto del difensore Teo Luzzi | transfer
La capitana Ines Varo rinnova il contratto con il Montelario | transfer
Lucia Monti ritira la candidatura a sindaco di Valchiara | nomination
Ruben Sala vince le primarie del Partito del Lago | nomination
Dipinto di Teo Arani venduto all'asta per 4,2 milioni | auction
L'orologio del capitano battuto all'asta per 80.000 euro | auction
Ritrovato il violino rubato al museo di Castelvento | theft
Recuperati i due quadri rubati nella chiesa | theft
La Virtus tratta l'acquisto di Malo Brenna |
Brenna potrebbe firmare con la Virtus |
Lucia Monti annuncia la candidatura a sindaco |
Sala in testa ai sondaggi per le primarie del Partito del Lago |
L'orologio del capitano va all'asta |
La polizia cerca il violino rubato al museo |
Fermato un sospetto per i quadri rubati |`,
};

/** Written after the cues, to mislead them: 17 of 65 were read as ends at first. */
const NEAR_MISSES: Readonly<Record<string, string>> = {
  es: `
El Oriol ultima el fichaje del central Mateo Luz |
El fichaje de Brena, a falta de la firma |
El entrenador renueva su confianza en el portero |
Roban dos cuadros recuperados hace un año en la iglesia de Oria |
El ladrón fue hallado en el tejado de la joyería |
La candidata retira las acusaciones contra su rival en las primarias |
El banco vende su filial por 80 millones |
El Real Cantera firma un empate en Torremar |
El juez embarga el cuadro vendido por 4 millones |
La alcaldesa renuncia a la candidatura olímpica |
Hallan muerto al ladrón del banco |
Subastan el reloj del capitán el viernes |`,
  fr: `
Saint-Brac en passe de boucler le transfert de Théo Luz |
Le maire s'engage à rénover l'école |
Le juge adjugé favori de la primaire |
Le voleur retrouvé sur le toit de la bijouterie |
La candidate retire ses accusations avant la primaire |
La banque vendue 80 millions d'euros |
Montelar signe un nul à Corvan |
Deux tableaux volés, un an après avoir été restitués |
Le capitaine signe un doublé contre Corvan |
La ville retire sa candidature aux Jeux |
Une voiture volée finit dans le canal |
Enchères : la montre du capitaine estimée 80 000 euros |
Un joueur prêté à Corvan blessé au genou |`,
  de: `
Wechsel von Brenn zum FC Hohenau kurz vor dem Abschluss |
Bürgermeisterin wechselt zur Seepartei |
Gericht verpflichtet Stadt zur Zahlung |
Dieb auf dem Dach des Juweliers gefunden |
Kandidatin zieht Vorwürfe vor der Vorwahl zurück |
Bank für 80 Millionen verkauft |
Diebe lassen gestohlenes Auto zurück |
Mehrere Fahrräder gestohlen, eine Tasche gefunden |
Trainer wechselt nach der Pause die Abwehr aus |
Stadt zieht Bewerbung für die Spiele zurück |
Gestohlenes Auto in Flammen |
Uhr des Kapitäns wird auf 80.000 Euro geschätzt |
Stürmer verlängert Torserie bis zur Pause |`,
  pt: `
Valmar perto de fechar contratação de Théo Luz |
Prefeito assina com a empresa contrato da ponte |
Técnico renova confiança no goleiro |
Ladrão é encontrado no telhado da joalheria |
Candidata retira acusações contra rival nas primárias |
Banco vendido por 80 milhões |
Quadros recuperados há um ano são roubados de novo |
Valmar assina empate em casa |
Defesa assina recurso contra a sentença |
Cidade retira candidatura aos Jogos |
Carro roubado provoca acidente |
Relógio do capitão avaliado em 80 mil euros |
Treinador renova com o público a promessa de título |`,
  it: `
La Virtus a un passo dall'acquisto di Teo Luzzi |
Il sindaco firma il contratto per il ponte |
L'allenatore rinnova la fiducia al portiere |
Il ladro trovato sul tetto della gioielleria |
La candidata ritira le accuse prima delle primarie |
Banca venduta per 80 milioni |
Il ministro firma con la Regione l'accordo sul porto |
Quadri recuperati un anno fa di nuovo rubati |
Il capitano firma la doppietta contro Castelvento |
La città ritira la candidatura ai Giochi |
Auto rubata finisce nel canale |
Orologio del capitano stimato 80.000 euro all'asta |
Allenatore trovato senza patente |`,
};

const KINDS = ['nomination', 'transfer', 'auction', 'theft'];

describe.each(Object.entries(ENDS))(
  'candidacies, transfers, auctions and thefts in %s',
  (language, lines) => {
    it.each(headlineRows(lines))('%s: %s', (title, expected) => {
      expect(endsRead(title, language, KINDS)).toEqual(expected === '' ? [] : [expected]);
    });
  },
);

describe.each(Object.entries(NEAR_MISSES))('near misses in %s', (language, lines) => {
  it.each(headlineRows(lines))('%s', (title) => {
    expect(endsRead(title, language, KINDS)).toEqual([]);
  });
});
