import type { settings } from '#server/environment-settings.ts';

export type SettingName = keyof typeof settings;

/** For each setting that not every text will do for, one that is refused wherever the program runs. */
export const WRONG_VALUES: Readonly<Partial<Record<SettingName, string>>> = {
  NODE_ENV: 'live',
  COUNTRY: 'Laos',
  HOST: 'this machine',
  PORT: '65536',
  PUBLIC_URL: 'phum',
  DATABASE_URL: 'phum@localhost',
  DATABASE_POOL: '1',
  DEMO: 'yes',
  PHUM_DEV: 'yes',
  SESSION_SECRET: 'short',
  KEY_RING: 'short,shorter',
  REGISTRATION: 'yes',
  PAGE_VIEWS: 'no',
  DESK_SECOND_FACTOR: 'yes',
  IDENTITY_SIMULATOR_PORT: 'none',
  CAMDIGIKEY_API: 'v1',
  CAMDIGIKEY_CLIENT_DOMAIN: 'https://phum.example',
  CAMDIGIKEY_SERVER_BASED_URL: 'camdigikey',
  CAMDIGIKEY_LOGIN_HOSTS: 'a.example, b.example',
  CAMDIGIKEY_ECHOES_STATE: 'yes',
  CAMDIGIKEY_TIMEOUT_MS: 'long',
  SMTP_URL: 'mail.a.example',
  MAIL_FROM: 'Phum',
  MAIL_KEPT_DAYS: '0',
  STORE: 'tape',
  S3_BUCKET: 's3://files',
  S3_ENDPOINT: 'store',
  TRUST_PROXY: 'yes',
  HSTS_SUBDOMAINS: 'yes',
  LOG_LEVEL: 'loud',
  STRICT_TEXTS: 'yes',
  LIMITS: 'off',
  DISK_RESERVE_MB: '1 GB',
  DRAFTS_KEPT_MOST: '0',
  DECISION_HOLD_SECONDS: '10s',
  WEBSITE_TEST_HOSTS: 'shop.example',
  BULK_HOLD_SECONDS: '3601',
  DRAIN_SECONDS: '-1',
  BACKUP_TO: 'backups',
  BACKUP_KEY: 'AGE-SECRET-KEY-1',
  BACKUP_KEPT: '7',
};

/** The same for what is looked into before anything is begun: it takes files, or others beside it. */
export const REFUSED_AT_START: Readonly<Partial<Record<SettingName, string>>> = {
  DATA_DIR: '/dev/null/data',
  CAMDIGIKEY_AES_SECRET_KEY: 'short',
  CAMDIGIKEY_AES_IV_PARAMS: 'short',
  CAMDIGIKEY_CLIENT_KEYSTORE_FILE: '/dev/null',
  CAMDIGIKEY_CLIENT_TRUST_STORE_FILE: '/dev/null',
};
