import { describe, expect, it } from '@jest/globals';
import { LADDERS, ladderOf, laddersOf, stepOf } from '../endings/ladders/ladder-of.js';
import { OTHER_LADDER } from '../endings/ladders/ladder-other.js';
import type { StoryLadder } from '../endings/ladders/story-ladder.js';

/** Fictional headlines that were written before the cues. */
const STAGES: Readonly<Record<string, string>> = {
  es: `
Valdehierro declara la emergencia sanitaria por el brote de cólera | an epidemic | measures taken
Imponen el confinamiento en Torremar por el virus | an epidemic | measures taken
Comienza la vacunación contra el sarampión en Oria | an epidemic | measures taken
Levantan las restricciones por el virus en Torremar | an epidemic | receding
Bajan los contagios de cólera por tercera semana | an epidemic | receding
Torremar no levantará las restricciones por el virus | an epidemic |
El brote de cólera deja 40 muertos | an epidemic |
Comienzan en Velas las negociaciones de paz entre los dos bandos de la guerra | a war | peace talks
Oriana y Selva acuerdan un alto el fuego | a war | ceasefire
Entra en vigor la tregua en el valle de Selva | a war | ceasefire
Oriana rechaza un alto el fuego | a war |
El mediador pide una tregua en la guerra de Selva | a war |
Bombardeos en el frente de Selva dejan doce muertos | a war |
Minas Arbea lanza una opa sobre Ferrovial Oria | a takeover | announced
Los accionistas de Oria aprueban la fusión con Arbea | a takeover | approved
Arbea completa la compra de Oria | a takeover | closed or called off
Arbea retira la opa sobre Oria | a takeover | closed or called off
El regulador podría aprobar la fusión de Arbea y Oria | a takeover |
La policía busca a una montañera desaparecida en Selva | a search | search under way
Hallan la mochila de la montañera desaparecida | a search | trace found
Encuentran con vida a la montañera desaparecida | a search | found
La montañera sigue desaparecida | a search |
El alcalde pide disculpas por el corte de agua | | responded
Los vecinos protestan contra la tala del parque | | responded
El pleno aprueba el cierre del puente viejo | | decided
El pleno podría aprobar el cierre del puente viejo | |`,
  fr: `
Valcreuse décrète l'urgence sanitaire face à l'épidémie de choléra | an epidemic | measures taken
Confinement imposé à Montelar à cause du virus | an epidemic | measures taken
La vaccination contre la rougeole débute à Corvan | an epidemic | measures taken
Montelar lève les restrictions liées au virus | an epidemic | receding
Les contaminations au choléra reculent pour la troisième semaine | an epidemic | receding
Montelar ne lèvera pas les restrictions liées au virus | an epidemic |
L'épidémie de choléra fait 40 morts | an epidemic |
Les pourparlers de paix s'ouvrent à Voile entre les deux camps de la guerre | a war | peace talks
L'Oriane et la Selve concluent un cessez-le-feu | a war | ceasefire
La trêve entre en vigueur dans la vallée de Selve | a war | ceasefire
L'Oriane rejette un cessez-le-feu | a war |
Le médiateur demande une trêve dans la guerre de Selve | a war |
Des bombardements sur le front de Selve font douze morts | a war |
Mines d'Arbe lance une OPA sur Rail Corvan | a takeover | announced
Les actionnaires de Corvan approuvent la fusion avec Arbe | a takeover | approved
Arbe finalise le rachat de Corvan | a takeover | closed or called off
Arbe renonce au rachat de Corvan | a takeover | closed or called off
Le régulateur pourrait approuver la fusion d'Arbe et de Corvan | a takeover |
La police recherche une randonneuse disparue dans la Selve | a search | search under way
Le sac à dos de la randonneuse disparue retrouvé | a search | trace found
La randonneuse disparue retrouvée vivante | a search | found
La randonneuse reste introuvable | a search |
Le maire présente ses excuses pour la coupure d'eau | | responded
Les riverains manifestent contre l'abattage du parc | | responded
Le conseil municipal approuve la fermeture du vieux pont | | decided
Le conseil municipal pourrait approuver la fermeture du vieux pont | |`,
  de: `
Lindach ruft wegen der Cholera-Epidemie den Gesundheitsnotstand aus | an epidemic | measures taken
Ausgangssperre in Moorheide wegen des Virus verhängt | an epidemic | measures taken
Impfungen gegen Masern in Hohenau beginnen | an epidemic | measures taken
Moorheide hebt Corona-Beschränkungen auf | an epidemic | receding
Cholera: Zahl der Infektionen sinkt die dritte Woche in Folge | an epidemic | receding
Moorheide hebt Quarantäne nicht auf | an epidemic |
Cholera-Ausbruch fordert 40 Tote | an epidemic |
Friedensgespräche im Krieg um Selwen beginnen auf den Segelinseln | a war | peace talks
Oriana und Selwen einigen sich auf Waffenruhe | a war | ceasefire
Feuerpause im Tal von Selwen tritt in Kraft | a war | ceasefire
Oriana lehnt Waffenruhe ab | a war |
Vermittler fordert Waffenruhe im Krieg um Selwen | a war |
Raketen auf Stellungen der Truppen in Selwen töten zwölf Menschen | a war |
Arbe-Bergbau kündigt Übernahme der Hohenau-Bahn an | a takeover | announced
Aktionäre der Hohenau-Bahn stimmen der Fusion mit Arbe zu | a takeover | approved
Arbe schließt Übernahme der Hohenau-Bahn ab | a takeover | closed or called off
Fusion von Arbe und Hohenau-Bahn geplatzt | a takeover | closed or called off
Kartellamt könnte Fusion von Arbe und Hohenau-Bahn erlauben | a takeover |
Polizei sucht vermisste Bergsteigerin in Selwen | a search | search under way
Rucksack der vermissten Bergsteigerin gefunden | a search | trace found
Vermisste Bergsteigerin lebend gefunden | a search | found
Bergsteigerin weiter vermisst | a search |
Bürgermeister entschuldigt sich für Wasserausfall | | responded
Anwohner protestieren gegen das Fällen der Parkbäume | | responded
Stadtrat beschließt Sperrung der alten Brücke | | decided
Stadtrat könnte Sperrung der alten Brücke beschließen | |`,
  pt: `
Valmar decreta emergência sanitária por causa do surto de cólera | an epidemic | measures taken
Confinamento imposto em Orvale por causa do vírus | an epidemic | measures taken
Começa a vacinação contra o sarampo em Porto Velado | an epidemic | measures taken
Orvale levanta restrições por causa do vírus | an epidemic | receding
Casos de cólera caem pela terceira semana | an epidemic | receding
Orvale não vai levantar as restrições do vírus | an epidemic |
Surto de cólera faz 40 mortos | an epidemic |
Começam nas ilhas Velas as negociações de paz entre os dois lados da guerra | a war | peace talks
Oriana e Selva chegam a acordo para um cessar-fogo | a war | ceasefire
Trégua entra em vigor no vale de Selva | a war | ceasefire
Oriana rejeita cessar-fogo | a war |
Mediador pede trégua na guerra de Selva | a war |
Bombardeios na frente de Selva matam doze pessoas | a war |
Minas Arbe lança oferta de aquisição sobre a Ferrovia Velado | a takeover | announced
Acionistas da Velado aprovam fusão com a Arbe | a takeover | approved
Arbe conclui compra da Ferrovia Velado | a takeover | closed or called off
Arbe desiste da compra da Ferrovia Velado | a takeover | closed or called off
Regulador pode aprovar fusão da Arbe com a Velado | a takeover |
Polícia procura montanhista desaparecida em Selva | a search | search under way
Mochila da montanhista desaparecida é encontrada | a search | trace found
Montanhista desaparecida é encontrada com vida | a search | found
Montanhista continua desaparecida | a search |
Prefeito pede desculpas pela falta de água | | responded
Moradores protestam contra o corte das árvores do parque | | responded
Câmara municipal aprova fechamento da ponte velha | | decided
Câmara municipal pode aprovar fechamento da ponte velha | |`,
  it: `
Castelvento dichiara l'emergenza sanitaria per l'epidemia di colera | an epidemic | measures taken
Quarantena imposta a Valchiara per il virus | an epidemic | measures taken
Al via la vaccinazione contro il morbillo a Oriana | an epidemic | measures taken
Valchiara revoca le restrizioni per il virus | an epidemic | receding
Calano i contagi di colera per la terza settimana | an epidemic | receding
Valchiara non revocherà le restrizioni per il virus | an epidemic |
L'epidemia di colera provoca 40 morti | an epidemic |
Si aprono alle isole Vela i negoziati di pace fra le due parti in guerra | a war | peace talks
Oriana e Selva raggiungono l'accordo per un cessate il fuoco | a war | ceasefire
Entra in vigore la tregua nella valle di Selva | a war | ceasefire
Oriana rifiuta il cessate il fuoco | a war |
Il mediatore chiede una tregua nella guerra di Selva | a war |
Bombardamenti sul fronte di Selva, dodici morti | a war |
Miniere Arbe lancia un'opa su Ferrovie Velata | a takeover | announced
Gli azionisti di Velata approvano la fusione con Arbe | a takeover | approved
Arbe completa l'acquisizione di Velata | a takeover | closed or called off
Arbe ritira l'opa su Velata | a takeover | closed or called off
L'Antitrust potrebbe approvare la fusione tra Arbe e Velata | a takeover |
La polizia cerca un'alpinista dispersa in Selva | a search | search under way
Ritrovato lo zaino dell'alpinista dispersa | a search | trace found
Ritrovata viva l'alpinista dispersa | a search | found
L'alpinista è ancora dispersa | a search |
Il sindaco chiede scusa per la mancanza d'acqua | | responded
I residenti protestano contro il taglio degli alberi del parco | | responded
Il consiglio comunale approva la chiusura del ponte vecchio | | decided
Il consiglio comunale potrebbe approvare la chiusura del ponte vecchio | |`,
};

