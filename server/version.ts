import packageFile from '../package.json' with { type: 'json' };

/** Which Phum this is; the number of its release. */
export const VERSION: string = packageFile.version;
