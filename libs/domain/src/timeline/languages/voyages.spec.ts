import { describe, expect, it } from '@jest/globals';
import { endsRead, headlineRows } from './headlines.fixture.js';

/** Fictional headlines that were written before the cues. */
const ENDS: Readonly<Record<string, string>> = {
  es: `
Los cuatro astronautas de la cápsula Aurora regresan a la Tierra | voyage
La cápsula Aurora ameriza frente a las islas Velas | voyage
Concluye con éxito la misión lunar Selene | voyage
El crucero Estrella Boreal llega a puerto tras nueve días a la deriva | voyage
Desembarcan los últimos pasajeros del crucero Estrella Boreal | voyage
La remera Ines Varo completa la travesía del Atlántico | voyage
Los excursionistas varados en el glaciar ya están en casa | voyage
Publicadas las notas de la selectividad en Valdehierro | results
Ya se conocen los resultados de las oposiciones de enfermería | results
La cápsula Aurora despega hacia la estación orbital |
Los astronautas regresarán a la Tierra el viernes |
Aplazado el regreso a la Tierra de la cápsula Aurora |
La misión Selene se alarga otros dos meses |
El crucero Estrella Boreal sigue a la deriva |
La cápsula podría amerizar antes del domingo |
La remera Ines Varo abandona la travesía del Atlántico |
Las notas de la selectividad se publicarán el jueves |
Miles de alumnos hacen el examen de selectividad |`,
  fr: `
Les quatre astronautes de la capsule Aurore sont de retour sur Terre | voyage
La capsule Aurore amerrit au large des îles Voile | voyage
Fin de mission pour la sonde lunaire Séléna | voyage
Le paquebot Étoile boréale arrive au port après neuf jours de dérive | voyage
Les derniers passagers du paquebot Étoile boréale ont débarqué | voyage
La rameuse Inès Varo boucle sa traversée de l'Atlantique | voyage
Les randonneurs bloqués sur le glacier sont rentrés chez eux | voyage
Les résultats du bac sont tombés à Valcreuse | results
Publication des résultats du concours d'infirmière | results
La capsule Aurore décolle vers la station orbitale |
Les astronautes reviendront sur Terre vendredi |
Le retour sur Terre de la capsule Aurore est reporté |
La mission Séléna prolongée de deux mois |
Le paquebot Étoile boréale toujours à la dérive |
La capsule pourrait amerrir avant dimanche |
La rameuse Inès Varo abandonne sa traversée de l'Atlantique |
Les résultats du bac seront publiés jeudi |
Des milliers de candidats passent les épreuves du bac |`,
  de: `
Vier Astronauten der Kapsel Aurora zurück auf der Erde | voyage
Raumkapsel Aurora im Meer vor den Segelinseln gewassert | voyage
Mondmission Selene nach drei Wochen beendet | voyage
Kreuzfahrtschiff Nordstern nach neun Tagen in Hohenau angelegt | voyage
Letzte Passagiere verlassen das Kreuzfahrtschiff Nordstern | voyage
Ruderin Ines Varo hat den Atlantik überquert | voyage
Gestrandete Wanderer vom Gletscher wieder zu Hause | voyage
Abiturergebnisse in Lindach veröffentlicht | results
Ergebnisse der Pflegeprüfung liegen vor | results
Raumkapsel Aurora startet zur Raumstation |
Astronauten sollen am Freitag zur Erde zurückkehren |
Rückkehr der Kapsel Aurora zur Erde verschoben |
Mondmission Selene um zwei Monate verlängert |
Kreuzfahrtschiff Nordstern treibt weiter auf See |
Kapsel könnte noch vor Sonntag wassern |
Ruderin Ines Varo bricht Atlantiküberquerung ab |
Abiturergebnisse werden am Donnerstag veröffentlicht |
Tausende Schüler schreiben die Abiturprüfung |`,
  pt: `
Os quatro astronautas da cápsula Aurora regressam à Terra | voyage
Cápsula Aurora amara ao largo das ilhas Velas | voyage
Missão lunar Selene chega ao fim com sucesso | voyage
Navio de cruzeiro Estrela Boreal chega ao porto após nove dias à deriva | voyage
Últimos passageiros do cruzeiro Estrela Boreal desembarcaram | voyage
Remadora Inês Varo completa travessia do Atlântico | voyage
Caminhantes retidos no glaciar já estão em casa | voyage
Resultado do vestibular de Valmar é divulgado | results
Publicadas as notas dos exames nacionais | results
Cápsula Aurora parte rumo à estação orbital |
Astronautas regressam à Terra na sexta-feira, prevê a agência |
Adiado o regresso à Terra da cápsula Aurora |
Missão Selene prolongada por dois meses |
Navio Estrela Boreal continua à deriva |
Cápsula pode amarar antes de domingo |
Remadora Inês Varo desiste da travessia do Atlântico |
Resultado do vestibular será divulgado na quinta |
Milhares de alunos fazem a prova do vestibular |`,
  it: `
I quattro astronauti della capsula Aurora sono tornati sulla Terra | voyage
La capsula Aurora ammara al largo delle isole Vela | voyage
Conclusa con successo la missione lunare Selene | voyage
La nave da crociera Stella Boreale arriva in porto dopo nove giorni alla deriva | voyage
Sbarcati gli ultimi passeggeri della Stella Boreale | voyage
La rematrice Ines Varo completa la traversata dell'Atlantico | voyage
Gli escursionisti bloccati sul ghiacciaio sono rientrati a casa | voyage
Pubblicati i risultati della maturità a Castelvento | results
Usciti i risultati del concorso per infermieri | results
La capsula Aurora decolla verso la stazione orbitale |
Gli astronauti torneranno sulla Terra venerdì |
Rinviato il ritorno sulla Terra della capsula Aurora |
La missione Selene prolungata di due mesi |
La nave Stella Boreale ancora alla deriva |
La capsula potrebbe ammarare prima di domenica |
La rematrice Ines Varo abbandona la traversata dell'Atlantico |
I risultati della maturità saranno pubblicati giovedì |
Migliaia di studenti affrontano la prova di maturità |`,
};

