/** A language a person may speak (3.026, 3.046). */
export interface SpokenLanguage {
  code: string;
  name: string;
  native_name: string;
  /** Written from right to left. */
  rtl: boolean;
}

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Code, English name and native name, one language a line. */
const ISO_639_1 = `
aa|Afar|Afaraf
ab|Abkhazian|Аҧсуа бызшәа
ae|Avestan|avesta
af|Afrikaans|Afrikaans
ak|Akan|Akan
am|Amharic|አማርኛ
an|Aragonese|aragonés
ar|Arabic|العربية
as|Assamese|অসমীয়া
av|Avaric|авар мацӀ
ay|Aymara|aymar aru
az|Azerbaijani|azərbaycan dili
ba|Bashkir|башҡорт теле
be|Belarusian|беларуская мова
bg|Bulgarian|български език
bi|Bislama|Bislama
bm|Bambara|bamanankan
bn|Bengali|বাংলা
bo|Tibetan|བོད་ཡིག
br|Breton|brezhoneg
bs|Bosnian|bosanski jezik
ca|Catalan|català
ce|Chechen|нохчийн мотт
ch|Chamorro|Chamoru
co|Corsican|corsu
cr|Cree|ᓀᐦᐃᔭᐍᐏᐣ
cs|Czech|čeština
cu|Church Slavonic|ѩзыкъ словѣньскъ
cv|Chuvash|чӑваш чӗлхи
cy|Welsh|Cymraeg
da|Danish|dansk
de|German|Deutsch
dv|Divehi|ދިވެހި
dz|Dzongkha|རྫོང་ཁ
ee|Ewe|Eʋegbe
el|Greek|ελληνικά
en|English|English
eo|Esperanto|Esperanto
es|Spanish|español
et|Estonian|eesti
eu|Basque|euskara
fa|Persian|فارسی
ff|Fulah|Fulfulde
fi|Finnish|suomi
fj|Fijian|vosa Vakaviti
fo|Faroese|føroyskt
fr|French|français
fy|Western Frisian|Frysk
ga|Irish|Gaeilge
gd|Scottish Gaelic|Gàidhlig
gl|Galician|galego
gn|Guarani|Avañe'ẽ
gu|Gujarati|ગુજરાતી
gv|Manx|Gaelg
ha|Hausa|Hausa
he|Hebrew|עברית
hi|Hindi|हिन्दी
ho|Hiri Motu|Hiri Motu
hr|Croatian|hrvatski jezik
ht|Haitian Creole|Kreyòl ayisyen
hu|Hungarian|magyar
hy|Armenian|Հայերեն
hz|Herero|Otjiherero
ia|Interlingua|Interlingua
id|Indonesian|Bahasa Indonesia
ie|Interlingue|Interlingue
ig|Igbo|Asụsụ Igbo
ii|Sichuan Yi|ꆈꌠ꒿ Nuosuhxop
ik|Inupiaq|Iñupiaq
io|Ido|Ido
is|Icelandic|íslenska
it|Italian|italiano
iu|Inuktitut|ᐃᓄᒃᑎᑐᑦ
ja|Japanese|日本語
jv|Javanese|basa Jawa
ka|Georgian|ქართული
kg|Kongo|Kikongo
ki|Kikuyu|Gĩkũyũ
kj|Kwanyama|Kuanyama
kk|Kazakh|қазақ тілі
kl|Kalaallisut|kalaallisut
km|Khmer|ភាសាខ្មែរ
kn|Kannada|ಕನ್ನಡ
ko|Korean|한국어
kr|Kanuri|Kanuri
ks|Kashmiri|كٲشُر
ku|Kurdish|Kurdî
kv|Komi|коми кыв
kw|Cornish|Kernewek
ky|Kyrgyz|кыргызча
la|Latin|Latina
lb|Luxembourgish|Lëtzebuergesch
lg|Ganda|Luganda
li|Limburgish|Limburgs
ln|Lingala|Lingála
lo|Lao|ພາສາລາວ
lt|Lithuanian|lietuvių kalba
lu|Luba-Katanga|Tshiluba
lv|Latvian|latviešu valoda
mg|Malagasy|Malagasy
mh|Marshallese|Kajin M̧ajeļ
mi|Māori|te reo Māori
mk|Macedonian|македонски јазик
ml|Malayalam|മലയാളം
mn|Mongolian|Монгол хэл
mr|Marathi|मराठी
ms|Malay|Bahasa Melayu
mt|Maltese|Malti
my|Burmese|ဗမာစာ
na|Nauru|Dorerin Naoero
nb|Norwegian Bokmål|norsk bokmål
nd|North Ndebele|isiNdebele
ne|Nepali|नेपाली
ng|Ndonga|Owambo
nl|Dutch|Nederlands
nn|Norwegian Nynorsk|norsk nynorsk
no|Norwegian|norsk
nr|South Ndebele|isiNdebele seSewula
nv|Navajo|Diné bizaad
ny|Chichewa|chiCheŵa
oc|Occitan|occitan
oj|Ojibwa|ᐊᓂᔑᓈᐯᒧᐎᓐ
om|Oromo|Afaan Oromoo
or|Odia|ଓଡ଼ିଆ
os|Ossetian|ирон æвзаг
pa|Punjabi|ਪੰਜਾਬੀ
pi|Pali|पाऴि
pl|Polish|polski
ps|Pashto|پښتو
pt|Portuguese|português
qu|Quechua|Runa Simi
rm|Romansh|rumantsch grischun
rn|Rundi|Ikirundi
ro|Romanian|română
ru|Russian|русский
rw|Kinyarwanda|Ikinyarwanda
sa|Sanskrit|संस्कृतम्
sc|Sardinian|sardu
sd|Sindhi|سنڌي
se|Northern Sami|davvisámegiella
sg|Sango|yângâ tî sängö
sh|Serbo-Croatian|srpskohrvatski
si|Sinhala|සිංහල
sk|Slovak|slovenčina
sl|Slovenian|slovenščina
sm|Samoan|gagana fa'a Samoa
sn|Shona|chiShona
so|Somali|Soomaaliga
sq|Albanian|shqip
sr|Serbian|српски језик
ss|Swati|SiSwati
st|Southern Sotho|Sesotho
su|Sundanese|basa Sunda
sv|Swedish|svenska
sw|Swahili|Kiswahili
ta|Tamil|தமிழ்
te|Telugu|తెలుగు
tg|Tajik|тоҷикӣ
th|Thai|ไทย
ti|Tigrinya|ትግርኛ
tk|Turkmen|türkmençe
tl|Tagalog|Wikang Tagalog
tn|Tswana|Setswana
to|Tonga (Tonga Islands)|faka Tonga
tr|Turkish|Türkçe
ts|Tsonga|Xitsonga
tt|Tatar|татар теле
tw|Twi|Twi
ty|Tahitian|reo Tahiti
ug|Uyghur|ئۇيغۇرچە
uk|Ukrainian|українська
ur|Urdu|اردو
uz|Uzbek|oʻzbek
ve|Venda|Tshivenḓa
vi|Vietnamese|Tiếng Việt
vo|Volapük|Volapük
wa|Walloon|walon
wo|Wolof|Wollof
xh|Xhosa|isiXhosa
yi|Yiddish|ייִדיש
yo|Yoruba|Yorùbá
za|Zhuang|Saɯ cueŋƅ
zh|Chinese|中文
zu|Zulu|isiZulu
`;

/** The two-letter languages of ISO 639-1 by code (B.44). */
export const SPOKEN_LANGUAGES: readonly SpokenLanguage[] = ISO_639_1.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', native_name = ''] = line.split('|');
    return { code, name, native_name, rtl: RIGHT_TO_LEFT.has(code) };
  });

/** Offered first in forms: what people of the ecosystem speak most. */
export const COMMON_LANGUAGE_CODES = ['km', 'en', 'fr', 'zh', 'th', 'vi', 'ja', 'ko'] as const;

export function findSpokenLanguage(code: string): SpokenLanguage | null {
  return SPOKEN_LANGUAGES.find((language) => language.code === code) ?? null;
}
