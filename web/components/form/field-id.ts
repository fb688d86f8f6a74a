/** The id of the control of a field: the error summary links to it. Names may have dots and brackets, ids may not. */
export function fieldId(name: string): string {
  return `field-${name.replace(/[^\w-]+/g, '-').replace(/-+$/, '')}`;
}
