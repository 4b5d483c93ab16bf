/** A wire service whose texts other outlets publish. */
export interface Agency {
  /** The part after 'agency:' in an origin key. */
  key: string;
  /** Names in credits; matched case-insensitively. */
  names: readonly string[];
  /** Short forms in datelines and credits; only matched in capitals. */
  initials?: readonly string[];
  domains?: readonly string[];
}

/** The built-in agencies. Sources of media type 'news agency' in the directory are added. */
export const AGENCIES: readonly Agency[] = [
  { key: 'reuters', names: ['reuters', 'thomson reuters', 'reuters news agency'], domains: ['reuters.com'] },
  { key: 'ap', names: ['associated press', 'ap news'], initials: ['AP'], domains: ['apnews.com', 'ap.org'] },
  {
    key: 'afp',
    names: ['agence france-presse', 'agence france presse', 'agence france-presse (afp)', 'afp relaxnews'],
    initials: ['AFP'],
    domains: ['afp.com'],
  },
  {
    key: 'dpa',
    names: ['deutsche presse-agentur', 'dpa international', 'dpa-afx'],
    initials: ['DPA', 'dpa'],
    domains: ['dpa.com', 'dpa-international.com'],
  },
  {
    key: 'pa',
    names: ['pa media', 'press association', 'pa news agency'],
    initials: ['PA'],
    domains: ['pamediagroup.com', 'pa.media'],
  },
  {
    key: 'upi',
    names: ['united press international', 'united press international (upi)'],
    initials: ['UPI'],
    domains: ['upi.com'],
  },
  {
    key: 'ansa',
    names: ['agenzia ansa', 'agenzia nazionale stampa associata (ansa)'],
    initials: ['ANSA'],
    domains: ['ansa.it'],
  },
  { key: 'efe', names: ['agencia efe', 'efe news'], initials: ['EFE'], domains: ['efe.com'] },
  { key: 'kyodo', names: ['kyodo', 'kyodo news'], domains: ['kyodonews.net'] },
  { key: 'jiji', names: ['jiji press'], initials: ['JIJI'], domains: ['jiji.com'] },
  { key: 'yonhap', names: ['yonhap', 'yonhap news agency'], domains: ['yna.co.kr'] },
  { key: 'xinhua', names: ['xinhua', 'xinhua news agency'], domains: ['xinhuanet.com', 'news.cn'] },
  {
    key: 'tass',
    names: ['itar-tass', 'tass news agency'],
    initials: ['TASS'],
    domains: ['tass.com', 'tass.ru'],
  },
  { key: 'interfax', names: ['interfax'], domains: ['interfax.com', 'interfax.ru'] },
  { key: 'ani', names: ['asian news international'], initials: ['ANI'], domains: ['aninews.in'] },
  { key: 'pti', names: ['press trust of india'], initials: ['PTI'], domains: ['ptinews.com'] },
  { key: 'ians', names: ['indo-asian news service'], initials: ['IANS'], domains: ['ians.in'] },
  { key: 'bloomberg', names: ['bloomberg', 'bloomberg news', 'bloomberg media'], domains: ['bloomberg.com'] },
  { key: 'aap', names: ['australian associated press'], initials: ['AAP'], domains: ['aap.com.au'] },
  {
    key: 'cp',
    names: ['canadian press', 'la presse canadienne'],
    initials: ['CP'],
    domains: ['thecanadianpress.com'],
  },
  { key: 'apa', names: ['austria presse agentur'], initials: ['APA'], domains: ['apa.at'] },
  { key: 'belga', names: ['belga', 'belga news agency'], domains: ['belga.be', 'belganewsagency.eu'] },
  { key: 'anp', names: ['algemeen nederlands persbureau'], initials: ['ANP'], domains: ['anp.nl'] },
  { key: 'sda', names: ['keystone-sda'], initials: ['SDA'], domains: ['keystone-sda.ch'] },
  { key: 'tt', names: ['tt news agency'], domains: ['tt.se'] },
  { key: 'ntb', names: ['norsk telegrambyrå'], initials: ['NTB'], domains: ['ntb.no'] },
  { key: 'ritzau', names: ['ritzau'], domains: ['ritzau.dk'] },
  { key: 'anadolu', names: ['anadolu', 'anadolu agency', 'trt world / anadolu'], domains: ['aa.com.tr'] },
  { key: 'prensa-latina', names: ['prensa latina'], domains: ['prensa-latina.cu'] },
  { key: 'bernama', names: ['bernama'], domains: ['bernama.com'] },
  { key: 'antara', names: ['antara'], domains: ['antaranews.com'] },
  { key: 'ria', names: ['ria novosti'], domains: ['ria.ru'] },
  { key: 'lusa', names: ['agência lusa', 'lusa'], domains: ['lusa.pt'] },
  { key: 'pap', names: ['polska agencja prasowa'], initials: ['PAP'], domains: ['pap.pl'] },
  { key: 'ctk', names: ['česká tisková kancelář'], initials: ['ČTK', 'CTK'], domains: ['ctk.cz'] },
  { key: 'adnkronos', names: ['adnkronos'], domains: ['adnkronos.com'] },
  { key: 'europa-press', names: ['europa press'], domains: ['europapress.es'] },
  { key: 'cna', names: ['central news agency'], domains: ['cna.com.tw', 'focustaiwan.tw'] },
  { key: 'kcna', names: ['korean central news agency'], initials: ['KCNA'], domains: ['kcna.kp'] },
  { key: 'irna', names: ['islamic republic news agency'], initials: ['IRNA'], domains: ['irna.ir'] },
  { key: 'rns', names: ['religion news service'], initials: ['RNS'], domains: ['religionnews.com'] },
  { key: 'ukrinform', names: ['ukrinform'], domains: ['ukrinform.net'] },
];
