import type { KindCues } from '../language-cues.js';
import { words } from '../words.js';

const MATCHES = '(?:jogos?|partidas?|corridas|provas)';
const SPAN = `(?:${MATCHES}|anos?|meses)`;
const ATTACKER =
  '(?:atirador(?:a)?|agressor(?:a)?|suspeit[oa]|homicida|assassin[oa]|sequestrador(?:a)?|autor(?:a)? d[eoa]s? (?:ataque|tiroteio|disparos|massacre|atentado|chacina|esfaqueamento))';
/** Up to four words of one clause that name nobody else. */
const NEAR = String.raw`(?:(?!que |e |mata |matou |detid|pres[oa] )[^\s,;:]+ ){0,4}`;
const OFFICE =
  '(?:governo|prefeit[oa]|prefeitura|câmara|ministr[oa]|ministério|president[ea]|planalto|autarca|autarquia|banco|empresa|universidade|reitoria|federação|conselho)';
const FEE =
  '(?:taxas?|tarifas?|aumentos?|decisão|medida|proibição|cortes?|cobrança|portaria|portagens?|pedágio|novo logotipo)';
const EVENT =
  '(?:festival|concertos?|shows?|(?<!-)feira|festas?|temporada|época|torneio|campeonato|liga|(?:meia[- ])?maratona|digressão|turnê|desfile|carnaval|copa|mundial|jogos|cimeira|cúpula|gala|procissão|rali|arraial|réveillon|festejos|cortejo)';
/** Not a day, a night or another part of it. */
const WHOLE = '(?<!(?:dia|noite|jornada|concerto|show|etapa|prova|jogo|sessão) d[oae]s? )';
const NO_TERM = '(?!.{0,30}(?<![a-z])(?:até|algumas horas|no ano passado))';

