/** The database superuser and the application's database in the embedded server. */
export const role = 'app';
export const database = 'phum';

/** Only part of the socket's file name: nothing listens on the network. */
export const port = 5432;
