/** The name of the control that carries a file where no script sends it by itself. */
export const uploadName = (field: string) => `${field}.upload`;