/** Written after the cues, to mislead them. */
const NEAR_MISSES: Readonly<Record<string, string>> = {
  es: `
Los astronautas regresan a la Tierra el próximo martes |
La cápsula ameriza mañana frente a las islas Velas |
Desembarcan los primeros pasajeros del crucero |
El crucero no llega a puerto por el temporal |
El acuerdo sobre la misión llega a buen puerto |
Misión cumplida: el Oriol sube a primera |
La velerista completa la primera etapa de la travesía |
Publicadas las fechas de la selectividad |
Publicados los resultados de las elecciones |
Publicados los resultados del examen al banco |
La huelga retrasa las notas de la selectividad |
Aún sin publicar los resultados de las oposiciones |
El barco vuelve a la Tierra de Fuego |`,
  fr: `
Retour sur Terre des astronautes prévu mardi |
Les astronautes bientôt de retour sur Terre |
La capsule amerrit dimanche au large des îles Voile |
Fin de mission pour la sonde Séléna prévue en mars |
Fin de mission pour l'entraîneur de Corvan |
Mission accomplie pour Corvan, qualifié |
Les premiers passagers du paquebot ont débarqué |
Le paquebot arrive au port lundi |
Les résultats du bac attendus mardi |
Résultats des élections publiés à Montelar |
Les résultats du bac pas encore publiés |
Le navigateur boucle la première moitié du tour du monde |`,
  de: `
Astronauten bald zurück auf der Erde |
Trainer sieht seine Mission erfüllt |
Erste Passagiere verlassen das Kreuzfahrtschiff |
Letzte Passagiere verlassen das Schiff am Montag |
Segler hat die Hälfte des Atlantiks überquert |
Sturm hat den Atlantik überquert |
Segler will die Welt in 80 Tagen umrunden |
Kreuzfahrtschiff hat in Hohenau nicht angelegt |
Prüfungsergebnisse sollen im Juli veröffentlicht werden |
Ergebnisse der Prüfung des Haushalts veröffentlicht |
Wahlergebnisse veröffentlicht |
Abiturergebnisse noch nicht veröffentlicht |
Mission noch lange nicht beendet |`,
  pt: `
Astronautas voltam à Terra na terça-feira |
Cápsula amara no domingo ao largo das Velas |
Desembarcam os primeiros passageiros do cruzeiro |
Navio chega ao porto na segunda-feira |
Missão cumprida: Valmar sobe de divisão |
Remadora conclui o primeiro terço da travessia |
Resultado do exame médico do atacante é divulgado |
Governo divulga calendário do Enem |
Resultado do Enem ainda não foi divulgado |
Divulgados os resultados das eleições |
Astronautas a caminho de volta à Terra |
Navio não chega ao porto por causa da tempestade |`,
  it: `
Gli astronauti tornano sulla Terra martedì |
La capsula ammara domani al largo delle isole Vela |
Sbarcati i primi passeggeri della crociera |
La nave arriva in porto lunedì |
Missione compiuta per la Virtus, che sale in Serie A |
Pubblicate le date del concorso per infermieri |
Risultati del concorso rinviati |
Pubblicati i risultati delle elezioni |
Pubblicati i risultati dell'esame sui bilanci del banco |
La velista completa metà traversata |
I risultati della maturità non ancora pubblicati |
La nave non arriva in porto per il maltempo |`,
};

const KINDS = ['voyage', 'results'];

describe.each(Object.entries(ENDS))('voyages and published results in %s', (language, lines) => {
  it.each(headlineRows(lines))('%s: %s', (title, expected) => {
    expect(endsRead(title, language, KINDS)).toEqual(expected === '' ? [] : [expected]);
  });
});

describe.each(Object.entries(NEAR_MISSES))('near misses in %s', (language, lines) => {
  it.each(headlineRows(lines))('%s', (title) => {
    expect(endsRead(title, language, KINDS)).toEqual([]);
  });
});
