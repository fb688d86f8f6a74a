import { OWN_INTERESTS } from '#shared/country/chosen/facts.ts';
import { EMPLOYEE_RANGES, employeeRangeText } from '#shared/domain/employee-ranges.ts';
import { FUNDING_TYPES } from '#shared/domain/funding-types.ts';
import { LOOKING_AT } from '#shared/domain/looking-at.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import { STARTUP_STAGES } from '#shared/domain/startup-stages.ts';

/** One entry of a master list, in the order of its list. */
export interface MasterTerm {
  slug: string;
  name: string;
  name_kh: string;
}

/** Slug, English name, official Khmer name. */
type Row = readonly [slug: string, name: string, name_kh: string];

const list = (...rows: Row[]): MasterTerm[] => rows.map(([slug, name, name_kh]) => ({ slug, name, name_kh }));

/** A list the program itself decides on, without what else it says of its entries. */
const copy = (entries: readonly MasterTerm[]): MasterTerm[] =>
  entries.map(({ slug, name, name_kh }) => ({ slug, name, name_kh }));

/** Every master list by kind, as a new installation begins with it; staff may change and extend them at the desk. */
export const MASTER_TERMS = {
  province: PROVINCES.map(({ code, name, name_kh }) => ({ slug: code, name, name_kh })),
  sector: list(
    ['agritech', 'Agritech', 'បច្ចេកវិទ្យាកសិកម្ម'],
    ['fintech', 'Fintech', 'បច្ចេកវិទ្យាហិរញ្ញវត្ថុ'],
    ['edtech', 'Edtech', 'បច្ចេកវិទ្យាអប់រំ'],
    ['health', 'Health', 'សុខាភិបាល'],
    ['retail', 'Retail and e-commerce', 'លក់រាយ និងពាណិជ្ជកម្មអេឡិចត្រូនិក'],
    ['logistics', 'Logistics', 'ភស្តុភារ'],
    ['food', 'Food and beverage', 'អាហារ និងភេសជ្ជៈ'],
    ['energy', 'Energy', 'ថាមពល'],
    ['software', 'Business software', 'កម្មវិធីសម្រាប់ធុរកិច្ច'],
    ['circular-economy', 'Circular economy', 'សេដ្ឋកិច្ចចក្រា'],
    ['tourism', 'Tourism and hospitality', 'ទេសចរណ៍ និងបដិសណ្ឋារកិច្ច'],
    ['creative-media', 'Creative industries and media', 'ឧស្សាហកម្មច្នៃប្រឌិត និងប្រព័ន្ធផ្សព្វផ្សាយ'],
    ['crafts-fashion', 'Crafts and fashion', 'សិប្បកម្ម និងសម្លៀកបំពាក់'],
    ['mobility', 'Mobility', 'ការធ្វើដំណើរ និងយានយន្ត'],
    ['fisheries', 'Fisheries and aquaculture', 'ជលផល និងវារីវប្បកម្ម'],
    ['utilities', 'Water and utilities', 'ទឹកស្អាត និងសេវាសាធារណៈ'],
    ['geodata', 'Geodata and environment', 'ទិន្នន័យភូមិសាស្ត្រ និងបរិស្ថាន'],
    ['construction', 'Construction and property', 'សំណង់ និងអចលនទ្រព្យ'],
    ['work-skills', 'Work and skills', 'ការងារ និងជំនាញ'],
    ['civic-tech', 'Civic technology', 'បច្ចេកវិទ្យាសម្រាប់ពលរដ្ឋ'],
    ['robotics', 'Robotics and devices', 'មនុស្សយន្ត និងឧបករណ៍'],
    ['cold-chain', 'Cold chain', 'សង្វាក់ត្រជាក់'],
  ),
  industry: list(
    ['agriculture', 'Agriculture, forestry and fishing', 'កសិកម្ម រុក្ខាប្រមាញ់ និងនេសាទ'],
    ['mining', 'Mining and quarrying', 'រ៉ែ និងការយកថ្ម'],
    ['manufacturing', 'Manufacturing', 'កម្មន្តសាល'],
    ['electricity', 'Electricity and gas supply', 'ការផ្គត់ផ្គង់អគ្គិសនី និងឧស្ម័ន'],
    ['water-waste', 'Water supply and waste management', 'ការផ្គត់ផ្គង់ទឹក និងការគ្រប់គ្រងសំណល់'],
    ['construction', 'Construction', 'សំណង់'],
    ['trade', 'Wholesale and retail trade', 'ពាណិជ្ជកម្មលក់ដុំ និងលក់រាយ'],
    ['transport', 'Transport and storage', 'ដឹកជញ្ជូន និងស្តុកទំនិញ'],
    ['accommodation-food', 'Accommodation and food service', 'សេវាស្នាក់នៅ និងម្ហូបអាហារ'],
    ['information', 'Information and communication', 'ព័ត៌មាន និងគមនាគមន៍'],
    ['finance', 'Finance and insurance', 'ហិរញ្ញវត្ថុ និងធានារ៉ាប់រង'],
    ['real-estate', 'Real estate', 'អចលនទ្រព្យ'],
    ['professional', 'Professional and technical services', 'សេវាវិជ្ជាជីវៈ និងបច្ចេកទេស'],
    ['administrative', 'Administrative and support services', 'សេវារដ្ឋបាល និងសេវាគាំទ្រ'],
    ['public-administration', 'Public administration', 'រដ្ឋបាលសាធារណៈ'],
    ['education', 'Education', 'អប់រំ'],
    ['health', 'Health and social work', 'សុខាភិបាល និងសង្គមកិច្ច'],
    ['arts', 'Arts, entertainment and recreation', 'សិល្បៈ កម្សាន្ត និងលំហែ'],
    ['other-services', 'Other services', 'សេវាផ្សេងទៀត'],
    ['household', 'Home production', 'ផលិតកម្មក្នុងគ្រួសារ'],
  ),
  business_model: list(
    ['b2b', 'Business to business', 'ធុរកិច្ចទៅធុរកិច្ច'],
    ['b2c', 'Business to consumer', 'ធុរកិច្ចទៅអ្នកប្រើប្រាស់'],
    ['b2g', 'Business to government', 'ធុរកិច្ចទៅរដ្ឋ'],
    ['marketplace', 'Marketplace', 'ទីផ្សារភ្ជាប់អ្នកទិញ និងអ្នកលក់'],
    ['subscription', 'Subscription', 'ជាវប្រចាំ'],
    ['product-sales', 'Product sales', 'លក់ផលិតផល'],
    ['service-fee', 'Service fee', 'ថ្លៃសេវា'],
    ['commission', 'Commission', 'កម្រៃជើងសា'],
    ['rental', 'Rental', 'ជួលប្រើ'],
    ['pay-as-you-go', 'Pay as you go', 'បង់តាមការប្រើប្រាស់'],
    ['licence', 'Licence', 'អាជ្ញាបណ្ណប្រើប្រាស់'],
    ['advertising', 'Advertising', 'ការផ្សាយពាណិជ្ជកម្ម'],
    ['franchise', 'Franchise', 'ហ្វ្រេនឆាយ'],
    ['social-enterprise', 'Social enterprise', 'សហគ្រាសសង្គម'],
  ),
  looking_at: copy(LOOKING_AT),
  employee_range: EMPLOYEE_RANGES.map((slug) => {
    const range = employeeRangeText(slug);
    return { slug, name: range, name_kh: slug === '251+' ? '251 នាក់ឡើងទៅ' : `${range} នាក់` };
  }),
  stage: copy(STARTUP_STAGES),
  funding_type: copy(FUNDING_TYPES),
  investment_stage: copy(FUNDING_TYPES),
  expertise: list(
    ['strategy', 'Business strategy', 'យុទ្ធសាស្ត្រធុរកិច្ច'],
    ['business-model', 'Business model design', 'ការរៀបចំគំរូអាជីវកម្ម'],
    ['product', 'Product development', 'ការអភិវឌ្ឍផលិតផល'],
    ['design', 'Service and interface design', 'ការរចនាសេវា និងផ្ទៃប្រើប្រាស់'],
    ['software', 'Software engineering', 'វិស្វកម្មកម្មវិធីកុំព្យូទ័រ'],
    ['hardware', 'Electronics and hardware', 'អេឡិចត្រូនិក និងផ្នែករឹង'],
    ['data', 'Data and artificial intelligence', 'ទិន្នន័យ និងបញ្ញាសិប្បនិម្មិត'],
    ['security', 'Information security', 'សន្តិសុខព័ត៌មាន'],
    ['accounting', 'Accounting and tax', 'គណនេយ្យ និងពន្ធដារ'],
    ['finance', 'Financial planning', 'ការរៀបចំផែនការហិរញ្ញវត្ថុ'],
    ['fundraising', 'Fundraising', 'ការកៀរគរទុន'],
    ['valuation', 'Valuation and cap tables', 'ការវាយតម្លៃ និងតារាងភាគហ៊ុន'],
    ['law', 'Company and contract law', 'ច្បាប់ក្រុមហ៊ុន និងកិច្ចសន្យា'],
    ['intellectual-property', 'Intellectual property', 'កម្មសិទ្ធិបញ្ញា'],
    ['licensing', 'Licences and public tenders', 'អាជ្ញាបណ្ណ និងលទ្ធកម្មសាធារណៈ'],
    ['marketing', 'Marketing and brand', 'ទីផ្សារ និងយីហោ'],
    ['sales', 'Sales', 'ការលក់'],
    ['distribution', 'Distribution in the provinces', 'ការចែកចាយតាមបណ្តាខេត្ត'],
    ['export', 'Export and customs', 'ការនាំចេញ និងគយ'],
    ['standards', 'Standards and quality', 'ស្តង់ដារ និងគុណភាព'],
    ['manufacturing', 'Manufacturing', 'ផលិតកម្ម'],
    ['supply-chain', 'Supply chain', 'ខ្សែច្រវាក់ផ្គត់ផ្គង់'],
    ['agronomy', 'Agronomy', 'ក្សេត្រសាស្ត្រ'],
    ['food-safety', 'Food safety', 'សុវត្ថិភាពចំណីអាហារ'],
    ['public-health', 'Public health', 'សុខភាពសាធារណៈ'],
    ['pedagogy', 'Teaching and learning', 'ការបង្រៀន និងរៀន'],
    ['energy', 'Energy systems', 'ប្រព័ន្ធថាមពល'],
    ['people', 'Hiring and leading teams', 'ការជ្រើសរើស និងដឹកនាំក្រុម'],
    ['community', 'Working with communities', 'ការងារជាមួយសហគមន៍'],
    ['impact', 'Measuring impact', 'ការវាស់វែងផលជះ'],
  ),
  interest: list(
    ['women-founders', 'Women founders', 'ស្ថាបនិកជាស្ត្រី'],
    ['youth', 'Young founders', 'យុវសហគ្រិន'],
    ['provinces', 'Startups outside the capital', 'ស្តាតអាប់នៅតាមបណ្តាខេត្ត'],
    ['farming', 'Smallholder farming', 'កសិកម្មគ្រួសារ'],
    ['food', 'Food and nutrition', 'អាហារ និងអាហារូបត្ថម្ភ'],
    ['climate', 'Climate and nature', 'អាកាសធាតុ និងធម្មជាតិ'],
    ['clean-energy', 'Clean energy', 'ថាមពលស្អាត'],
    ['water', 'Water and rivers', 'ទឹក និងទន្លេ'],
    ['health', 'Health', 'សុខភាព'],
    ['education', 'Education', 'អប់រំ'],
    ['inclusion', 'Disability and inclusion', 'ពិការភាព និងបរិយាប័ន្ន'],
    ['migrants', 'Migrant workers and families', 'ពលករទេសន្តរប្រវេសន៍ និងគ្រួសារ'],
    ['small-business', 'Small businesses', 'សហគ្រាសធុនតូច'],
    ['payments', 'Payments and savings', 'ការទូទាត់ និងការសន្សំ'],
    ['crafts', 'Crafts and heritage', 'សិប្បកម្ម និងបេតិកភណ្ឌ'],
    ['transport', 'Transport and cities', 'ដឹកជញ្ជូន និងទីក្រុង'],
    ['public-services', 'Public services', 'សេវាសាធារណៈ'],
    ...OWN_INTERESTS,
    ['open-data', 'Open data', 'ទិន្នន័យបើកចំហ'],
  ),
  investor_type: list(
    ['angel', 'Angel investor', 'វិនិយោគិនបុគ្គល (Angel)'],
    ['angel-network', 'Angel network', 'បណ្តាញវិនិយោគិនបុគ្គល (Angel)'],
    ['venture-capital', 'Venture capital fund', 'មូលនិធិទុនបណ្តាក់ (Venture Capital)'],
    ['impact-fund', 'Impact fund', 'មូលនិធិវិនិយោគដើម្បីសង្គម'],
    ['private-equity', 'Private equity fund', 'មូលនិធិភាគហ៊ុនឯកជន'],
    ['corporate', 'Corporate investor', 'វិនិយោគិនសាជីវកម្ម'],
    ['family-office', 'Family office', 'ការិយាល័យវិនិយោគគ្រួសារ'],
    ['bank', 'Bank or microfinance institution', 'ធនាគារ ឬគ្រឹះស្ថានមីក្រូហិរញ្ញវត្ថុ'],
    ['development-finance', 'Development finance institution', 'គ្រឹះស្ថានហិរញ្ញវត្ថុអភិវឌ្ឍន៍'],
    ['public-fund', 'Public fund', 'មូលនិធិសាធារណៈ'],
  ),
  service: list(
    ['mentoring', 'Mentoring', 'ការណែនាំ'],
    ['incubation', 'Incubation', 'ការបណ្តុះធុរកិច្ច'],
    ['acceleration', 'Acceleration', 'ការពន្លឿនធុរកិច្ច'],
    ['training', 'Training', 'ការបណ្តុះបណ្តាល'],
    ['grants', 'Grants', 'ជំនួយឥតសំណង'],
    ['investor-matching', 'Investor matching', 'ការផ្គូផ្គងជាមួយវិនិយោគិន'],
    ['workspace', 'Workspace', 'កន្លែងធ្វើការ'],
    ['laboratory', 'Laboratory and workshop', 'មន្ទីរពិសោធន៍ និងរោងជាង'],
    ['pilots', 'Pilots with customers', 'ការសាកល្បងជាមួយអតិថិជន'],
    ['market-access', 'Market access', 'ការចូលទីផ្សារ'],
    ['export-support', 'Export support', 'ការគាំទ្រការនាំចេញ'],
    ['legal-help', 'Legal help', 'ជំនួយផ្នែកច្បាប់'],
    ['bookkeeping', 'Bookkeeping', 'ការកត់ត្រាគណនេយ្យ'],
    ['registration', 'Registration and licences', 'ការចុះបញ្ជី និងអាជ្ញាបណ្ណ'],
    ['research', 'Research', 'ការស្រាវជ្រាវ'],
    ['community', 'Community and events', 'សហគមន៍ និងព្រឹត្តិការណ៍'],
  ),
  position: list(
    ['founder', 'Founder', 'ស្ថាបនិក'],
    ['co-founder', 'Co-founder', 'សហស្ថាបនិក'],
    ['chief-executive', 'Chief executive', 'នាយកប្រតិបត្តិ'],
    ['chief-technology', 'Head of technology', 'ប្រធានផ្នែកបច្ចេកវិទ្យា'],
    ['chief-operations', 'Head of operations', 'ប្រធានផ្នែកប្រតិបត្តិការ'],
    ['chief-finance', 'Head of finance', 'ប្រធានផ្នែកហិរញ្ញវត្ថុ'],
    ['product-manager', 'Product manager', 'អ្នកគ្រប់គ្រងផលិតផល'],
    ['program-manager', 'Program manager', 'អ្នកគ្រប់គ្រងកម្មវិធី'],
    ['developer', 'Software developer', 'អ្នកអភិវឌ្ឍកម្មវិធី'],
    ['engineer', 'Engineer', 'វិស្វករ'],
    ['designer', 'Designer', 'អ្នករចនា'],
    ['data-analyst', 'Data analyst', 'អ្នកវិភាគទិន្នន័យ'],
    ['agronomist', 'Agronomist', 'អ្នកជំនាញក្សេត្រសាស្ត្រ'],
    ['researcher', 'Researcher', 'អ្នកស្រាវជ្រាវ'],
    ['teacher', 'Teacher', 'គ្រូបង្រៀន'],
    ['field-officer', 'Field officer', 'មន្ត្រីចុះមូលដ្ឋាន'],
    ['sales-manager', 'Sales manager', 'អ្នកគ្រប់គ្រងផ្នែកលក់'],
    ['marketing-officer', 'Marketing officer', 'មន្ត្រីទីផ្សារ'],
    ['accountant', 'Accountant', 'គណនេយ្យករ'],
    ['investment-officer', 'Investment officer', 'មន្ត្រីវិនិយោគ'],
    ['adviser', 'Adviser', 'ទីប្រឹក្សា'],
    ['director', 'Director', 'នាយក'],
  ),
  program_category: list(
    ['acceleration', 'Acceleration', 'ការពន្លឿនធុរកិច្ច'],
    ['incubation', 'Incubation', 'ការបណ្តុះធុរកិច្ច'],
    ['grant', 'Grant', 'ជំនួយឥតសំណង'],
    ['pilot', 'Pilot', 'គម្រោងសាកល្បង'],
    ['training', 'Training', 'វគ្គបណ្តុះបណ្តាល'],
    ['export', 'Export', 'ការនាំចេញ'],
    ['competition', 'Competition', 'ការប្រកួតប្រជែង'],
    ['fellowship', 'Fellowship', 'កម្មវិធីសហគ្រិន (Fellowship)'],
  ),
  event_category: list(
    ['demo-day', 'Demo day', 'ទិវាបង្ហាញគម្រោង'],
    ['workshop', 'Workshop', 'សិក្ខាសាលា'],
    ['office-hours', 'Office hours', 'ម៉ោងពិគ្រោះយោបល់'],
    ['meeting', 'Community meeting', 'ជំនួបសហគមន៍'],
    ['conference', 'Conference', 'សន្និសីទ'],
    ['fair', 'Fair', 'ពិព័រណ៍'],
    ['hackathon', 'Hackathon', 'ការប្រកួតសរសេរកូដ'],
    ['talk', 'Talk', 'បាឋកថា'],
  ),
  resource_category: list(
    ['guide', 'Guide', 'មគ្គុទ្ទេសក៍'],
    ['notice', 'Notice', 'សេចក្តីជូនដំណឹង'],
    ['interview', 'Interview', 'បទសម្ភាសន៍'],
    ['template', 'Template', 'ឯកសារគំរូ'],
    ['data', 'Data', 'ទិន្នន័យ'],
    ['report', 'Report', 'របាយការណ៍'],
    ['law', 'Law and regulation', 'ច្បាប់ និងបទប្បញ្ញត្តិ'],
  ),
  stakeholder_type: copy(OTHER_STAKEHOLDER_TYPES),
} satisfies Record<string, MasterTerm[]>;

export type MasterList = keyof typeof MASTER_TERMS;

/** The sections of the library that every installation has. */
export const RESOURCE_PAGES = [
  { slug: 'blog', kind: 'blog', name: 'Posts', name_kh: 'អត្ថបទ' },
  { slug: 'file', kind: 'file', name: 'Files', name_kh: 'ឯកសារ' },
] as const;

/** The two bodies that coordinate the platform. */
export const COORDINATORS = [
  {
    name: 'Startup Coordination Centre',
    name_kh: 'មជ្ឈមណ្ឌលសម្របសម្រួលស្តាតអាប់',
    mark: 'house',
    url: 'https://coordination.example',
  },
  {
    name: 'Enterprise Growth Office',
    name_kh: 'ការិយាល័យជំរុញកំណើនសហគ្រាស',
    mark: 'sprout',
    url: 'https://growth-office.example',
  },
] as const;