/** Written after the cues, to mislead them. */
const NEAR_MISSES: Readonly<Record<string, string>> = {
  es: `
Fracasan las negociaciones de paz en Selva | a war |
Oriana niega haber aceptado una tregua | a war |
El gobierno no levanta las restricciones por el virus | an epidemic |
Arbea estudia una opa sobre Oria | a takeover |
Arbea descarta la fusión con Oria | a takeover |
Sin rastro de la montañera desaparecida | a search |
Hallan el coche de la montañera desaparecida | a search | trace found
Localizan el bote del pescador desaparecido | a search | trace found
La presidenta no dimite | |
El director amenaza con dimitir | |
Guerra comercial: suben los aranceles | |`,
  fr: `
Les pourparlers de paix échouent en Selve | a war |
L'Oriane dément avoir accepté un cessez-le-feu | a war |
Pas d'accord de cessez-le-feu en Selve | a war |
Arbe étudie une OPA sur Corvan | a takeover |
Arbe n'abandonne pas le rachat de Corvan | a takeover |
Aucune trace de la randonneuse disparue | a search |
La voiture de la randonneuse disparue retrouvée | a search | trace found
Le maire refuse de démissionner | |
Le directeur ne démissionne pas | |
Trêve hivernale : les expulsions suspendues | |`,
  de: `
Friedensgespräche gescheitert | a war |
Waffenruhe in Selwen gebrochen | a war |
Waffenruhe soll am Freitag in Kraft treten | a war |
Arbe schließt Übernahme der Hohenau-Bahn nicht aus | a takeover |
Arbe schließt Übernahme der Hohenau-Bahn aus | a takeover |
Arbe prüft Übernahme der Hohenau-Bahn | a takeover |
Keine Spur der vermissten Bergsteigerin gefunden | a search |
Auto der vermissten Bergsteigerin gefunden | a search | trace found
Erdbeben fordert 40 Tote | a disaster |
Trainer tritt nicht zurück | |
Machtübernahme in der Vereinsführung | |`,
  pt: `
Negociações de paz fracassam em Selva | a war |
Oriana nega ter aceitado cessar-fogo | a war |
Sem acordo para um cessar-fogo em Selva | a war |
Arbe não desiste da compra da Velado | a takeover |
Arbe estuda oferta de aquisição da Velado | a takeover |
Sem sinal da montanhista desaparecida | a search |
Carro da montanhista desaparecida é encontrado | a search | trace found
Diretor nega que vá renunciar | |
Presidente não renunciou | |
Guerra comercial: sobem as tarifas | |`,
  it: `
Falliscono i negoziati di pace in Selva | a war |
Oriana smentisce di aver accettato la tregua | a war |
Nessun accordo per il cessate il fuoco in Selva | a war |
Arbe valuta un'opa su Velata | a takeover |
Arbe non ritira l'opa su Velata | a takeover |
Nessuna traccia dell'alpinista dispersa | a search |
Trovata l'auto dell'alpinista dispersa | a search | trace found
Il direttore non si dimette | |
Il sindaco minaccia di dimettersi | |
Guerra commerciale: salgono i dazi | |`,
};

function rows(lines: string): (readonly [title: string, kind: string, stage: string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([title = '', kind = '', stage = '']) => [title, kind, stage] as const);
}

describe.each([...Object.entries(STAGES), ...Object.entries(NEAR_MISSES)])(
  'the rarer ladders in %s',
  (language, lines) => {
    it.each(rows(lines))('%s: %s, %s', (title, kind, stage) => {
      const ladder = ladderOf([title], language);
      expect([ladder.kind, stepOf(ladder, title, language)?.name ?? '']).toEqual([kind, stage]);
    });
  },
);

it.each(Object.keys(STAGES))('%s has words for every step of every ladder', (language) => {
  const stepsOf = (ladders: readonly StoryLadder[]) =>
    ladders.map(({ kind, steps }) => [kind, steps.map(({ name }) => name)]);
  expect(stepsOf(laddersOf(language))).toEqual(stepsOf(LADDERS));
  expect(stepsOf([ladderOf([], language)])).toEqual(stepsOf([OTHER_LADDER]));
});
