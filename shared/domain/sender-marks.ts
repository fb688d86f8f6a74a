/**
 * Parameters that senders of links put into them to follow who opens which: no page of ours reads them, so none is made
 * with them, and none passes them on.
 */
const marks = () =>
  new RegExp(
    `^(?:${[
      '(?:utm|mtm|pk|piwik|matomo|hsa|fb|oly|vero|__hs|_hs|_bta|trk)_\\w+',
      'fbclid|mibextid|igshid|igsh',
      'gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl',
      'msclkid|ttclid|twclid|yclid|ysclid|_openstat|li_fat_id|sccid|rdt_cid|epik|zanpid|irclickid|wickedid',
      'mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|__hssc|__hstc|__hsfp|hsctatracking|ml_subscriber(?:_hash)?|ss_email_id|_kx|dm_i',
    ].join('|')})$`,
    'i',
  );
let known: RegExp | undefined;

/** Made when first asked: pages that never ask carry nothing of it. */
export function isSenderMark(name: string): boolean {
  known ??= marks();
  return known.test(name);
}

/** The query without those marks; as it was written where there are none. With its `?` unless empty. */
export function withoutSenderMarks(search: string): string {
  const names = search.replace(/^\?/, '').split('&').map(nameOf);
  if (!names.some(isSenderMark)) return search;
  const query = new URLSearchParams(search);
  for (const name of names.filter(isSenderMark)) query.delete(name);
  return `?${query}`.replace(/^\?$/, '');
}

/** The name of one parameter as it stands in an address; marks are written in letters that need no signs. */
const nameOf = (parameter: string) =>
  new URLSearchParams(parameter.split('=', 1)[0]).toString().replace(/=$/, '');
