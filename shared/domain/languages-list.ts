/** A language a person may speak. */
export interface SpokenLanguage {
  code: string;
  name: string;
  native_name: string;
  /** The name Khmer readers know it by: CLDR, corrected where it is misspelt or names a country; empty for a few. */
  name_kh: string;
  /** Written from right to left. */
  rtl: boolean;
}

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Code, English name, native name and Khmer name (CLDR), one language a line. */
const ISO_639_1 = `
aa|Afar|Afaraf|អាហ្វារ
ab|Abkhazian|Аҧсуа бызшәа|អាប់ខាហ្សាន
ae|Avestan|avesta|អាវេស្ថាន
af|Afrikaans|Afrikaans|អាហ្វ្រិកាន
ak|Akan|Akan|អាកាន
am|Amharic|አማርኛ|អាំហារិក
an|Aragonese|aragonés|អារ៉ាហ្គោន
ar|Arabic|العربية|អារ៉ាប់
as|Assamese|অসমীয়া|អាសាមីស
av|Avaric|авар мацӀ|អាវ៉ារីក
ay|Aymara|aymar aru|អីម៉ារ៉ា
az|Azerbaijani|azərbaycan dili|អាស៊ែបៃហ្សង់
ba|Bashkir|башҡорт теле|បាស្គៀ
be|Belarusian|беларуская мова|បេឡារុស
bg|Bulgarian|български език|ប៊ុលហ្ការី
bi|Bislama|Bislama|ប៊ីស្លាម៉ា
bm|Bambara|bamanankan|បាម្បារា
bn|Bengali|বাংলা|បង់ក្លា
bo|Tibetan|བོད་ཡིག|ទីបេ
br|Breton|brezhoneg|ប្រ៊ីស្តុន
bs|Bosnian|bosanski jezik|បូស្ន៊ី
ca|Catalan|català|កាតាឡាន
ce|Chechen|нохчийн мотт|ឈីឆេន
ch|Chamorro|Chamoru|ឈីម៉ូរ៉ូ
co|Corsican|corsu|កូស៊ីខាន
cr|Cree|ᓀᐦᐃᔭᐍᐏᐣ|
cs|Czech|čeština|ឆែក
cu|Church Slavonic|ѩзыкъ словѣньскъ|ឈើជស្លាវិក
cv|Chuvash|чӑваш чӗлхи|ឈូវ៉ាស
cy|Welsh|Cymraeg|វេល
da|Danish|dansk|ដាណឺម៉ាក
de|German|Deutsch|អាល្លឺម៉ង់
dv|Divehi|ދިވެހި|ទេវីហ៊ី
dz|Dzongkha|རྫོང་ཁ|ដុងខា
ee|Ewe|Eʋegbe|អ៊ីវ
el|Greek|ελληνικά|ក្រិក
en|English|English|អង់គ្លេស
eo|Esperanto|Esperanto|អេស្ពេរ៉ាន់តូ
es|Spanish|español|អេស្ប៉ាញ
et|Estonian|eesti|អេស្តូនី
eu|Basque|euskara|បាសខ៍
fa|Persian|فارسی|ពែរ្ស
ff|Fulah|Fulfulde|ហ្វ៊ូឡា
fi|Finnish|suomi|ហ្វាំងឡង់
fj|Fijian|vosa Vakaviti|ហ្វីជី
fo|Faroese|føroyskt|ហ្វារូស
fr|French|français|បារាំង
fy|Western Frisian|Frysk|ហ្វ្រីស៊ានខាងលិច
ga|Irish|Gaeilge|អៀរឡង់
gd|Scottish Gaelic|Gàidhlig|ស្កុតហ្កែលិគ
gl|Galician|galego|ហ្កាលីស្យាន
gn|Guarani|Avañe'ẽ|ហ្គូរ៉ានី
gu|Gujarati|ગુજરાતી|ហ្គុយ៉ារ៉ាទី
gv|Manx|Gaelg|មេន
ha|Hausa|Hausa|ហូសា
he|Hebrew|עברית|ហេប្រឺ
hi|Hindi|हिन्दी|ហិណ្ឌី
ho|Hiri Motu|Hiri Motu|
hr|Croatian|hrvatski jezik|ក្រូអាស៊ី
ht|Haitian Creole|Kreyòl ayisyen|ហៃទី
hu|Hungarian|magyar|ហុងគ្រី
hy|Armenian|Հայերեն|អាមេនី
hz|Herero|Otjiherero|ហឺរីរ៉ូ
ia|Interlingua|Interlingua|អ៊ីនធើលីង
id|Indonesian|Bahasa Indonesia|ឥណ្ឌូណេស៊ី
ie|Interlingue|Interlingue|អ៊ីនធើលីងវេ
ig|Igbo|Asụsụ Igbo|អ៊ីកបូ
ii|Sichuan Yi|ꆈꌠ꒿ Nuosuhxop|ស៊ីឈាន់យី
ik|Inupiaq|Iñupiaq|
io|Ido|Ido|អ៊ីដូ
is|Icelandic|íslenska|អ៊ីស្លង់
it|Italian|italiano|អ៊ីតាលី
iu|Inuktitut|ᐃᓄᒃᑎᑐᑦ|អ៊ីនុកទីទុត
ja|Japanese|日本語|ជប៉ុន
jv|Javanese|basa Jawa|ជ្វា
ka|Georgian|ქართული|ហ្សកហ្ស៊ី
kg|Kongo|Kikongo|
ki|Kikuyu|Gĩkũyũ|គីគូយូ
kj|Kwanyama|Kuanyama|គូនយ៉ាម៉ា
kk|Kazakh|қазақ тілі|កាហ្សាក់
kl|Kalaallisut|kalaallisut|កាឡាលលីស៊ុត
km|Khmer|ភាសាខ្មែរ|ខ្មែរ
kn|Kannada|ಕನ್ನಡ|ខាណាដា
ko|Korean|한국어|កូរ៉េ
kr|Kanuri|Kanuri|កានូរី
ks|Kashmiri|كٲشُر|កាស្មៀរ
ku|Kurdish|Kurdî|ឃឺដ
kv|Komi|коми кыв|កូមី
kw|Cornish|Kernewek|កូនីស
ky|Kyrgyz|кыргызча|កៀហ្ស៊ីស
la|Latin|Latina|ឡាតាំង
lb|Luxembourgish|Lëtzebuergesch|លុចសំបួ
lg|Ganda|Luganda|ហ្កាន់ដា
li|Limburgish|Limburgs|លីមប៊ូស
ln|Lingala|Lingála|លីនកាឡា
lo|Lao|ພາສາລາວ|ឡាវ
lt|Lithuanian|lietuvių kalba|លីទុយអានី
lu|Luba-Katanga|Tshiluba|លូបាកាតានហ្គា
lv|Latvian|latviešu valoda|ឡាតវី
mg|Malagasy|Malagasy|ម៉ាឡាហ្គាស៊ី
mh|Marshallese|Kajin M̧ajeļ|ម៉ាស់សល
mi|Māori|te reo Māori|ម៉ោរី
mk|Macedonian|македонски јазик|ម៉ាសេដូនី
ml|Malayalam|മലയാളം|ម៉ាឡាយ៉ាឡាម
mn|Mongolian|Монгол хэл|ម៉ុងហ្គោលី
mr|Marathi|मराठी|ម៉ារ៉ាធី
ms|Malay|Bahasa Melayu|ម៉ាឡេ
mt|Maltese|Malti|ម៉ាល់តា
my|Burmese|ဗမာစာ|ភូមា
na|Nauru|Dorerin Naoero|ណូរូ
nb|Norwegian Bokmål|norsk bokmål|ន័រវែស បុកម៉ាល់
nd|North Ndebele|isiNdebele|នេបេលេខាងជើង
ne|Nepali|नेपाली|នេប៉ាល់
ng|Ndonga|Owambo|នុនហ្គា
nl|Dutch|Nederlands|ហូឡង់
nn|Norwegian Nynorsk|norsk nynorsk|ន័រវែស នីនូស
no|Norwegian|norsk|ន័រវែស
nr|South Ndebele|isiNdebele seSewula|នេប៊េលខាងត្បូង
nv|Navajo|Diné bizaad|ណាវ៉ាចូ
ny|Chichewa|chiCheŵa|ណានចា
oc|Occitan|occitan|អូសីតាន់
oj|Ojibwa|ᐊᓂᔑᓈᐯᒧᐎᓐ|
om|Oromo|Afaan Oromoo|អូរ៉ូម៉ូ
or|Odia|ଓଡ଼ିଆ|អូឌៀ
os|Ossetian|ирон æвзаг|អូស៊ីទិក
pa|Punjabi|ਪੰਜਾਬੀ|បឹនជាពិ
pi|Pali|पाऴि|បាលី
pl|Polish|polski|ប៉ូឡូញ
ps|Pashto|پښتو|បាស្តូ
pt|Portuguese|português|ព័រទុយហ្គាល់
qu|Quechua|Runa Simi|ហ្គិកឈួ
rm|Romansh|rumantsch grischun|រ៉ូម៉ង់
rn|Rundi|Ikirundi|រុណ្ឌី
ro|Romanian|română|រូម៉ានី
ru|Russian|русский|រុស្ស៊ី
rw|Kinyarwanda|Ikinyarwanda|គិនយ៉ាវ៉ាន់ដា
sa|Sanskrit|संस्कृतम्|សំស្ក្រឹត
sc|Sardinian|sardu|សាឌីនា
sd|Sindhi|سنڌي|ស៊ីនឌី
se|Northern Sami|davvisámegiella|សាមីខាងជើង
sg|Sango|yângâ tî sängö|សានហ្គោ
sh|Serbo-Croatian|srpskohrvatski|ស៊ែប-ក្រូអាត
si|Sinhala|සිංහල|សិង្ហឡា
sk|Slovak|slovenčina|ស្លូវ៉ាគី
sl|Slovenian|slovenščina|ស្លូវ៉ានី
sm|Samoan|gagana fa'a Samoa|សាម័រ
sn|Shona|chiShona|សូណា
so|Somali|Soomaaliga|សូម៉ាលី
sq|Albanian|shqip|អាល់បានី
sr|Serbian|српски језик|ស៊ែប
ss|Swati|SiSwati|ស្វាទី
st|Southern Sotho|Sesotho|សូថូខាងត្បូង
su|Sundanese|basa Sunda|ស៊ូដង់
sv|Swedish|svenska|ស៊ុយអែត
sw|Swahili|Kiswahili|ស្វាហ៊ីលី
ta|Tamil|தமிழ்|តាមីល
te|Telugu|తెలుగు|តេលុគុ
tg|Tajik|тоҷикӣ|តាហ្ស៊ីគ
th|Thai|ไทย|ថៃ
ti|Tigrinya|ትግርኛ|ទីហ្គ្រីញ៉ា
tk|Turkmen|türkmençe|តួកម៉េន
tl|Tagalog|Wikang Tagalog|ហ្វ៊ីលីពីន
tn|Tswana|Setswana|ស្វាណា
to|Tonga (Tonga Islands)|faka Tonga|តុងហ្គា
tr|Turkish|Türkçe|ទួរគី
ts|Tsonga|Xitsonga|សុងហ្គា
tt|Tatar|татар теле|តាតា
tw|Twi|Twi|អាកាន
ty|Tahitian|reo Tahiti|តាហ៊ីទី
ug|Uyghur|ئۇيغۇرچە|អ៊ុយហ្គឺរ
uk|Ukrainian|українська|អ៊ុយក្រែន
ur|Urdu|اردو|អ៊ូរឌូ
uz|Uzbek|oʻzbek|អ៊ូសបេគ
ve|Venda|Tshivenḓa|វេនដា
vi|Vietnamese|Tiếng Việt|វៀតណាម
vo|Volapük|Volapük|វូឡាពូក
wa|Walloon|walon|វ៉ាលូន
wo|Wolof|Wollof|វូឡុហ្វ
xh|Xhosa|isiXhosa|ឃសា
yi|Yiddish|ייִדיש|យ៉ីឌីស
yo|Yoruba|Yorùbá|យរូបា
za|Zhuang|Saɯ cueŋƅ|ហ្សួង
zh|Chinese|中文|ចិន
zu|Zulu|isiZulu|ហ្សូលូ
`;

/** The two-letter languages of ISO 639-1 by code. */
export const SPOKEN_LANGUAGES: readonly SpokenLanguage[] = ISO_639_1.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', native_name = '', name_kh = ''] = line.split('|');
    return { code, name, native_name, name_kh, rtl: RIGHT_TO_LEFT.has(code) };
  });

/** Offered first in forms: what people of the ecosystem speak most. */
export const COMMON_LANGUAGE_CODES = ['km', 'en', 'fr', 'zh', 'th', 'vi', 'ja', 'ko'] as const;

export function findSpokenLanguage(code: string): SpokenLanguage | null {
  return SPOKEN_LANGUAGES.find((language) => language.code === code) ?? null;
}
