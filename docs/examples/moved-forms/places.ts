const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SJ SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS YE ZA ZM ZW';
const currencies = 'NOK SEK DKK EUR GBP USD CAD AUD CHF JPY CNY INR ISK PLN';

type Kind = 'region' | 'currency';
const named = (locale: 'en' | 'fr', type: Kind) => {
  const names = new Intl.DisplayNames([locale], { type });
  return (code: string) => names.of(code) ?? code;
};

/** By code; what a resident reads is the code's name. */
function choices(list: string, type: Kind) {
  const nameOf = named('en', type);
  return list.split(' ').map((value) => ({ value, label: nameOf(value) }));
}

function french(list: string, type: Kind): Readonly<Record<string, string>> {
  const [english, nameOf] = [named('en', type), named('fr', type)];
  return Object.fromEntries(list.split(' ').map((code) => [english(code), nameOf(code)]));
}

export const countryChoices = choices(codes, 'region');
export const frenchCountries = french(codes, 'region');
export const currencyChoices = choices(currencies, 'currency');
export const frenchCurrencies = french(currencies, 'currency');
