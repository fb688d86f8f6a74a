declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: object): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; path: unknown }[]>;
  }
}
