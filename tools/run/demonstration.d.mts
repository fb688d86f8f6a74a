export function demonstration(env: Partial<Record<'NODE_ENV' | 'DEMO' | 'DATABASE_URL', string>>): {
  NODE_ENV?: string;
  DEMO?: string;
};
