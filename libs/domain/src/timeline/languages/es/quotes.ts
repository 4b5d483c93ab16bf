import type { QuoteCues } from '../quote-cues.js';

/** Who speaks in Spanish. */
export const QUOTES: QuoteCues = {
  verbs:
    '(?:ha |han |había )?(?:dijo|dice|declaró|declarado|afirmó|afirmado|afirma|aseguró|asegurado|asegura|explicó|explicado|explica|señaló|señalado|señala|añadió|añadido|añade|indicó|indicado|advirtió|advertido|advierte|sostuvo|subrayó|insistió|reconoció|reconocido|lamentó|lamentado|comentó|contó|escribió|anunció|manifestó|apuntó|dicho|relató|recordó|denunció)',
  articles: 'el|la|los|las|un|una|su|por su parte|ayer|este \\p{Ll}+',
  particles: 'de la|de los|del|de|y|la',
  titles:
    /^(?:Alcalde(?:sa)?|President[ea]|Ministr[oa]|Gobernador(?:a)?|Primer[oa]?|Doctor(?:a)?|Dr|Dra|Sr|Sra|Don|Doña|Juez|Jueza|Fiscal|General|Capitán|Coronel|Sargento|Comisari[oa]|Rey|Reina|Papa|Obispo|Director(?:a)?|Portavoz|Senador(?:a)?|Diputad[oa]|Vicepresident[ea]|Canciller)\.?\s/u,
  nobody:
    /(?:^|\s)(?:El|La|Los|Las|Un|Una|Él|Ella|Ellos|Y|Pero|En|Ayer|Este|Esta|Esto|Según|Policía|Guardia|Gobierno|Ministerio|Ayuntamiento|Fiscalía|Tribunal|Congreso|Senado|Partido|Unión|Universidad|Hospital|Banco|Agencia|Comisión|Consejo|Asociación|Federación|Sindicato|Empresa|Compañía|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)(?=\s|$)/u,
};
