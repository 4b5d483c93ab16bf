import { describe, expect, it } from '@jest/globals';
import { endsRead, headlineRows } from './headlines.fixture.js';

/** Fictional headlines that were written before the cues. The first run read 78 of the 80, and none of the 50 others as such an end. */
const ENDS: Readonly<Record<string, string>> = {
  es: `
La liga multa con 30.000 euros al Oriol por los incidentes del derbi | sanction
El regulador impone una multa récord a la tranviaria de Torremar | sanction
Aitor Brena, sancionado con seis partidos por la pelea | sanction
Inhabilitada dos años la atleta Inés Varo por dopaje | sanction
El Gobierno da marcha atrás y retira la tasa del tranvía | reversal
El banco Valmar rectifica y devuelve la comisión a sus clientes | reversal
El alcalde de Arbea revoca la prohibición de las terrazas tras las protestas | reversal
Abatido el atacante del mercado de Puerto Oria | attack
La policía mata a tiros al autor del tiroteo en Torremar | attack
Hallado muerto el sospechoso del tiroteo de Valdehierro | attack
La investigación concluye que el capitán del ferri murió por accidente | inquiry
La fiscalía archiva la investigación sobre el puerto de Oria | inquiry
La comisión de ética exculpa a la alcaldesa de Arbea | inquiry
Cancelado el festival de Monteolivo por el temporal | cancellation
La maratón de Arbea queda suspendida por el viento | cancellation
La federación da por terminada la temporada de balonmano | cancellation
La liga abre expediente al Oriol por los incidentes del derbi |
Brena podría ser sancionado con seis partidos |
El alcalde no dará marcha atrás con la tasa del tranvía |
Los vecinos piden que se retire la tasa del tranvía |
La policía busca al autor del tiroteo de Torremar |
Detenido el sospechoso del tiroteo de Valdehierro |
La fiscalía investiga la gestión del puerto de Oria |
La comisión de ética abre una investigación a la alcaldesa |
El festival de Monteolivo, en el aire por el temporal |
El Oriol acaba la temporada sin títulos |`,
  fr: `
La Ligue inflige une amende de 30 000 euros à Saint-Brac après la bagarre | sanction
Malo Brenn suspendu six matchs pour insultes | sanction
La compagnie des tramways de Corvan écope d'une amende record | sanction
Dopage : la marathonienne Inès Varo suspendue quatre ans | sanction
Volte-face du maire de Montelar sur la taxe tramway | reversal
Le gouvernement fait marche arrière sur la taxe de mouillage | reversal
Tollé à Valcreuse : la banque renonce à ses frais d'épargne | reversal
Le tireur du marché de Montelar abattu par la police | attack
Fusillade de Corvan : le tireur retrouvé mort | attack
Quatre morts dans l'attaque de Valcreuse, dont l'assaillant | attack
Naufrage de l'Aurore : l'enquête classée sans suite | inquiry
L'enquête conclut à un accident après la mort du capitaine | inquiry
La commission d'éthique blanchit la maire de Montelar | inquiry
Le festival de Montelar annulé à cause de la tempête | cancellation
Le marathon de Corvan n'aura pas lieu cette année | cancellation
La saison de handball définitivement arrêtée | cancellation
La Ligue ouvre une enquête après la bagarre de Saint-Brac |
Malo Brenn risque six matchs de suspension |
Le maire refuse de faire marche arrière sur la taxe tramway |
Une pétition réclame le retrait de la taxe de mouillage |
La police recherche le tireur du marché de Montelar |
Fusillade de Corvan : un suspect interpellé |
Le parquet ouvre une enquête sur le port de Corvan |
La commission d'éthique entend la maire de Montelar |
Le festival de Montelar menacé par la tempête |
Saint-Brac termine la saison à la troisième place |`,
  de: `
Verband verhängt Geldstrafe gegen FC Hohenau nach Platzsturm | sanction
Malte Brenn für sechs Spiele gesperrt | sanction
Kartellamt verhängt Rekordbußgeld gegen Straßenbahnbauer | sanction
Doping: Läuferin Ines Varo für vier Jahre gesperrt | sanction
Kehrtwende in Lindach: Bürgermeister nimmt Straßenbahnabgabe zurück | reversal
Minister rudert bei Hafengebühr zurück | reversal
Nach Kritik: Sparbank Grünau verzichtet auf neue Gebühren | reversal
Amokläufer von Moorheide tot | attack
Polizei erschießt Angreifer in Lindach | attack
Fünf Tote nach Schüssen in Altenfels, darunter der mutmaßliche Täter | attack
Ermittlungen zum Tod des Fährkapitäns eingestellt | inquiry
Obduktion ergibt: Fährkapitän ist ertrunken | inquiry
Untersuchungsausschuss entlastet Bürgermeisterin von Lindach | inquiry
Stadtfest in Moorheide wegen Sturms abgesagt | cancellation
Veranstalter sagen Marathon in Grünau ab | cancellation
Handballverband bricht Saison ab | cancellation
Verband ermittelt nach Platzsturm gegen FC Hohenau |
Malte Brenn droht Sperre von sechs Spielen |
Bürgermeister lehnt Kehrtwende bei Straßenbahnabgabe ab |
Fahrgäste fordern Rücknahme der Straßenbahnabgabe |
Polizei sucht Schützen von Moorheide |
Mutmaßlicher Angreifer von Lindach festgenommen |
Staatsanwaltschaft nimmt Ermittlungen zum Fährunglück auf |
Untersuchungsausschuss befragt Bürgermeisterin von Lindach |
Stadtfest in Moorheide wegen Sturms auf der Kippe |
FC Hohenau beendet Saison auf Platz drei |`,
  pt: `
Federação multa Valmar em 30 mil euros por distúrbios | sanction
Malu Brena suspenso por seis jogos após agressão | sanction
Regulador aplica multa recorde à companhia de elétricos | sanction
Maratonista Inês Varo banida por quatro anos por doping | sanction
Governo recua e desiste da taxa do porto | reversal
Prefeito de Vila Nova volta atrás e revoga tarifa do bonde | reversal
Após críticas, banco Orvale desiste de cobrar tarifa | reversal
Atirador de Orvale é morto pela polícia | attack
Suspeito de ataque ao mercado encontrado morto | attack
Ataque em Porto Velado faz cinco mortos, incluindo o atirador | attack
Ministério Público arquiva inquérito à gestão do porto | inquiry
Laudo conclui que capitão da balsa morreu afogado | inquiry
Comissão de ética iliba autarca de Vila Nova | inquiry
Festival de Orvale cancelado devido à tempestade | cancellation
Cancelada a maratona de Valmar | cancellation
Federação dá por concluída a época de andebol | cancellation
Federação abre processo disciplinar ao Valmar |
Brena arrisca suspensão de seis jogos |
Prefeito diz que não recua na tarifa do bonde |
Moradores pedem fim da taxa do porto |
Polícia procura atirador de Orvale |
Suspeito de ataque ao mercado é preso |
Ministério Público abre inquérito à gestão do porto |
Comissão de ética ouve autarca de Vila Nova |
Festival de Orvale em risco devido à tempestade |
Valmar termina temporada em terceiro lugar |`,
  it: `
Virtus multata di 30.000 euro per i cori | sanction
Malo Brenna squalificato per sei giornate | sanction
L'Antitrust sanziona la compagnia dei tram per 4 milioni | sanction
Doping, quattro anni di squalifica per la maratoneta Ines Varo | sanction
Dietrofront del sindaco di Valchiara sulla tassa del tram | reversal
Il governo fa marcia indietro sul ticket del porto | reversal
Dopo le proteste la banca Oriana ritira le nuove commissioni | reversal
Ucciso dalla polizia l'aggressore del mercato di Castelvento | attack
Sparatoria di Montelario, trovato morto il killer | attack
Strage di Valchiara, cinque morti compreso l'attentatore | attack
Archiviata l'inchiesta sul porto di Castelvento | inquiry
L'autopsia conferma: il capitano del traghetto è morto annegato | inquiry
La commissione etica scagiona la sindaca di Montelario | inquiry
Annullato per maltempo il festival di Castelvento | cancellation
Salta la maratona di Valchiara per l'allerta vento | cancellation
Pallamano, la federazione dichiara conclusa la stagione | cancellation
La Lega apre un'indagine sulla Virtus dopo i cori |
Brenna rischia sei giornate di squalifica |
Il sindaco: nessun dietrofront sulla tassa del tram |
I pendolari chiedono il ritiro della tassa del tram |
Caccia all'uomo: la polizia cerca l'aggressore del mercato |
Sparatoria di Montelario, fermato un sospetto |
La procura apre un'inchiesta sul porto di Castelvento |
La commissione etica ascolta la sindaca di Montelario |
Festival di Castelvento a rischio per il maltempo |
La Virtus chiude la stagione al terzo posto |`,
};

