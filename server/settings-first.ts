import { readEnvironment } from './settings-file.ts';

// Imported before all else by what is started: the master data of a country is chosen as its modules are loaded, and .env may name
// the country. What is wrong with the file is said where the settings are read.
try {
  readEnvironment();
} catch {}
