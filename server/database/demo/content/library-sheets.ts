import type { Both } from './shapes.ts';

/** A table with sums that people fill in. Its first row of figures stands in line 5, below title and headings. */
export interface Sheet {
  columns: readonly { name: Both; width: number; share?: boolean }[];
  /** A text that begins with `=` is a sum. */
  rows: readonly { cells: readonly (string | number)[]; isTotal?: boolean }[];
  notes: readonly Both[];
}

const rows = (...cells: readonly (readonly (string | number)[])[]) => cells.map((one) => ({ cells: one }));
const total = (...cells: readonly (string | number)[]) => ({ cells, isTotal: true });
const DAYS = 31;
const WEEKS = 13;

const ORANGE: Both = [
  'Change the figures on the light ground; the other figures are sums and follow by themselves.',
  'កែតែតួលេខលើផ្ទៃពណ៌ស្រាល។ តួលេខផ្សេងទៀតជាផលបូក ហើយប្តូរដោយខ្លួនឯង។',
];
const EXAMPLE: Both = [
  'All figures are examples. Put in your own before you show the table to anybody.',
  'តួលេខទាំងអស់ជាឧទាហរណ៍។ សូមដាក់តួលេខរបស់អ្នក មុនបង្ហាញតារាងដល់នរណា។',
];

