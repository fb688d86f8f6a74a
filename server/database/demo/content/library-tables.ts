/** Tables of the library that are not counted from the demo data, by the title of the file. */
export const WRITTEN_TABLES: Readonly<Record<string, readonly (readonly (string | number)[])[]>> = {
  'Data dictionary of the directory': [
    ['field', 'meaning', 'អត្ថន័យ'],
    ['name', 'Name in Latin letters', 'ឈ្មោះជាអក្សរឡាតាំង'],
    ['name_kh', 'Name in Khmer letters', 'ឈ្មោះជាអក្សរខ្មែរ'],
    ['sector', 'Sectors it works in', 'វិស័យដែលធ្វើការ'],
    ['stage', 'How far a startup has come', 'ដំណាក់កាលរបស់ស្តាតអាប់'],
    ['province_code', 'Province, by national code', 'រាជធានី ខេត្ត តាមលេខកូដជាតិ'],
    ['amount', 'Money in the smallest unit of its currency', 'ទឹកប្រាក់ជាឯកតាតូចបំផុត'],
    ['confirmed_by', 'Who stands behind a figure', 'អ្នកបញ្ជាក់តួលេខ'],
    ['approved_at', 'When a person at the desk approved it', 'ពេលដែលមន្ត្រីអនុម័ត'],
  ],
};
