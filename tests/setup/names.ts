/** How the temporary directories of test servers begin. */
export const testDataPrefix = 'phum-test-';

/** The migrated database, with its queues, that every test database is a copy of. */
export const templateDatabase = 'phum_template';