/** Workbooks of the library, by the title of the file. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  'Cap table for a first round': {
    columns: [
      { name: ['Holder', 'ម្ចាស់ភាគហ៊ុន'], width: 26 },
      { name: ['Shares before', 'ភាគហ៊ុនមុន'], width: 16 },
      { name: ['Share before', 'ភាគរយមុន'], width: 14, share: true },
      { name: ['Invested, USD', 'ទុនវិនិយោគ ដុល្លារ'], width: 18 },
      { name: ['New shares', 'ភាគហ៊ុនថ្មី'], width: 14 },
      { name: ['Shares after', 'ភាគហ៊ុនក្រោយ'], width: 16 },
      { name: ['Share after', 'ភាគរយក្រោយ'], width: 14, share: true },
    ],
    rows: [
      ...['Founder 1 · ស្ថាបនិកទីមួយ', 'Founder 2 · ស្ថាបនិកទីពីរ', 'Employees · បុគ្គលិក', 'Investor · វិនិយោគិន'].map(
        (holder, i) => ({
          cells: [
            holder,
            [5_000, 3_500, 1_500, 0][i]!,
            `=B${5 + i}/B$9`,
            i === 3 ? 60_000 : 0,
            `=ROUND(D${5 + i}/B$11*B$9,0)`,
            `=B${5 + i}+E${5 + i}`,
            `=F${5 + i}/F$9`,
          ],
        }),
      ),
      total('Together · សរុប', '=SUM(B5:B8)', '', '=SUM(D5:D8)', '=SUM(E5:E8)', '=SUM(F5:F8)', ''),
      ...rows(
        [''],
        ['Value before the money, USD · តម្លៃមុនប្រាក់ចូល ដុល្លារ', 340_000],
        ['Value after the money, USD · តម្លៃក្រោយប្រាក់ចូល ដុល្លារ', '=B11+D9'],
        ['Price of one share, USD cents · តម្លៃមួយភាគហ៊ុន សេន', '=B11/B9*100'],
      ),
    ],
    notes: [
      ORANGE,
      EXAMPLE,
      [
        'Nobody hands over shares in a round for new money: the company makes new ones, and every part becomes smaller.',
        'ក្នុងជុំហិរញ្ញប្បទាន គ្មាននរណាប្រគល់ភាគហ៊ុនទេ៖ ក្រុមហ៊ុនបង្កើតភាគហ៊ុនថ្មី ហើយចំណែកម្នាក់ៗតូចជាងមុន។',
      ],
      [
        'Loans that may become shares and promises to employees belong into lines of their own before you decide.',
        'កម្ចីដែលអាចប្តូរជាភាគហ៊ុន និងការសន្យាចំពោះបុគ្គលិក ត្រូវមានជួរដាច់ដោយឡែក មុនអ្នកសម្រេច។',
      ],
    ],
  },
  'Monthly cash plan': {
    columns: [
      { name: ['Week', 'សប្តាហ៍'], width: 10 },
      { name: ['In, KHR', 'ចូល រៀល'], width: 16 },
      { name: ['Out, KHR', 'ចេញ រៀល'], width: 16 },
      { name: ['Left, KHR', 'នៅសល់ រៀល'], width: 16 },
      { name: ['In, USD', 'ចូល ដុល្លារ'], width: 14 },
      { name: ['Out, USD', 'ចេញ ដុល្លារ'], width: 14 },
      { name: ['Left, USD', 'នៅសល់ ដុល្លារ'], width: 14 },
      { name: ['Warning', 'ការព្រមាន'], width: 30 },
    ],
    rows: [
      { cells: ['0', '', '', 2_500_000, '', '', 1_200, 'Today · ថ្ងៃនេះ'] },
      ...Array.from({ length: WEEKS }, (_, i) => ({
        cells: [
          String(i + 1),
          4_200_000 + (i % 4) * 150_000,
          i % 4 === 3 ? 6_900_000 : 3_600_000,
          `=D${5 + i}+B${6 + i}-C${6 + i}`,
          250,
          i % 4 === 0 ? 420 : 180,
          `=G${5 + i}+E${6 + i}-F${6 + i}`,
          `=IF(OR(D${6 + i}<0,G${6 + i}<B$20),"Below the line · ក្រោមបន្ទាត់","")`,
        ],
      })),
      { cells: [''] },
      { cells: ['Line, USD · បន្ទាត់ ដុល្លារ', 900] },
    ],
    notes: [
      ORANGE,
      EXAMPLE,
      [
        'Put in the week in which a customer has really paid until now, not the date on the invoice.',
        'ដាក់សប្តាហ៍ដែលអតិថិជនធ្លាប់បង់ពិតប្រាកដ មិនមែនថ្ងៃលើវិក្កយបត្រទេ។',
      ],
      [
        'Every Friday delete the first week and add a new one at the end.',
        'រៀងរាល់ថ្ងៃសុក្រ លុបសប្តាហ៍ទីមួយ ហើយបន្ថែមមួយថ្មីនៅចុង។',
      ],
      [
        'The line is what you need for one month of wages. A week that falls below it is the time to act, weeks before.',
        'បន្ទាត់គឺប្រាក់ខែមួយខែ។ សប្តាហ៍ដែលធ្លាក់ក្រោមវា ប្រាប់ថាត្រូវចាត់វិធានការជាមុនច្រើនសប្តាហ៍។',
      ],
    ],
  },
  'Invoice with tax fields': {
    columns: [
      { name: ['Goods or service', 'ទំនិញ ឬសេវា'], width: 44 },
      { name: ['Quantity', 'បរិមាណ'], width: 12 },
      { name: ['Price, KHR', 'តម្លៃ រៀល'], width: 16 },
      { name: ['Amount, KHR', 'ទឹកប្រាក់ រៀល'], width: 18 },
    ],
    rows: [
      ...rows(
        ['Drying rack · ធ្នើហាល', 4, 85_000, '=B5*C5'],
        ['Delivery · ដឹកជញ្ជូន', 1, 60_000, '=B6*C6'],
        ['', 0, 0, '=B7*C7'],
        ['', 0, 0, '=B8*C8'],
      ),
      total('Without tax · មុនអាករ', '', '', '=SUM(D5:D8)'),
      ...rows(['Rate of the value added tax, percent · អត្រាអាករលើតម្លៃបន្ថែម ភាគរយ', 10, '', '=D9*B10/100']),
      total('To be paid · ត្រូវបង់', '', '', '=D9+D10'),
      ...rows(
        [''],
        ['Invoice number · លេខវិក្កយបត្រ', '0001'],
        ['Date · កាលបរិច្ឆេទ', ''],
        ['Seller, address, tax number · អ្នកលក់ អាសយដ្ឋាន លេខពន្ធ', 'K001-000000000'],
        ['Buyer, address, tax number · អ្នកទិញ អាសយដ្ឋាន លេខពន្ធ', 'K002-000000000'],
        ['Paid by · បង់តាម', ''],
      ),
    ],
    notes: [
      ORANGE,
      [
        'Numbers follow each other without gaps. A cancelled invoice keeps its number.',
        'លេខបន្តគ្នាដោយគ្មានរំលង។ វិក្កយបត្រដែលលុបចោលរក្សាលេខរបស់វា។',
      ],
      [
        'Only those registered for the value added tax may add it. All others set the rate to 0.',
        'មានតែអ្នកចុះបញ្ជីអាករលើតម្លៃបន្ថែមទេដែលអាចបូកវា។ អ្នកផ្សេងទៀតដាក់អត្រា 0។',
      ],
      ['Rates change: read them at the tax authority.', 'អត្រាអាចផ្លាស់ប្តូរ៖ សូមអាននៅអគ្គនាយកដ្ឋានពន្ធដារ។'],
    ],
  },
  'Price list for a stall': {
    columns: [
      { name: ['Product', 'ទំនិញ'], width: 34 },
      { name: ['Cost, KHR', 'ថ្លៃដើម រៀល'], width: 14 },
      { name: ['Transport', 'ដឹកជញ្ជូន'], width: 14 },
      { name: ['Spoilt of 100', 'ខូចក្នុង 100'], width: 14 },
      { name: ['Real cost', 'ថ្លៃដើមពិត'], width: 14 },
      { name: ['Price', 'តម្លៃលក់'], width: 14 },
      { name: ['Left', 'នៅសល់'], width: 12 },
      { name: ['Share', 'ភាគរយ'], width: 12, share: true },
    ],
    rows: rows(
      ...(
        [
          ['Palm sugar, 500 g · ស្ករត្នោត 500 ក្រាម', 5_200, 300, 2, 8_000],
          ['Rice cake, 4 pieces · នំអន្សម 4 ដុំ', 3_000, 200, 9, 5_000],
          ['Basket, small · កន្ត្រកតូច', 7_500, 500, 1, 12_000],
          ['Dried fish, 1 kg · ត្រីងៀត 1 គីឡូក្រាម', 18_000, 900, 4, 26_000],
          ['Mango, 1 kg · ស្វាយ 1 គីឡូក្រាម', 2_600, 350, 14, 4_500],
          ['Pepper, 100 g · ម្រេច 100 ក្រាម', 6_800, 150, 1, 10_500],
        ] as const
      ).map(([product, cost, transport, spoilt, price], i) => [
        product,
        cost,
        transport,
        spoilt,
        `=(B${5 + i}+C${5 + i})/(1-D${5 + i}/100)`,
        price,
        `=F${5 + i}-E${5 + i}`,
        `=G${5 + i}/F${5 + i}`,
      ]),
    ),
    notes: [
      ORANGE,
      EXAMPLE,
      [
        'What is spoilt is paid by what is sold: of a hundred mangoes fourteen are lost, so that eighty-six carry the cost.',
        'របស់ខូចត្រូវរ៉ាប់រងដោយរបស់ដែលលក់ដាច់៖ ក្នុងស្វាយមួយរយ ខូចដប់បួន ដូច្នេះប៉ែតសិបប្រាំមួយត្រូវទ្រថ្លៃដើមទាំងអស់។',
      ],
      [
        'Look at the share in the month in which nobody buys, not in the best one.',
        'មើលភាគរយនៅខែដែលគ្មានអ្នកទិញ មិនមែននៅខែល្អបំផុត។',
      ],
    ],
  },
  'Sales book': {
    columns: [
      { name: ['Day', 'ថ្ងៃទី'], width: 8 },
      { name: ['Cash, KHR', 'សាច់ប្រាក់ រៀល'], width: 16 },
      { name: ['By telephone, KHR', 'តាមទូរសព្ទ រៀល'], width: 18 },
      { name: ['Cash, USD', 'សាច់ប្រាក់ ដុល្លារ'], width: 14 },
      { name: ['By telephone, USD', 'តាមទូរសព្ទ ដុល្លារ'], width: 16 },
      { name: ['Given back, KHR', 'សងវិញ រៀល'], width: 16 },
      { name: ['Of the day, KHR', 'សរុបថ្ងៃ រៀល'], width: 18 },
    ],
    rows: [
      ...Array.from({ length: DAYS }, (_, i) => ({
        cells: [
          String(i + 1),
          i === 0 ? 310_000 : 0,
          i === 0 ? 145_000 : 0,
          0,
          0,
          0,
          `=B${5 + i}+C${5 + i}+(D${5 + i}+E${5 + i})*B$38-F${5 + i}`,
        ],
      })),
      total(
        'Sum · សរុប',
        '=SUM(B5:B35)',
        '=SUM(C5:C35)',
        '=SUM(D5:D35)',
        '=SUM(E5:E35)',
        '=SUM(F5:F35)',
        '=SUM(G5:G35)',
      ),
      { cells: [''] },
      { cells: ['1 USD', 4_000, 'KHR · រៀល'] },
    ],
    notes: [
      ORANGE,
      [
        'One line every evening. Compare the second column with the box and the third with the telephone.',
        'មួយបន្ទាត់រៀងរាល់ល្ងាច។ ប្រៀបធៀបជួរឈរទីពីរនឹងហិប ជួរឈរទីបីនឹងទូរសព្ទ។',
      ],
      ['Copy the sheet for the next month.', 'ចម្លងសន្លឹកសម្រាប់ខែបន្ទាប់។'],
      [
        'Put in the rate at which you really changed money this month.',
        'ដាក់អត្រាដែលអ្នកបានប្តូរប្រាក់ពិតប្រាកដក្នុងខែនេះ។',
      ],
    ],
  },
  'Start-up cost sheet': {
    columns: [
      { name: ['What', 'មុខចំណាយ'], width: 44 },
      { name: ['Number', 'ចំនួន'], width: 10 },
      { name: ['Price, USD', 'តម្លៃ ដុល្លារ'], width: 14 },
      { name: ['Together, USD', 'សរុប ដុល្លារ'], width: 16 },
      { name: ['Month', 'ខែទី'], width: 10 },
    ],
    rows: [
      ...rows(
        ...(
          [
            ['Registration and licences · ការចុះបញ្ជី និងអាជ្ញាបណ្ណ', 1, 250, 1],
            ['Deposit of the rent · ប្រាក់កក់ជួល', 2, 300, 1],
            ['Rent until the first sale · ថ្លៃឈ្នួលមុនលក់ដំបូង', 3, 300, 1],
            ['Tools and machines · ឧបករណ៍ និងម៉ាស៊ីន', 1, 1_400, 1],
            ['Sign in Khmer letters · ផ្លាកជាអក្សរខ្មែរ', 1, 80, 2],
            ['First material · វត្ថុធាតុដើមដំបូង', 1, 600, 2],
            ['Wages, months · ប្រាក់ខែ ចំនួនខែ', 3, 450, 2],
            ['Internet and electricity, months · អ៊ីនធឺណិត និងអគ្គិសនី ចំនួនខែ', 3, 45, 1],
            ['Laboratory or test · មន្ទីរពិសោធន៍ ឬការសាកល្បង', 1, 180, 3],
          ] as const
        ).map(([what, number, price, month], i) => [what, number, price, `=B${5 + i}*C${5 + i}`, month]),
      ),
      total('Before the first sale · មុនការលក់ដំបូង', '', '', '=SUM(D5:D13)', ''),
      ...rows(['What always comes besides, percent · អ្វីដែលតែងកើតមានបន្ថែម ភាគរយ', 15, '', '=D14*B15/100', '']),
      total('Needed · ត្រូវការ', '', '', '=D14+D15', ''),
      ...rows(['Own money · ប្រាក់ផ្ទាល់ខ្លួន', '', '', 2_500, '']),
      total('To be found · ត្រូវរកបន្ថែម', '', '', '=D16-D17', ''),
    ],
    notes: [
      ORANGE,
      EXAMPLE,
      [
        'Ask for two quotations for everything dearer than a month of rent.',
        'សុំសម្រង់តម្លៃពីរ សម្រាប់អ្វីដែលថ្លៃជាងឈ្នួលមួយខែ។',
      ],
      ['Pay wages until the first sale, also your own.', 'គិតប្រាក់ខែរហូតដល់ការលក់ដំបូង រួមទាំងប្រាក់ខែខ្លួនឯង។'],
    ],
  },
};
