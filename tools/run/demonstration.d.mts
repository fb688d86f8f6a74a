export function demonstration(
  env: Partial<Record<'NODE_ENV' | 'DEMO' | 'DATABASE_URL' | 'DATABASE_URL_FILE', string>>,
): {
  NODE_ENV?: string;
  DEMO?: string;
};
