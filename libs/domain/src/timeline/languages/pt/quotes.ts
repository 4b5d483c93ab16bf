import type { QuoteCues } from '../quote-cues.js';

/** Who speaks in Portuguese. */
export const QUOTES: QuoteCues = {
  verbs:
    '(?:tinha |havia )?(?:disse|diz|declarou|declara|afirmou|afirma|garantiu|garante|explicou|explica|acrescentou|acrescenta|sublinhou|sublinha|avisou|avisa|advertiu|alertou|alerta|frisou|referiu|refere|admitiu|admite|reconheceu|lamentou|contou|conta|escreveu|escreve|anunciou|anuncia|salientou|recordou|lembrou|lembra|denunciou|defendeu|defende|destacou|ressaltou|comentou|revelou|apontou|assegurou|dito|confessou)',
  articles: 'o|a|os|as|um|uma|seu|sua|ontem|hoje|à \\p{Lu}\\p{L}+|ao \\p{Lu}\\p{L}+',
  particles: 'de|da|do|das|dos|e',
  titles:
    /^(?:Prefeit[oa]|President[ea]|Ministr[oa]|Governador(?:a)?|Primeir[oa]|Doutor(?:a)?|Dr|Dra|Professor(?:a)?|Senhor(?:a)?|General|Capitão|Coronel|Comandante|Juiz|Juíza|Procurador(?:a)?|Rei|Rainha|Papa|Diretor(?:a)?|Senador(?:a)?|Deputad[oa]|Vereador(?:a)?|Bispo|Padre|Dom|Dona|Delegad[oa])\.?\s/u,
  nobody:
    /(?:^|\s)(?:O|A|Os|As|Um|Uma|Ele|Ela|Eles|Nós|Mas|E|Em|No|Na|Segundo|Ontem|Hoje|Este|Esta|Polícia|Governo|Ministério|Câmara|Prefeitura|Tribunal|Supremo|Assembleia|Congresso|Senado|Partido|União|Universidade|Hospital|Banco|Agência|Comissão|Conselho|Associação|Federação|Sindicato|Empresa|Segunda|Terça|Quarta|Quinta|Sexta|Sábado|Domingo)(?=\s|$)/u,
};
