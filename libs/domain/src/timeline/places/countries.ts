/**
 * What titles call a country: its names, its people, its capital, and for countries that outlets rarely name at home well-known
 * regions, cities and offices. Each line: the ISO 3166-1 code, then words separated by commas. Names that are as often something
 * else are left out: Chad, Georgia, Jordan and Victoria. A line without a code holds phrases that name no country.
 */
export const COUNTRY_WORDS = `
AD Andorra,Andorran
AE United Arab Emirates,UAE,Emirati,Abu Dhabi,Dubai
AF Afghanistan,Afghan,Afghans,Kabul,Taliban
AL Albania,Albanian,Albanians,Tirana
AM Armenia,Armenian,Armenians,Yerevan
AO Angola,Angolan,Luanda
AR Argentina,Argentine,Argentinian,Buenos Aires
AT Austria,Austrian,Austrians,Vienna
AU Australia,Australian,Australians,Canberra,Sydney,Melbourne,Brisbane,Perth,Adelaide,Queensland,New South Wales,Tasmania,Tasmanian,Bondi
AZ Azerbaijan,Azerbaijani,Baku
BA Bosnia,Bosnian,Sarajevo,Herzegovina
BB Barbados,Bridgetown
BD Bangladesh,Bangladeshi,Dhaka
BE Belgium,Belgian,Belgians,Brussels
BF Burkina Faso,Ouagadougou
BG Bulgaria,Bulgarian,Bulgarians,Sofia
BH Bahrain,Bahraini,Manama
BI Burundi,Burundian
BJ Benin,Beninese
BN Brunei
BO Bolivia,Bolivian,La Paz
BR Brazil,Brazilian,Brazilians,Brasilia,Brasília,Rio de Janeiro,São Paulo,Sao Paulo
BS Bahamas,Bahamian
BT Bhutan,Bhutanese
BW Botswana,Gaborone
BY Belarus,Belarusian,Minsk
BZ Belize
CA Canada,Canadian,Canadians,Ottawa,Toronto,Vancouver,Montreal,Ontario,Quebec,Alberta,Manitoba,Saskatchewan,British Columbia,Nova Scotia,Calgary,Edmonton
CD Congo,DRC,Congolese,Kinshasa
CF Central African Republic,Bangui
CH Switzerland,Swiss,Bern,Geneva,Zurich
CI Ivory Coast,Ivorian,Côte d’Ivoire,Abidjan
CL Chile,Chilean,Chileans
CM Cameroon,Cameroonian,Yaoundé
CN China,Chinese,Beijing,Shanghai,Wuhan,Xinjiang,Tibet,Tibetan
CO Colombia,Colombian,Colombians,Bogotá,Bogota
CR Costa Rica,Costa Rican
CU Cuba,Cuban,Cubans,Havana
CV Cape Verde
CY Cyprus,Cypriot,Nicosia
CZ Czech Republic,Czechia,Czech,Czechs,Prague
DE Germany,German,Germans,Berlin,Munich,Hamburg,Frankfurt,Bundestag
DJ Djibouti
DK Denmark,Danish,Danes,Copenhagen
DO Dominican Republic,Dominican,Santo Domingo
DZ Algeria,Algerian,Algiers
EC Ecuador,Ecuadorian,Quito
EE Estonia,Estonian,Tallinn
EG Egypt,Egyptian,Egyptians,Cairo
ER Eritrea,Eritrean
ES Spain,Spanish,Spaniards,Madrid,Barcelona,Catalonia,Catalan
ET Ethiopia,Ethiopian,Addis Ababa,Tigray
FI Finland,Finnish,Finns,Helsinki
FJ Fiji,Fijian
FR France,French,Paris,Marseille
GA Gabon,Gabonese
GB United Kingdom,UK,U.K,Britain,British,Britons,England,Scotland,Scottish,Wales,Welsh,Northern Ireland,London,Manchester,Liverpool,Glasgow,Edinburgh,Belfast,Cardiff,Westminster,Downing Street,NHS,Met Police,Buckingham Palace
GE Tbilisi,Georgian
GH Ghana,Ghanaian,Accra
GL Greenland,Greenlandic,Greenlanders
GM Gambia,Gambian
GN Conakry
GR Greece,Greek,Greeks,Athens
GT Guatemala,Guatemalan
GY Guyana,Guyanese
HK Hong Kong,Hongkonger
HN Honduras,Honduran
HR Croatia,Croatian,Zagreb
HT Haiti,Haitian,Haitians,Port-au-Prince
HU Hungary,Hungarian,Hungarians,Budapest
ID Indonesia,Indonesian,Jakarta,Bali,Java,Sumatra
IE Ireland,Irish,Dublin
IL Israel,Israeli,Israelis,Jerusalem,Tel Aviv,Knesset,IDF
IN India,Indian,Indians,New Delhi,Delhi,Mumbai,Kolkata,Bengaluru,Chennai
IQ Iraq,Iraqi,Iraqis,Baghdad
IR Iran,Iranian,Iranians,Tehran
IS Iceland,Icelandic,Reykjavik
IT Italy,Italian,Italians,Rome,Milan,Venice,Naples,Sicily
JM Jamaica,Jamaican
JO Jordanian,Amman
JP Japan,Japanese,Tokyo,Osaka
KE Kenya,Kenyan,Kenyans,Nairobi
KG Kyrgyzstan,Kyrgyz
KH Cambodia,Cambodian,Phnom Penh
KP North Korea,North Korean,North Koreans,Pyongyang,Kim Jong Un,Kim Jong-un
KR South Korea,South Korean,South Koreans,Seoul
KW Kuwait,Kuwaiti
KZ Kazakhstan,Kazakh,Astana
LA Laos,Laotian
LB Lebanon,Lebanese,Beirut,Hezbollah
LK Sri Lanka,Sri Lankan,Colombo
LR Liberia,Liberian,Monrovia
LT Lithuania,Lithuanian,Vilnius
LU Luxembourg
LV Latvia,Latvian,Riga
LY Libya,Libyan,Tripoli
MA Morocco,Moroccan,Rabat
MC Monaco
MD Moldova,Moldovan
ME Montenegro,Montenegrin
MG Madagascar,Malagasy
MK North Macedonia,Macedonian,Skopje
ML Mali,Malian,Bamako
MM Myanmar,Burmese,Burma,Naypyidaw,Yangon,Rohingya
MN Mongolia,Mongolian
MR Mauritania
MT Malta,Maltese
MU Mauritius
MV Maldives
MW Malawi,Malawian
MX Mexico,Mexican,Mexicans,Mexico City
MY Malaysia,Malaysian,Kuala Lumpur
MZ Mozambique,Mozambican,Maputo
NA Namibia,Namibian
NE Niger,Niamey
NG Nigeria,Nigerian,Nigerians,Abuja,Lagos
NI Nicaragua,Nicaraguan,Managua
NL Netherlands,Dutch,Amsterdam,The Hague
NO Norway,Norwegian,Norwegians,Oslo
NP Nepal,Nepali,Nepalese,Kathmandu
NZ New Zealand,New Zealander,New Zealanders,NZ,Kiwi,Kiwis,Wellington,Auckland,Christchurch,Dunedin
OM Oman,Omani,Muscat
PA Panama,Panamanian
PE Peru,Peruvian
PG Papua New Guinea,Port Moresby
PH Philippines,Philippine,Filipino,Filipinos,Manila,Duterte,Cebu,Mindanao,Luzon,Quezon City
PK Pakistan,Pakistani,Pakistanis,Islamabad,Karachi,Lahore
PL Poland,Polish,Poles,Warsaw
PR Puerto Rico,Puerto Rican
PS Gaza,West Bank,Palestinian,Palestinians,Palestine,Hamas,Ramallah
PT Portugal,Portuguese,Lisbon
PY Paraguay,Paraguayan
QA Qatar,Qatari,Doha
RO Romania,Romanian,Bucharest
RS Serbia,Serbian,Serbs,Belgrade
RU Russia,Russian,Russians,Moscow,Kremlin,Putin,St Petersburg
RW Rwanda,Rwandan,Kigali
SA Saudi Arabia,Saudi,Saudis,Riyadh
SD Sudan,Sudanese,Khartoum,Darfur
SE Sweden,Swedish,Swedes,Stockholm
SG Singapore,Singaporean,Singaporeans
SI Slovenia,Slovenian,Ljubljana
SK Slovakia,Slovak,Bratislava
SL Sierra Leone
SN Senegal,Senegalese,Dakar
SO Somalia,Somali,Mogadishu
SR Suriname
SS South Sudan,South Sudanese,Juba
SV El Salvador,Salvadoran,Salvadorans
SY Syria,Syrian,Syrians,Damascus,Aleppo
SZ Eswatini
TD N'Djamena,Chadian
TG Togo,Togolese
TH Thailand,Thai,Bangkok
TJ Tajikistan,Tajik
TL East Timor,Timor-Leste
TM Turkmenistan
TN Tunisia,Tunisian
TO Tonga,Tongan
TR Turkey,Türkiye,Turkish,Turks,Ankara,Istanbul,Erdogan
TT Trinidad
TW Taiwan,Taiwanese,Taipei
TZ Tanzania,Tanzanian
UA Ukraine,Ukrainian,Ukrainians,Kyiv,Kiev,Zelenskyy,Zelensky,Crimea,Donbas,Odesa,Kharkiv
UG Uganda,Ugandan,Kampala
US United States,US,U.S,USA,America,American,Americans,Washington,White House,Pentagon,Capitol,Congress,GOP,FBI,CDC,FDA,Supreme Court,Wall Street,Oval Office,Air Force One,New York,NYC,Los Angeles,Chicago,Houston,Dallas,Boston,Miami,Seattle,Atlanta,Denver,Philadelphia,Detroit,Las Vegas,San Francisco,San Diego,Minneapolis,Portland,Silicon Valley,Hollywood,Manhattan,Brooklyn,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,West Virginia,Wisconsin,Wyoming,Republicans,Democrats,Trump
UY Uruguay,Uruguayan,Montevideo
UZ Uzbekistan,Uzbek,Tashkent
VA Vatican
VE Venezuela,Venezuelan,Venezuelans,Caracas,Maduro
VN Vietnam,Vietnamese,Hanoi
XK Kosovo,Pristina
YE Yemen,Yemeni,Houthi,Houthis,Sanaa
ZA South Africa,South African,South Africans,Cape Town,Johannesburg,Pretoria
ZM Zambia,Zambian,Lusaka
ZW Zimbabwe,Zimbabwean,Harare
-- South America,South American,South Americans,Latin America,Latin American,Latin Americans,North America,North American,Central America,Central American,African American,African Americans,Captain America,Sydney Sweeney,Paris Hilton,Jack London,New England,Gulf of Mexico,Indian Ocean,South China Sea,Prince of Wales,Princess of Wales,Native American,French Open,US Open,U.S Open,Australian Open,English Channel,Sean Paul
`;
