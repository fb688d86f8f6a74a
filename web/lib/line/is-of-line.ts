/** Nobody answered, or something in between did: it wrote no words of ours. */
export const isOfLine = ({ status, title }: { status: number; title: string }): boolean =>
  status === 0 || (status === 503 && title === '');