/** How Portuguese reports punishments, reversals, dead attackers, ended inquiries and cancelled events. */
export const VERDICT_ENDINGS: Readonly<Record<string, KindCues>> = {
  sanction: {
    fits: words(
      String.raw`mult(?:as?|am|ou|ad[oa]s?)|coimas?|sanç(?:ão|ões)|sancionad[oa]s?|suspens[oa]s? (?:\S+ ){0,2}${MATCHES}|suspensão|banid[oa]s?|punid[oa]s?|punição|doping|processo disciplinar|conselho de disciplina|regulador|stjd|cade|uefa|fifa|fia|desclassificad[oa]s?|desqualificad[oa]s?|castig\w+`,
    ),
    cue: words(
      String.raw`(?:multam?|multou|multad[oa]s?) (?:[^\s,;:]+ ){0,5}em \S*(?:\d|mil)\S*(?!.{0,50}(?:condutores|motoristas|quem))|(?:aplicam?|aplicou|impõem?|impôs|recebe|recebeu|leva|levou) (?:\S+ ){0,2}(?:multa|coima)(?!.{0,50}(?:condutores|motoristas|quem))|conden(?:a|ou|ad[oa]) (?:[^\s,;:]+ ){0,3}a multa de`,
      `(?:suspens|banid|castigad|punid|inabilitad|irradiad)[oa]s? (?:por |com |durante )?\\S+ ${SPAN}(?! depois| antes)|banid[oa]s? (?:do futebol|do desporto|do esporte|para sempre)|\\S+ ${SPAN} de (?:suspensão|castigo|gancho) (?:para|a|ao)|(?:pega|pegou|apanha|apanhou|leva) \\S+ ${SPAN} de (?:suspensão|castigo|gancho)`,
      `(?:suspendem?|suspendeu|banem?|baniu|punem?|puniu|castigam?|castigou) (?:[^\\s,;:]+ ){0,4}(?:por|com) \\S+ ${SPAN}`,
      '(?:fifa|uefa|fia|cbf|fpf|stjd|federação|conselho de disciplina|anatel|cade|anac|regulador) (?:pune|puniu|multa|multou|bane|baniu|castiga|desqualifica|desclassifica)|(?:desclassificad|desqualificad)[oa]s? (?:por|da|do)|(?:perdem?|perdeu) (?:a |o )?(?:título|medalha|licença) (?:por|após)',
    ),
  },
  reversal: {
    fits: words(
      String.raw`recu(?:a|am|ou|o)|(?:volta|voltou|marcha) atrás|polémic\w+|polêmic\w+|críticas|protestos?|indignação|boicote|petição|abaixo-assinado|desculpas|taxas?|tarifas?|aumentos?|medida|proibição|portagens|pedágio`,
    ),
    cue: words(
      `${OFFICE} (?:[^\\s,;:]+ ){0,3}recu(?:a|am|ou|aram)(?! \\S*\\d| para| nas (?:sondagens|pesquisas))|(?<=^|[:.] )recuo d[oa] ${OFFICE}|após (?:\\S+ )?(?:críticas|protestos|polémica|polêmica|pressão),? (?:[^\\s,;:]+ ){0,3}recu(?:a|am|ou|aram)`,
      '(?:voltam?|voltou|voltaram) atrás|(?:dá|dão|deu|deram|faz|fez) marcha atrás(?!.{0,40}(?:atropel|embat|bate))|(?:dá|dão|deu) o dito por não dito',
      `(?:revogam?|revogou|desistem?|desistiu|retiram?|retirou|abandonam?|abandonou) (?:d[eao]s? |[ao]s? )?(?:(?!após |por |com |sem |em |n[ao]s? )[^\\s,;:]+ ){0,2}${FEE}`,
    ),
  },
  attack: {
    fits: words(
      String.raw`ataques?|atirador(?:a|es)?|tiroteios?|atentados?|massacre|chacina|esfaque\w+|facadas|agressor(?:a|es)?|sequestrador|disparos|abatid[oa]|homicida|se mata|suicid\w+`,
    ),
    cue: words(
      `${ATTACKER} ${NEAR}(?:mort[oa] (?:pela|pelos?|por|a tiro|em confronto|em troca)|abatid[oa]|(?:encontrad|achad)[oa] mort[oa]|morre|morreu|suicidou-se|suicida-se|se suicida|se suicidou|se mata|se matou|matou-se|comete suicídio)`,
      `atacante ${NEAR}(?:mort[oa] (?:pela|pelos?|por)|abatid[oa])|(?:mata|matam|matou|abate|abatem|abateu) (?:a tiros? )?(?:[oa] |um |uma )?(?:\\S+ )?${ATTACKER}(?! de assalto| de roubo)|(?:mata|matam|abate|abatem|abateu) (?:um )?homem (?:que (?:esfaqueou|atacou|matou|disparou)|armado)`,
      `(?:mort[oa]|abatid[oa]|encontrad[oa] mort[oa]|morre|morreu) (?:a tiros? |pela polícia )?[oa] (?:presumível |alegad[oa] )?${ATTACKER}`,
      `mort[oe]s,? (?:(?!ferid)\\S+ ){0,6}(?:incluindo|entre (?:eles|elas|os quais)) [oa] (?:\\S+ )?(?:${ATTACKER}|atacante)|(?:mata|matou) (?:[^\\s,;:]+ ){0,6}e (?:depois )?(?:se mata|se matou|se suicida|suicida-se|suicidou-se|comete suicídio)`,
    ),
  },
  inquiry: {
    fits: words(
      String.raw`inquéritos?|investigaç(?:ão|ões)|autópsia|necropsia|laudo|perícia|comissão de (?:ética|inquérito)|cpi|corregedoria|sindicância|averiguaç\w+|relatório final|auditoria|provedor\w*|inspeção`,
    ),
    cue: words(
      String.raw`(?:arquivam?|arquivou|arquivad[oa]s?|encerrad[oa]s?|encerram?|encerrou) (?:[^\s,;:]+ ){0,2}(?:inquérito|investigaç(?:ão|ões)|processo disciplinar|sindicância|averiguação)(?!.{0,60}(?:indici|denunci|acus))|(?:inquérito|investigação|processo disciplinar|sindicância|averiguação) (?:[^\s,;:]+ ){0,6}(?:arquivad|encerrad)[oa]s?(?!.{0,60}(?:indici|denunci|acus))`,
      String.raw`(?:laudo|autópsia|necropsia|perícia) (?:(?!preliminar)[^\s,;:]+ ){0,3}(?:conclui|concluiu|confirma|confirmou|descarta|descartou)|(?:inquérito|investigação|relatório final|comissão de inquérito|sindicância) (?:(?!preliminar)[^\s,;:]+ ){0,4}(?:conclui|concluiu) que`,
      String.raw`(?:comissão|comité|comitê|corregedoria|inspeção|sindicância|auditoria|inquérito|investigação|provedor(?:a|ia)?) (?:[^\s,;:]+ ){0,3}(?:iliba|ilibou|inocenta|inocentou|isenta|absolve|absolveu)|(?:ilibad|inocentad)[oa]s? (?:pel[oa]|por) (?:\S+ )?(?:comissão|inquérito|auditoria|sindicância|corregedoria|investigação)`,
    ),
  },
  cancellation: {
    fits: words(
      'cancel(?:a|am|ou|ad[oa]s?|amento)|adiad[oa]s?|festival|concertos?|shows?|(?<!-)feira|temporada|época|torneio|maratona|digressão|turnê|desfile|campeonato|carnaval|cimeira|cúpula|procissão|réveillon',
    ),
    cue: words(
      `(?:cancelad[oa]s?|cancelam?|cancelou|cancelaram) (?:devido \\S+ \\S+ |por \\S+ \\S+ )?(?:[oa]s? |seus? |suas? )?${EVENT}${NO_TERM}|(?<=^|[:.] )cancelamento d[oa]s? ${EVENT}`,
      `${WHOLE}${EVENT} (?:[^\\s,;:]+ ){0,7}cancelad[oa]s?${NO_TERM}`,
      '(?:dá|dão|deu|deram|declara|declaram) (?:por |como )?(?:terminad|concluíd|encerrad|finalizad)[oa] [oa] (?:temporada|época|campeonato|liga)|declarad[oa]s? campe(?:ão|ã|ões|ãs)',
    ),
  },
};
