import { describe, expect, it } from '@jest/globals';
import { endsReported, kindsFitted } from '../read/closure-cues.js';
import { stanceOf } from '../read/stance.js';
import { headlineRows } from './headlines.fixture.js';

/**
 * Fictional headlines that were written before the cues. Behind the bar: the kinds of which one must be read, or nothing if no end
 * may be read. The first run read 63 of the 65 ends and 3 ends too many among the 45 others.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  es: `
Condenan a doce años de prisión al exalcalde de Valdehierro por malversación | trial
La Audiencia absuelve a los tres guardias acusados de la muerte de un pescador | trial
El jurado declara culpable al farmacéutico de Torrelaguna | conviction
El Congreso aprueba definitivamente la ley de costas | law
Los conductores de autobús desconvocan la huelga tras pactar una subida del 4 % | strike
Hallan con vida al niño desaparecido en la sierra de Oria | missing
Localizan el cadáver de la montañera desaparecida en el pico Alto | missing
Marta Quiroga gana las elecciones en Arbea con mayoría absoluta | election
Los bomberos dan por extinguido el incendio de Monteolivo | fire
Dimite la ministra de Pesca por el caso de las cuotas | resignation
Ambos países firman un alto el fuego de carácter indefinido | conflict
El Real Cantera se proclama campeón de Copa tras golear al Oriol | final
Liberados los cuatro rehenes secuestrados en la mina | hostage
El fiscal pide doce años de cárcel para el exalcalde de Valdehierro |
El acusado podría ser condenado a veinte años de prisión |
Los sindicatos no desconvocan la huelga pese a la oferta |
Continúa la búsqueda de la montañera desaparecida en el pico Alto |
Quiroga confía en ganar las elecciones del domingo |
Piden la dimisión de la ministra de Pesca |
El incendio de Monteolivo sigue sin control |
El Senado debatirá en marzo la ley de costas |
¿Firmarán ambos países un alto el fuego? |`,
  fr: `
L'ancien maire de Valcreuse condamné à trois ans de prison ferme | trial
Naufrage de l'Aurore : la cour d'appel relaxe l'armateur | trial
Le pharmacien de Montelar reconnu coupable d'empoisonnement | conviction
Le Parlement adopte définitivement la loi sur le littoral | law
Fin de la grève des éboueurs après un accord salarial | strike
La fillette disparue depuis mardi retrouvée saine et sauve | missing
Le corps du randonneur disparu retrouvé dans un ravin | missing
Élise Marchal élue présidente dès le premier tour | election
L'incendie du massif de Corvan est désormais fixé | fire
Le ministre de la Pêche démissionne après l'affaire des quotas | resignation
Les deux pays signent un accord de cessez-le-feu | conflict
Rugby : l'Ovalie de Saint-Brac remporte la finale | final
Les quatre otages libérés après trois semaines de captivité | hostage
Le procureur requiert trois ans de prison contre l'ancien maire de Valcreuse |
L'armateur risque d'être condamné à dix ans de prison |
Les éboueurs refusent de mettre fin à la grève |
Les recherches se poursuivent pour retrouver le randonneur disparu |
Élise Marchal pourrait être élue dès le premier tour |
L'opposition réclame la démission du ministre de la Pêche |
L'incendie du massif de Corvan n'est toujours pas fixé |
Le Sénat examinera la loi sur le littoral en mars |
Un accord de cessez-le-feu est-il encore possible ? |`,
  de: `
Früherer Bürgermeister von Grünau zu drei Jahren Haft verurteilt | trial
Freispruch für Kapitän der „Möwe“ im Prozess um Fährunglück | trial
Apotheker von Lindach wegen Mordes schuldig gesprochen | conviction trial
Bundesrat stimmt Küstengesetz zu | law
Bahnstreik beendet: Gewerkschaft und Konzern einigen sich | strike
Vermisste Zwölfjährige wohlbehalten gefunden | missing
Leiche des vermissten Wanderers aus Schlucht geborgen | missing
Hanna Reuter gewinnt Stichwahl in Altenfels | election
Waldbrand bei Moorheide ist gelöscht | fire
Fischereiministerin tritt wegen Quotenaffäre zurück | resignation
Konfliktparteien unterzeichnen Waffenruhe | conflict
SV Norden gewinnt DFB-Pokal nach Elfmeterschießen | final
Alle vier Geiseln nach drei Wochen freigelassen | hostage
Staatsanwalt fordert drei Jahre Haft für früheren Bürgermeister |
Kapitän der „Möwe“ könnte freigesprochen werden |
Gewerkschaft will Bahnstreik nicht beenden |
Suche nach vermisstem Wanderer geht weiter |
Reuter will die Stichwahl in Altenfels gewinnen |
Opposition fordert Rücktritt der Fischereiministerin |
Waldbrand bei Moorheide noch nicht unter Kontrolle |
Bundestag berät im März über Küstengesetz |
Kommt jetzt die Waffenruhe? |`,
  pt: `
Antigo autarca de Valverdinho condenado a cinco anos de prisão | trial
Tribunal absolve os três guardas acusados da morte de pescador | trial
Farmacêutico de Torreal considerado culpado de homicídio | conviction
Parlamento aprova em votação final a lei da orla costeira | law
Motoristas de autocarro terminam greve após acordo salarial | strike
Criança desaparecida desde terça-feira encontrada com vida | missing
Corpo do alpinista desaparecido é encontrado na serra | missing
Marta Queiroga vence eleições com maioria absoluta | election
Incêndio de Monte Olival dado como extinto | fire
Ministra das Pescas demite-se devido ao caso das quotas | resignation
Os dois países assinam acordo de cessar-fogo | conflict
Académico conquista a Taça após vitória nos penáltis | final
Libertados os quatro reféns sequestrados na mina | hostage
Ministério Público pede cinco anos de prisão para antigo autarca |
Arguido pode ser condenado a vinte anos de prisão |
Sindicatos mantêm greve apesar da proposta |
Continuam as buscas pelo alpinista desaparecido |
Queiroga acredita que vai vencer as eleições |
Oposição exige demissão da ministra das Pescas |
Incêndio de Monte Olival ainda não está controlado |
Senado vai votar lei da orla costeira em março |
Haverá acordo de cessar-fogo? |`,
  it: `
L'ex sindaco di Valchiara condannato a tre anni di carcere | trial
Naufragio dell'Aurora, assolto il comandante | trial
Il farmacista di Montelario giudicato colpevole di omicidio | conviction
Via libera definitivo del Senato alla legge sulle coste | law
Revocato lo sciopero dei treni dopo l'accordo sul contratto | strike
Ritrovata viva la bambina scomparsa martedì | missing
Trovato il corpo dell'escursionista disperso sul monte Alto | missing
Marta Querini vince le elezioni con la maggioranza assoluta | election
Spento l'incendio di Monteulivo | fire
Si dimette la ministra della Pesca dopo il caso delle quote | resignation
I due Paesi firmano il cessate il fuoco | conflict
La Virtus Oriana vince la Coppa ai rigori | final
Liberati i quattro ostaggi dopo tre settimane | hostage
Il pm chiede tre anni di carcere per l'ex sindaco di Valchiara |
Il comandante rischia una condanna a dieci anni di carcere |
I sindacati non revocano lo sciopero dei treni |
Proseguono le ricerche dell'escursionista disperso |
Querini potrebbe vincere le elezioni al primo turno |
L'opposizione chiede le dimissioni della ministra della Pesca |
L'incendio di Monteulivo non è ancora sotto controllo |
Il Senato discuterà a marzo la legge sulle coste |
Ci sarà un cessate il fuoco? |`,
};

/** Written before the cues too, with their stance. The first run read all 35 as here. */
const STANCES: Readonly<Record<string, string>> = {
  es: `
Última hora del incendio de Monteolivo, en directo | comment
El puerto que no aprende, por Clara Bermejo. Opinión | comment
Por qué la ley de costas divide al Gobierno | comment
Se espera que el juez dicte sentencia el viernes | expects
El Gobierno podría retirar la ley de costas | expects
La alcaldesa advierte de que el puente podría cerrarse | report
El juez ordena el cierre del puerto | report`,
  fr: `
EN DIRECT, incendie du massif de Corvan : suivez l'évolution de la situation | comment
Tribune. « Le littoral n'est pas à vendre » | comment
Pourquoi la loi sur le littoral divise la majorité | comment
Le gouvernement pourrait retirer la loi sur le littoral | expects
Le verdict est attendu vendredi | expects
La maire prévient que le pont pourrait fermer | report
Le juge ordonne la fermeture du port | report`,
  de: `
Liveblog zum Waldbrand bei Moorheide: Alle Entwicklungen | comment
Kommentar: Die Küste ist nicht zu verkaufen | comment
Warum das Küstengesetz die Koalition spaltet | comment
Regierung könnte Küstengesetz zurückziehen | expects
Urteil wird am Freitag erwartet | expects
Bürgermeisterin warnt, die Brücke könnte gesperrt werden | report
Richter ordnet Schließung des Hafens an | report`,
  pt: `
Incêndio em Monte Olival: acompanhe ao vivo | comment
Opinião: a costa não está à venda | comment
Porque é que a lei da orla costeira divide o Governo | comment
Governo poderá retirar a lei da orla costeira | expects
Sentença deverá ser conhecida na sexta-feira | expects
Autarca avisa que a ponte poderá fechar | report
Juiz ordena encerramento do porto | report`,
  it: `
Incendio di Monteulivo, le ultime notizie in diretta | comment
L'editoriale: la costa non è in vendita | comment
Perché la legge sulle coste divide il governo | comment
Il governo potrebbe ritirare la legge sulle coste | expects
Attesa per venerdì la sentenza | expects
La sindaca avverte: il ponte potrebbe chiudere | report
Il giudice ordina la chiusura del porto | report`,
};

describe.each(Object.entries(ENDINGS))('ends in %s', (language, lines) => {
  it.each(headlineRows(lines))('%s: %s', (title, expected) => {
    const ends = endsReported(title, 'title', language);
    const fitting = kindsFitted(title, language).filter((kind) => ends.includes(kind));
    const wanted = expected.split(' ').filter((kind) => fitting.includes(kind));
    expect({ title, isRead: expected === '' ? ends.length > 0 : wanted.length > 0 }).toEqual({
      title,
      isRead: expected !== '',
    });
  });
});

describe.each(Object.entries(STANCES))('stances in %s', (language, lines) => {
  it.each(headlineRows(lines))('%s: %s', (title, expected) => {
    expect(stanceOf({ title, language })).toBe(expected);
  });
});