/**
 * Ends in other words, written after the cues: 49 of 66 were read at first. Not listed are the two that still are not: a German charge that was
 * only planned ('geplante'), and a German 'Verfahren', which is read as a trial.
 */
const OTHER_ENDS: Readonly<Record<string, string>> = {
  es: `
Competencia multa con 12 millones a las eléctricas de Oria | sanction
Cuatro partidos de sanción para el central Mateo Luz | sanction
La UEFA suspende tres encuentros al técnico del Oriol | sanction
Multa de 4 millones a la farmacéutica Valmar por pactar precios | sanction
El Ayuntamiento recula y mantendrá abierta la piscina | reversal
La compañía aérea retira el cobro por el equipaje de mano tras las críticas | reversal
Muere tiroteado por la policía el autor del ataque de Arbea | attack
El tirador de Torremar se quitó la vida antes de ser detenido | attack
La policía abate a un hombre que atacó con un cuchillo a tres personas | attack
El juez cierra la investigación por la muerte de Inés Varo | inquiry
La autopsia confirma que Mateo Luz murió por causas naturales | inquiry
Suspenden el concierto de Lucía Monte en Arbea por la lluvia | cancellation
Se cancela la Feria del Libro de Oria | cancellation`,
  fr: `
La Cnil inflige 12 millions d'euros d'amende à Valmar | sanction
Cinq matchs de suspension pour le gardien Théo Luz | sanction
L'entraîneur de Corvan exclu pour deux mois | sanction
Valmar condamné à une amende de 4 millions d'euros pour entente | sanction
Face au tollé, la mairie de Corvan retire son arrêté sur les terrasses | reversal
Péage urbain : la région fait machine arrière | reversal
L'auteur présumé de la fusillade de Corvan s'est suicidé | attack
Attaque au couteau à Montelar : l'assaillant a été abattu | attack
Mort d'Inès Varo : l'enquête conclut à un suicide | inquiry
Le parquet de Corvan classe sans suite l'enquête visant le maire | inquiry
Pluies : le concert de Lucie Monte à Corvan est annulé | cancellation
Les organisateurs annulent le carnaval de Valcreuse | cancellation`,
  de: `
EU-Kommission verhängt Strafe von 12 Millionen Euro gegen Valmar | sanction
Sechs Spiele Sperre für Theo Lutz | sanction
Valmar muss vier Millionen Euro Bußgeld zahlen | sanction
Sportgericht sperrt Trainer Ruben Saal für drei Partien | sanction
Minister macht Rückzieher beim Tempolimit | reversal
Nach Protesten: Stadtwerke nehmen Preiserhöhung zurück | reversal
Angreifer von Lindach von Polizei erschossen | attack
Amokfahrer stirbt im Krankenhaus | attack
Mutmaßlicher Todesschütze tot aufgefunden | attack
Staatsanwaltschaft stellt Ermittlungen gegen Bürgermeisterin ein | inquiry
Obduktion bestätigt Suizid von Ines Varo | inquiry
Konzert von Lucia Mond in Grünau fällt aus | cancellation
Regen: Oktoberfest in Hohenau abgesagt | cancellation`,
  pt: `
Autoridade da Concorrência multa Valmar em 12 milhões | sanction
Seis jogos de suspensão para Théo Luz | sanction
STJD suspende técnico do Valmar por quatro partidas | sanction
Cade condena Orvale a multa de 4 milhões por cartel | sanction
Após pressão, ministra recua e mantém feriado | reversal
Câmara de Vila Nova recua no estacionamento pago | reversal
Autor de tiroteio em Orvale suicidou-se | attack
Polícia abate homem que esfaqueou três pessoas | attack
Atirador se mata após matar quatro em escola | attack
MP arquiva investigação sobre morte de Inês Varo | inquiry
Autópsia confirma morte natural de Théo Luz | inquiry
Show de Lúcia Monte em Valmar é cancelado por causa da chuva | cancellation
Prefeitura cancela Carnaval de Orvale | cancellation`,
  it: `
L'Agcom multa Valmar per 12 milioni | sanction
Sei giornate di squalifica a Teo Luzzi | sanction
Maxi multa dell'Antitrust a Valmar per cartello | sanction
Il giudice sportivo squalifica Ruben Sala per tre turni | sanction
Dopo le polemiche il Comune ritira l'ordinanza sui dehors | reversal
Plastic tax, marcia indietro del governo | reversal
Si è tolto la vita l'autore della sparatoria di Montelario | attack
Accoltella tre persone, ucciso dalla polizia | attack
Morto suicida il killer di Valchiara | attack
Morte di Ines Varo, archiviata l'indagine | inquiry
Il gip archivia l'inchiesta sul sindaco | inquiry
Maltempo, annullato il concerto di Lucia Monti a Castelvento | cancellation
Il Comune annulla il carnevale di Valchiara | cancellation`,
};

