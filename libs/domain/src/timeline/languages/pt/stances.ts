import type { StanceCues, TitleCues, WithdrawalCues } from '../language-cues.js';
import { words } from '../words.js';

/** How Portuguese headlines mark comment and expectation. */
export const STANCES: StanceCues = {
  comment: [
    /^(?:opinião|editorial|coluna|crónica|crônica|análise|comentário|artigo de opinião|carta[s]?|crítica|entrevista|perfil|reportagem|podcast|vídeos?|fotos?|fotogaleria|galeria|quiz|direto|em direto|ao vivo|ao minuto|minuto a minuto|explicador|fact-?check|cronologia|verificação|porqu[eê]|por que|por quê|como|quem (?:é|era|são)|o que|quando|quanto|entenda|veja|saiba|tudo o que|perguntas e respostas|as notícias|resumo|newsletter|bom dia|manchetes|(?:\d{1,2}|três|quatro|cinco|seis|sete|dez) (?:coisas|perguntas|razões|motivos|lições|pontos))(?![a-zÀ-ɏ])/i,
    /\?(?:\s|$)|[,:;|–—-] ?(?:ao vivo|em direto|direto|ao minuto|análise|opinião|editorial|vídeo|fotos|o que se sabe)\s*$/i,
    words(
      'acompanhe (?:ao vivo|em direto|ao minuto|tudo)',
      'siga (?:ao vivo|em direto|ao minuto)',
      'minuto a minuto',
      'o que se sabe',
      'o que sabemos',
      'as notícias (?:do dia|de hoje|da manhã)',
      'ao vivo:',
      'em direto:',
    ),
    /, por \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}(?:\.|$)/u,
  ],
  aftermath: words(
    String.raw`reage[m]? a|as reaç\w+|reaç\w+ a|antes e depois|ironiza[m]?|levanta[m]? (?:dúvidas|questões)`,
  ),
  expectation: words(
    String.raw`poder(?:á|ão|iam?)|pode(?:m)? \w+[aei]r|dever(?:á|ão|iam?)|deve(?:m)? \w+[aei]r|espera-se|esperad[oa]s?|previst[oa]s? para|prestes a|à espera de|prepara-se para|ameaça(?:m)? \w+r|^antes d[aoe]|^na véspera`,
  ),
  statement: words(
    'diz|dizem|disse|avisa(?:m)?|adverte(?:m)?|alerta(?:m)?|anuncia(?:m)?|anunciou|garante(?:m)?|afirma(?:m)?|afirmou|promete(?:m)?|nega(?:m)?|negou|acusa(?:m)?|ordena(?:m)?|admite(?:m)?|revela(?:m)?|defende(?:m)?|exige(?:m)?|pede(?:m)?|reconhece',
  ),
};

export const WITHDRAWALS: WithdrawalCues = {
  ours: words(
    '(?:retiramos|retirámos|retificamos|corrigimos) (?:a|o|esta|este|nossa|nosso|a nossa|o nosso) _1_(?:notícia|artigo|reportagem|informação)',
    '(?:nossa|nosso|esta|este) (?:notícia|artigo|reportagem|informação) _4_(?:era|é|estava|foi) (?:errad[oa]|fals[oa]|incorret[oa]|retirad[oa])',
    String.raw`(?:publicámos|publicamos|noticiámos|noticiamos|escrevemos) .{0,150}\. (?:era|é|não era|não é|isso era) (?:falso|errado|verdade|incorreto)|errámos|erramos`,
  ),
  correction: /^(?:correção|retificação|errata|erramos|errámos|esclarecimento)(?![a-zÀ-ɏ])/i,
  negation: words('não|nunca|nenhum|nenhuma|ninguém|nem'),
  earlier: words(
    '(?:notícia|artigo|versão|informação|reportagem) (?:anterior|inicial) .{0,80}(?:era|é|estava) (?:errad[oa]|fals[oa]|incorret[oa])',
  ),
  denial: words(
    '(?:desmente|desmentem|desmentiu|nega|negam|rejeita|rejeitam) _4_(?:rumores|boatos|notícias?|acusações|informações|informação)|(?:é|são) fals[oa]s? (?:que|a|o|as|os)',
  ),
};

export const TITLES: TitleCues = {
  decisive: words(
    'morrem?|morreu|morreram|mort[oa]s?|matam?|matou|detid[oa]s?|pres[oa]s?|detém|detêm|prende|acusad[oa]s?|arguid[oa]s?|condenad[oa]s?|condena|absolvid[oa]s?|absolve|culpad[oa]s?|demite-se|demissão|renuncia|exonerad[oa]|destituíd[oa]|eleit[oa]s?|reeleit[oa]s?|venceu|vence|ganha|ganhou|aprova|aprovam|aprovad[oa]|rejeita|rejeitad[oa]|chumba|assina|assinam|sentença|proíbe|bloqueia|anula|acordo|cessar-fogo|trégua|invade|ataca|ataque|explosão|explode|acidente|desaba|desabamento|evacuad[oa]s?|emergência|declara|lança|apreende|apreensão|resgatad[oa]s?|recolhe|falência|fusão|adquire|cancela|cancelad[oa]|suspende|suspens[oa]',
  ),
  negation: /^(?:não|nem|nunca|sem|nenhum|nenhuma|ninguém|nega|negam|desmente|falso|falsa)$/u,
  opposites: [
    'aprova aprovam aprovado aprovada aceita apoia | rejeita rejeitam rejeitado rejeitada chumba chumbado veta recusa',
    'vence venceu ganha ganhou vitória | perde perdeu derrota',
    'detido detida detidos preso presa capturado | libertado libertada libertados solto livre',
    'condenado condenada condena culpado | absolvido absolvida absolve inocente',
    'sobe sobem aumenta aumentam cresce | desce descem cai caem diminui baixa',
    'abre abrem reabre reaberta | fecha fecham encerra fechada',
    'começa começam inicia retoma | termina terminam acaba suspende suspensa cancelada',
    'permite autoriza | proíbe bloqueia impede',
    'confirma confirmam admite reconhece | nega negam desmente',
    'vivo viva vivos sobrevive resgatado resgatada | morto morta mortos morre morreu',
    'levanta alivia | impõe impõem',
    'nomeia nomeado nomeada | exonera exonerado demitido',
  ],
};
