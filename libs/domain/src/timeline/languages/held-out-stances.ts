/** Fictional headlines that were written before the cues and are not used to write them, with their stance. */
export const HELD_OUT_STANCES: Readonly<Record<string, string>> = {
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
