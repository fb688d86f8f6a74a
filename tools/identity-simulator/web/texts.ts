/** Texts of the simulator's sign-in page. */
export const TEXTS = {
  en: {
    banner: 'SIMULATOR – not the national digital identity',
    title: 'Sign in with a made-up identity',
    intro: 'The real service shows a QR code here, for the app on your phone. Choose who you want to be.',
    as: 'Sign in as {name}',
    no_email: 'no e-mail',
    disabled: 'disabled',
    cancel: 'Cancel',
    expire: 'Let it expire',
    other: 'ភាសាខ្មែរ',
  },
  km: {
    banner: 'កម្មវិធីត្រាប់ – មិនមែនអត្តសញ្ញាណឌីជីថលជាតិទេ',
    title: 'ចូលប្រើដោយអត្តសញ្ញាណប្រឌិត',
    intro: 'សេវាពិតបង្ហាញកូដ QR នៅទីនេះ សម្រាប់ស្កេនដោយកម្មវិធីលើទូរសព្ទរបស់អ្នក។ សូមជ្រើសរើសបុគ្គលដែលអ្នកចង់ប្រើ។',
    as: 'ចូលប្រើជា{name}',
    no_email: 'គ្មានអ៊ីមែល',
    disabled: 'ត្រូវបានបិទ',
    cancel: 'បោះបង់',
    expire: 'ទុកឱ្យផុតកំណត់',
    other: 'English',
  },
} as const;

export type PageLanguage = keyof typeof TEXTS;

/** Language of the page: as asked for in the address, else as the browser prefers. */
export const languageOf = (asked: unknown, accepted: string | undefined): PageLanguage =>
  asked === 'km' || asked === 'en' ? asked : /^km\b/.test(accepted ?? '') ? 'km' : 'en';
