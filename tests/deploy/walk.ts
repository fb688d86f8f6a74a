import { commandsOf } from './page-commands.ts';

const NEW = 'phum-9.9.9-linux-x64';

/** The commands of a page, with the release and the name of this test. */
const typed = (release: string, page: string, chapter?: string) =>
  commandsOf(page, chapter)
    .replaceAll(/^RELEASE=.*$/gm, `RELEASE=${release}`)
    .replaceAll(/^NEW=.*$/gm, `NEW=${NEW}`)
    .replaceAll(/^SITE=.*$/gm, 'SITE=phum.test');

/** Of each table how many rows it has: what a restore must bring back. */
const COUNTS = `counts() { runuser -u postgres -- psql --quiet --tuples-only --no-align phum --command "
  select string_agg(name || ' ' || (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || name, false, true, '')))[1], ',' order by name)
  from (select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'audit_entry' and tablename not like 'search_document\\_%') t"; }`;

/** Asks nginx without end, as visitors do, and writes down every answer that is none of the site's. */
const VISITORS = `visitors() { while [ -e /run/visiting ]; do
  code=$(curl --silent --insecure --max-time 50 --output /dev/null --write-out '%{http_code}' --resolve phum.test:443:127.0.0.1 https://phum.test/version)
  echo "$code" >> /run/answers; sleep 0.05; done; }`;

/** The next release: the same program under another number. */
const NEXT = `cp -a /opt/phum/$RELEASE /root/${NEW}
sed --in-place 's/"version": "[^"]*"/"version": "9.9.9"/' /root/${NEW}/package.json
(cd /root/${NEW} && sed --in-place "s/^[0-9a-f]*  package.json/$(sha256sum package.json)/" SHA256SUMS)
tar --create --directory /root -I 'gzip -1' --file ${NEW}.tar.gz ${NEW}
sha256sum ${NEW}.tar.gz > ${NEW}.tar.gz.sha256
rm -r /root/${NEW}`;

const READY =
  'curl --silent --fail --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3000/readyz > /dev/null';
const ASK = 'curl --silent --insecure --resolve phum.test:443:127.0.0.1';

/**
 * The way of an administrator as a script: into production and a restart under visitors; `long`: the next release and back again, a
 * lost database that comes back, new keys, and to the end. Lines of large letters say what was found.
 */
export function walk(release: string, { long }: { long: boolean }): string {
  const page = (name: string, chapter?: string) => typed(release, name, chapter);
  const upgrade = [
    'step upgrade',
    NEXT,
    'touch /run/visiting; visitors &',
    page('upgrade', 'Upgrade'),
    'echo "UPGRADED $(curl --silent http://127.0.0.1:3000/version)"',
    page('upgrade', 'Back'),
    'echo "BACK $(curl --silent http://127.0.0.1:3000/version)"',
  ];
  const restart = [
    'step restart',
    'touch /run/visiting; visitors &',
    'sleep 1',
    'systemctl restart phum.service',
    READY,
  ];
  const end = [
    'step restore',
    'counts > /root/before',
    'systemctl start phum-backup.service',
    page('restore'),
    'counts > /root/after',
    'cmp /root/before /root/after && echo "RESTORED the same"',
    'step rotate',
    page('rotate'),
    'step take apart',
    page('take-apart'),
    'echo "LEFT $(ls /opt /etc/phum /var/lib/phum 2> /dev/null | grep -c phum) $(ls /var/backups/phum | grep -c "^phum-")"',
  ];
  return [
    COUNTS,
    VISITORS,
    'step() { echo "STEP $(date +%s) $*"; }',
    "trap '[ $? = 0 ] || tail -n 40 /var/log/phum.log /var/log/nginx/phum.error.log' EXIT",
    'step deploy',
    page('deploy', 'Packages and two names'),
    page('deploy', 'Program and account'),
    '(setsid /opt/phum/current/bin/node /srv/given/stand-in/mail-sink.mjs > /dev/null 2>&1 &)',
    page('deploy', 'Database'),
    page('deploy', 'Settings'),
    page('deploy', 'The site'),
    page('deploy', 'nginx and TLS'),
    page('deploy', 'Is all well?'),
    'echo "MAIL $(grep -c "^To: admin@phum.test" /var/mail-sink)"',
    `echo "PAGE $(${ASK} https://phum.test/ | grep -c "</html>")"`,
    `echo "METRICS $(${ASK} --output /dev/null --write-out "%{http_code}" https://phum.test/metrics)"`,
    'echo "MODE $(stat --format "%a %U:%G" /etc/phum/environment /var/backups/phum | tr "\\n" " ")"',
    ...(long ? upgrade : restart),
    'sleep 1; rm /run/visiting; wait',
    'echo "VISITS $(sort /run/answers | uniq -c | tr -s " " | tr "\\n" ";")"',
    ...(long ? end : []),
    'step end',
  ].join('\n');
}
