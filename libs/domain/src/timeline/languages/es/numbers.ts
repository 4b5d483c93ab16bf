import type { NumberCues } from '../number-cues.js';

const ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

const SMALL: ReadonlyMap<string, number> = new Map([
  ...ONES.slice(1).map((word, at): [string, number] => [word, at + 1]),
  ['un', 1],
  ['una', 1],
  ['veintiún', 21],
  ['veintiuna', 21],
  ...TENS.flatMap((ten, at) => [
    [ten, (at + 3) * 10] as [string, number],
    ...['un', 'una', ...ONES.slice(1, 10)].map((one): [string, number] => [
      `${ten} y ${one}`,
      (at + 3) * 10 + (one === 'un' || one === 'una' ? 1 : ONES.indexOf(one)),
    ]),
  ]),
  ...HUNDREDS.flatMap((word, at): [string, number][] => [
    [word, (at + 1) * 100],
    [word.replace(/os$/u, 'as'), (at + 1) * 100],
  ]),
  ['una docena de', 12],
  ['una veintena de', 20],
  ['una treintena de', 30],
  ['medio centenar de', 50],
  ['un centenar de', 100],
  ['medio millón de', 500_000],
  ['una decena de', 10],
]);

/** Numbers in Spanish. `1,234` is a thousand in Mexico. A 'billón' is 10¹². */
export const NUMBERS: NumberCues = {
  small: SMALL,
  scales: { mil: 1e3, millón: 1e6, millones: 1e6, 'mil millones': 1e9, billón: 1e12, billones: 1e12 },
  hasCommaThousands: true,
  atLeast: 'al menos|más de|como mínimo|por lo menos|no menos de',
  noTotal: 'hasta|menos de|otr[oa]s|un[oa]s? más|otros',
  about: 'unos|unas|cerca de|casi|alrededor de|aproximadamente|los|las|a',
  people:
    'personas?|hombres|mujeres|niñ[oa]s|menores|civiles|soldados|militares|trabajadores|mineros|pasajeros|vecinos|manifestantes|activistas|policías|agentes|bomberos|migrantes|refugiados|turistas|montañeros|pescadores|estudiantes|alumnos|víctimas|pacientes|sospechosos|habitantes|familias|jóvenes|empleados|residentes',
  are: 'ha|han|sido|fueron|fue|son|están|resultaron|resultan|siguen|permanecen|continúan|quedaron|ya',
  fates: {
    dead: {
      before: 'mueren|matan? a|mata|mató a|dejan?|dejó|causan?|causó|cobran?|fallecen|murieron',
      after:
        'muertos|muertas|muerto|fallecid[oa]s|fallecido|víctimas mortales|mueren|murieron|fallecen|perdieron la vida|asesinad[oa]s',
      total: '(?:cifra|número|balance|total) de (?:muertos|fallecidos|víctimas)|balance',
    },
    injured: {
      before: 'hieren a|hiere a',
      after: 'herid[oa]s|herido|lesionad[oa]s',
      total: '(?:cifra|número) de heridos',
    },
    missing: { after: 'desaparecid[oa]s|desaparecido', total: '(?:cifra|número) de desaparecidos' },
    evacuated: { before: 'evacúan a|evacuan a|desalojan a', after: 'evacuad[oa]s|desalojad[oa]s' },
    displaced: { after: 'desplazad[oa]s|damnificad[oa]s|sin hogar' },
    rescued: { before: 'rescatan a|rescatan', after: 'rescatad[oa]s' },
    arrested: {
      before: 'detienen a|arrestan a|detenidas|detenidos',
      after: 'detenid[oa]s|detenido|arrestad[oa]s|detenciones',
    },
  },
  magnitude: 'magnitud',
  hectares: 'hectáreas',
  turnout: 'participación',
  inflation: 'inflación',
  fine: 'multas?|multad[oa]s?(?: con)?|sanción',
  of: 'de',
  elsewhere:
    /(?<![a-zÀ-ɏ])(?:(?:19|20)\d\d|el año pasado|cada año|al año|por año|hace \S+ años|anuales?|década|aniversario|desde|podr[íi]an?|teme[n]?|espera[n]?|prevé[n]?|amenaza[n]?|si|simulacro|película|novela|diari[oa]s?|al día|récord histórico|piden?|exigen?|ofrecen?)(?![a-zÀ-ɏ])/i,
};
