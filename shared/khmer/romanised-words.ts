import { latinSounds } from './sounds-latin.ts';

/** Names whose customary spelling does not follow the sound, and loanwords Khmer respells. Sounds as in `latinSounds`. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['acleda', '-s-l-t-'],
  ['bassac', 'p-s-k'],
  ['cafe', 'k-p-'],
  ['cambodia', 'k-mp-c-'],
  ['coffee', 'k-p-'],
  ['digital', 't-c-t-l'],
  ['kafe', 'k-p-'],
  ['kaksekam', 'k-s-k-m'],
  ['kaksekor', 'k-s-k-'],
  ['khmer', 'km-'],
  ['kratie', 'kr-c-'],
  ['prohm', 'pr-'],
  ['raksmey', 'r-sm-'],
  ['reaksmey', 'r-sm-'],
  ['sihanouk', 's-h-n-'],
  ['sihanoukville', 's-h-n-'],
]);

/** Letters, beginnings and endings that English has and romanised Khmer has not. */
const NOT_KHMER: readonly RegExp[] = [
  /[fqxz]|c(?!h)|sh|wh|oo|ss$/,
  /^(?:bl|dr|fl|gl|gr|pl|sc|sw|tw|wr)/,
  /[bcdfghjklmnprstvwxz]{2}(?<!ngk?|[cknpt]h|rn|ork|kk|ll|nn|tt)$|work$/,
  /[aeiou][bdgklmnprstv]es?$/,
  /.(?:able|age|ant|ent|ful|ght|ible|ism|ist|ity|ive|ous|tion|ure)s?$/,
  /...(?:ed|er|ing)s?$/,
];

/** Ordinary words of English that look as if they could be Khmer. */
const ORDINARY = new Set(
  `able about again agri agro ahead aka all allow along alpha already also always analysis any anyway api
  apis apple approach area army arrow asean asia asian asset audio audit author auto avoid away baby bad
  badge bag bakery ball bar barn basis batch bath battery bay beach beauty bed been begin below bench beta
  between big bill bin birth bit body born both bottom boy brain branch bread break bring broad broken
  budget bug burn bus busy but button buy bytes chain chair change changes channel charge chat cheap
  children chip church dad daily dairy data day days dead deal dear death debit deep degree delivery demo
  demos den dental deploy depth detail dev dialog did diet dig dirty display displays does dog dollar dom
  domain don dot double download due duty each eagle ear early earn earth easily eastern eat echo edge edit
  editor edtech email emerge energy enjoy entities entry era error even ever every eye eyes gain gap garden
  gas gear gem general get git given goal god got gun guy gym had hair hall handle happen happy has hat
  head heal health hear heat her hidden hill him his history hit horse hot hotel hour how hub human idea
  ideas inch indie individual industry init initial input install instead internal internally internet into
  investor investors iot issue issues item japan jet job join journal joy judge jul july keep key keys kid
  kill king kit kitchen knit know lab label labor lady laptop large launch law lay lead leak lean learn leg
  legal length lesson let level library likely limit lion listen literal little loan log login logo logout
  lot loud low loyal lunch mad mail main maintain major mall man manually many map market match maternal
  math may maybe meal meat media meet meetup memory men mental mentor menu merge met meta method mid midi
  mill million min mini minimal minimum minor model modern mom monday money monitor month monthly moto
  motor mouth movie much mud multi museum near need net new non nor normal north northern not nov now nurse
  nut oil okay only open opera operator operators optional organ our out output over paid pain pair pan
  panel parallel partial partially party path pattern pay people per period permit person pet photo pig
  pilot pin pitch pop popular portal pot potential poultry prep pretty previously prior pro problem prod
  program promo prop properties property proto pull put radar radio rail rain ran random rapid raw reach
  read ready real really reason red region regular rely remain repair reply resolve retail retain return
  review rich rid ring road robot roll royal run rural sad said salary salon sample sat saw say seal search
  season seat seed seek seen sell senior sense sensor serial series serve session set setup seven several
  signal similar simple simply single sit skill skin sky sleep slim slip slow small smart smell snap soap soil
  solar solid solo solve son song soul south southern spa span speak speech spin split spot spray spread
  star stat status stay steel step still stop story strategy stream street strong studio study style sub
  such sugar suit summary summit sun supply survey symbol system tab tag tall tap target taste teach team
  tech telegram tell ten that the their them then theory thermal they thin thing this thread three thrill
  throw thus tidy tie till tin tiny tip title today toe token tomorrow ton top total tour toy trail train
  travel treat tree trial trim trip true truth try turn type types ultra union unit until upload upon urban
  used user using usual usually valid valley value values van variety vary version very vet video villa
  vision visit visual vital wait wall war was watch way weak wealth wear web week well western wet width
  will win wing with within without woman women won worth yeah year yearly yellow yes yet you young your
  youth fork pork york`.split(/\s+/),
);

/** Whether a folded word is ordinary English, which nobody typed by mistake. */
export const isOrdinaryWord = (word: string): boolean => ORDINARY.has(word);

/**
 * The sounds of a Latin word that may be romanised Khmer, else ''. To keep ordinary English searches
 * precise a word qualifies only with at least three letters, none of the letter groups English has and
 * romanised Khmer has not, and not being a common English word.
 */
export function romanisedSounds(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 3 || ORDINARY.has(word) || NOT_KHMER.some((pattern) => pattern.test(word))) return '';
  return latinSounds(word);
}

/** The sounds of a word beside one that is surely Khmer: it may be short (ta, ko), and English by chance (pet, reach). */
export function partSounds(word: string): string {
  return word.length < 2 || NOT_KHMER.some((pattern) => pattern.test(word)) ? '' : latinSounds(word);
}