/** Written after the cues, to mislead them: 19 of 138 were read as ends at first. */
const NEAR_MISSES: Readonly<Record<string, string>> = {
  es: `
Multa de 200 euros a los conductores que aparquen en la acera |
Tráfico multa con 200 euros a quien circule sin luces |
El Congreso sanciona la ley de costas dos años después |
Suspendida dos meses después la obra del puente |
La fiscalía pide multar con 30.000 euros al Oriol |
Un coche da marcha atrás y atropella a un peatón |
El Oriol rectifica y gana en Torremar |
El alcalde descarta dar marcha atrás con la tasa del tranvía |
Abandona la comisión de investigación la diputada Lucía Monte |
El delantero, abatido tras la derrota ante el Oriol |
Tres detenidos, entre ellos el autor del tiroteo de Torremar |
Muere la víctima del tiroteo de Valdehierro, detenido el atacante |
El sospechoso del ataque queda en libertad tras hallarse muerto a un testigo |
El juez archiva provisionalmente la investigación del puerto |
La autopsia preliminar confirma que el capitán se ahogó |
La comisión no exculpa a la alcaldesa |
Suspendida la liga hasta el próximo mes por el temporal |
Cancelada la primera jornada del festival |
El festival de Monteolivo no será cancelado |
Brena, baja en la Copa, cancela su contrato |
La oposición pide dar por terminada la temporada de baños |
La última jornada del festival queda cancelada |
Vuelve el festival cancelado el año pasado |
El Gobierno revoca las restricciones por el virus |
El festival de Monteolivo anuncia que la gira de Brena sigue |`,
  fr: `
Une amende de 135 euros pour les automobilistes mal garés |
La loi prévoit une amende de 3 millions d'euros pour les plateformes |
Vols suspendus trois semaines à Corvan |
Malo Brenn suspendu deux ans après son départ |
Une camionnette fait marche arrière et percute un cycliste |
L'euro recule face au dollar |
Revirement de situation à Corvan : Montelar remonte trois buts |
Le maire recule de trois points dans les sondages |
La ministre renonce à la présidence du parti |
Le chanteur revient sur ses années de galère |
Le tireur a tué trois personnes, la mère de l'un est morte |
Le suspect, arrêté, a tué par jalousie |
L'assaillant interpellé, un mort à Corvan |
Le tireur du penalty abattu après la défaite |
Le parquet demande que l'enquête soit classée sans suite |
Les premiers éléments de l'autopsie confirment la noyade |
L'enquête préliminaire conclut à des négligences |
Coupe : but annulé pour Saint-Brac |
Le concert d'ouverture du festival pourrait être annulé |
Malo Brenn met un terme à sa saison |
Saison terminée pour Malo Brenn |
Le tribunal annule la décision du maire |
Le marathon aura bien lieu malgré la tempête |
La dernière soirée du festival annulée à cause de la pluie |
Le festival annulé l'an dernier revient |
Le nouveau coach suspendu aux résultats de la Coupe |
Un mort et deux blessés, dont un assaillant, à Corvan |`,
  de: `
Ausgangssperre über Moorheide verhängt |
Wer falsch parkt, muss 55 Euro Strafe zahlen |
Autobahn bei Grünau für drei Wochen gesperrt |
Verband sperrt Turnhalle nach Wasserschaden |
Staatsanwältin fordert Geldstrafe für Malte Brenn |
FC Hohenau legt nach Geldstrafe Einspruch ein |
Rudern: Ines Varo rudert auf Platz eins |
Kehrtwende bei der Maut gefordert |
Bürgermeister nimmt Stellung zur Straßenbahnabgabe |
Minister schließt Rückzieher bei Hafengebühr aus |
Angreifer hat drei Menschen getötet |
Täter erschießt Frau in Altenfels |
Angreifer Malte Brenn fällt für sechs Spiele aus |
Täter schlägt Mann tot |
Drei Verdächtige festgenommen, darunter der mutmaßliche Schütze |
Tote und Verletzte nach Schüssen in Lindach, Täter flüchtig |
Ermittlungen gegen zwei Beschuldigte eingestellt, weitere laufen |
Obduktion soll Todesursache des Kapitäns klären |
Vorläufige Obduktion ergibt keine Hinweise |
Untersuchung ergibt: Kinder schlafen weniger |
Staatsanwaltschaft beendet Untersuchung des Wracks und erhebt Anklage |
Sängerin sagt Auftritt beim Seefestival ab |
Stadtfest in Moorheide wird nicht abgesagt |
Malte Brenn bricht Saison ab |
Saison für Malte Brenn vorzeitig beendet |
Stürmer fällt für das Turnier aus |
Letzter Tag des Seefestivals abgesagt |
Im Vorjahr abgesagtes Seefest kehrt zurück |
Regierungskommission entlastet Familien |
Straßensperre nach Fund einer Bombe verhängt |`,
  pt: `
Multa em até 200 euros para motoristas que estacionem no passeio |
Governo quer multar plataformas em 3 milhões |
Voos suspensos por três semanas em Valmar |
Brena é suspenso dois anos depois de sair |
Banco Orvale recua 3% na bolsa |
Presidente recua nas pesquisas |
Camião faz marcha atrás e atropela peão |
Valmar perde pontos e cai para quinto |
Prefeita desiste da candidatura após aumento das críticas |
Atacante do Valmar morre em acidente de carro |
Suspeito que matou segurança é preso |
Três detidos, entre eles o atirador de Orvale |
Suspeito de matar comerciante encontrado pela polícia |
Polícia mata suspeito de assalto |
Polícia encerra inquérito e indicia prefeito |
Laudo preliminar confirma afogamento |
CPI ouve suspeito; relatório final fica para março |
Comissão não iliba autarca |
Cancelado o primeiro dia do festival |
Jogos da liga adiados, nenhum cancelado |
Festival cancela bilhetes falsos |
Câmara nega que festival tenha sido cancelado |
Cantora cancela participação no festival |
Último dia do festival cancelado devido à chuva |
Festival cancelado no ano passado regressa |
Reunião de sexta-feira cancelada pelo governo |
Um morto e dois feridos, incluindo um atirador, em Orvale |`,
  it: `
Multa di 200 euro per chi parcheggia sul marciapiede |
Squalifica di Brenna, il ricorso della Virtus |
Brenna squalificato due anni fa, oggi capitano |
La procura chiede sei mesi di squalifica per Brenna |
Fiera sospesa due giorni |
Pedone travolto da un'auto in retromarcia |
Camion fa retromarcia e travolge un ciclista |
Chiesto il dietrofront sulla tassa del tram |
Il sindaco fa un passo indietro: lascia la giunta |
Possibile dietrofront del governo sul ticket |
L'aggressore ha ucciso tre persone |
Tre arrestati, compreso il killer di Montelario |
Il killer è morto dentro, dice il regista della fiction |
L'attaccante, mortificato, chiede scusa per l'attacco |
Ucciso il fratello del killer |
Chiuse le indagini sul porto di Castelvento |
La procura chiede di archiviare l'inchiesta sul porto |
L'autopsia preliminare conferma l'annegamento |
La commissione non scagiona la sindaca |
Brenna salta la Coppa per infortunio |
Gol annullato nella finale del torneo |
Annullato il primo concerto del festival |
Il festival non sarà annullato |
Il Tar annulla la delibera sulla stagione balneare |
Campionato, arbitro annulla il gol di Brenna |
Ultima serata del festival annullata per pioggia |
Torna il festival annullato l'anno scorso |
Tappa del tour cancellata per neve |
Un morto e due feriti, tra cui un killer, a Montelario |`,
};

const KINDS = ['sanction', 'reversal', 'attack', 'inquiry', 'cancellation'];

describe.each([...Object.entries(ENDS), ...Object.entries(OTHER_ENDS)])(
  'punishments, reversals, attacks, inquiries and cancellations in %s',
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
