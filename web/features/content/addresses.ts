/** Where people of the platform can be reached. The building stands in the texts, because it has two languages. */
export const CONTACT = {
  hello: 'hello@phum.example',
  desk: 'desk@phum.example',
  programs: 'programs@phum.example',
  privacy: 'privacy@phum.example',
  phone: { shown: '023 000 100', href: 'tel:+85523000100' },
} as const;
