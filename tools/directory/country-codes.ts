/** ISO 3166-1 alpha-3 to alpha-2. Feed lists use three letters. */
const CODES =
  'AFG:AF ALB:AL AND:AD ARE:AE ARG:AR ARM:AM AUS:AU AUT:AT AZE:AZ BDI:BI BEL:BE BEN:BJ BGD:BD BGR:BG BHR:BH BHS:BS ' +
  'BIH:BA BLR:BY BLZ:BZ BMU:BM BOL:BO BRA:BR BRB:BB BWA:BW CAN:CA CHE:CH CHL:CL CHN:CN CIV:CI CMR:CM COD:CD COL:CO ' +
  'CRI:CR CUB:CU CYM:KY CYP:CY CZE:CZ DEU:DE DJI:DJ DMA:DM DNK:DK DOM:DO DZA:DZ ECU:EC EGY:EG ERI:ER ESP:ES EST:EE ' +
  'ETH:ET FIN:FI FJI:FJ FRA:FR FRO:FO GAB:GA GBR:GB GEO:GE GHA:GH GIB:GI GIN:GN GMB:GM GRC:GR GTM:GT GUF:GF GUY:GY ' +
  'HKG:HK HND:HN HRV:HR HTI:HT HUN:HU IDN:ID IMN:IM IND:IN IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT JAM:JM JOR:JO ' +
  'JPN:JP KAZ:KZ KEN:KE KGZ:KG KHM:KH KNA:KN KOR:KR KWT:KW LBN:LB LBR:LR LBY:LY LKA:LK LTU:LT LUX:LU LVA:LV MAR:MA ' +
  'MCO:MC MDA:MD MDG:MG MDV:MV MEX:MX MKD:MK MLI:ML MLT:MT MMR:MM MNE:ME MNG:MN MTQ:MQ MUS:MU MWI:MW MYS:MY NAM:NA ' +
  'NER:NE NGA:NG NIC:NI NLD:NL NOR:NO NPL:NP NZL:NZ OMN:OM PAK:PK PAN:PA PER:PE PHL:PH POL:PL PRI:PR PRT:PT PRY:PY ' +
  'PSE:PS PYF:PF QAT:QA ROU:RO RUS:RU RWA:RW SAU:SA SEN:SN SGP:SG SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO SRB:RS SUR:SR ' +
  'SVK:SK SVN:SI SWE:SE SYR:SY TGO:TG THA:TH TUN:TN TUR:TR TWN:TW TZA:TZ UGA:UG UKR:UA URY:UY USA:US UZB:UZ VEN:VE ' +
  'VIR:VI VNM:VN WSM:WS XKK:XK YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW';

const OF_ALPHA3 = new Map(CODES.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)]));
const NAMES = new Intl.DisplayNames('en', { type: 'region' });
const OF_NAME = new Map([...OF_ALPHA3.values()].map((code) => [NAMES.of(code), code]));

/** Country-code domains that are used as generic ones, so they do not indicate a country. */
const GENERIC = new Set(
  'co io tv me ai fm cc ws am to la ly gg sh us eu im is st xyz so gd vc pw'.split(' '),
);

/** The alpha-2 code of a country as stated in a feed list ('GBR', 'Ukraine'), otherwise from the domain's country code. */
export function countryCode(stated: string | null, domain: string): string | null {
  if (stated !== null && stated !== 'GLOBAL') {
    const code = OF_ALPHA3.get(stated) ?? OF_NAME.get(stated);
    if (!code) throw new Error(`Unknown country '${stated}': add it to country-codes.ts`);
    return code;
  }
  if (stated === 'GLOBAL') return null;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  if (ending === 'uk') return 'GB';
  return !GENERIC.has(ending) && [...OF_ALPHA3.values()].includes(ending.toUpperCase())
    ? ending.toUpperCase()
    : null;
}
