import type { ContactStatus } from '#shared/domain/cases/contact.ts';
import type { ContactCategorySlug } from '#shared/domain/contact-categories.ts';

export interface ContactContent {
  name: string;
  email: string;
  category: ContactCategorySlug;
  language: 'en' | 'km';
  /** Hours since it was written. */
  hours: number;
  status: ContactStatus;
  text: string;
  about?: string;
  /** Whether somebody of the desk has taken it. */
  taken?: boolean;
  reply?: string;
  note?: string;
}

/** What people wrote through the contact form, in every state. */
export const CONTACT_MESSAGES: readonly ContactContent[] = [
  {
    name: 'ស៊ឹម ចរិយា',
    email: 'chakriya@srae-meas.example',
    category: 'suggest-profile',
    language: 'km',
    hours: 31,
    status: 'open',
    text: 'សូមណែនាំសហគមន៍កសិកម្មស្រែមាស នៅខេត្តព្រៃវែង។ ពួកគេលក់អង្ករតាមទូរសព្ទជាង 3 ឆ្នាំហើយ ប៉ុន្តែមិនទាន់មានក្នុងបញ្ជីឈ្មោះទេ។',
  },
  {
    name: 'Hannah Brandt',
    email: 'h.brandt@rhein-fund.example',
    category: 'event-and-partnership',
    language: 'en',
    hours: 22,
    status: 'open',
    taken: true,
    text: 'We visit Phnom Penh in January with six investors who look at cold chains and food. Is there an evening that we could join, or one that we could host together?',
    note: 'Asked Sangker Foundry whether their January evening has room for six more.',
  },
  {
    name: 'Touch Dara',
    email: 'founder.two@phum.example',
    category: 'technical-issue',
    language: 'en',
    hours: 9,
    status: 'open',
    about: '/ecosystem/discover',
    text: 'On my old phone the filter sheet of the directory closes when I turn the phone. Chrome 109, Android 9.',
  },
  {
    name: 'ម៉ៅ សុភ័ក្ត្រ',
    email: 'sopheak@kampot-salt.example',
    category: 'report-profile',
    language: 'km',
    hours: 4,
    status: 'open',
    about: '/ecosystem/discover/category/startup',
    text: 'លេខទូរសព្ទរបស់ក្រុមហ៊ុនយើងនៅលើទំព័រជាលេខចាស់។ សូមកែជា 012 555 018។ ខ្ញុំសរសេរពីអ៊ីមែលរបស់ក្រុមហ៊ុន។',
  },
  {
    name: 'Chea Ratana',
    email: 'ratana@reader.example',
    category: 'feedback',
    language: 'en',
    hours: 60,
    status: 'answered',
    taken: true,
    text: 'The counting threads of the deadlines are lovely. Could the list also say which programs take teams without a company?',
    reply:
      'Thank you, Ratana. It can: every program says who can apply in plain rules. Choose the stage “Ideation and concept” in the filters to see those that take teams before a company exists.',
  },
  {
    name: 'ពេជ្រ វណ្ណា',
    email: 'vanna@student.example',
    category: 'feedback',
    language: 'km',
    hours: 75,
    status: 'answered',
    taken: true,
    text: 'អត្ថបទអំពីតារាងភាគហ៊ុនមានប្រយោជន៍ណាស់។ សូមបន្ថែមឯកសារគំរូដែលអាចទាញយកបាន។',
    reply: 'សូមអរគុណ។ ឯកសារគំរូមានក្នុងបណ្ណាល័យហើយ ក្រោមចំណងជើង «តារាងភាគហ៊ុនសម្រាប់ជុំដំបូង»។',
  },
  {
    name: 'Growth Hacks Ltd',
    email: 'offers@hacks.example',
    category: 'event-and-partnership',
    language: 'en',
    hours: 130,
    status: 'closed',
    text: 'We can bring you ten thousand visitors a day. Reply for our price list.',
    note: 'Advertising. Closed without an answer.',
  },
];
