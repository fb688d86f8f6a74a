import { commandsOf } from './page-commands.ts';

const NEW = 'phum-9.9.9-linux-x64';

/** The commands of a page, with the release and the name of this test. */
const typed = (release: string, page: string, chapter?: string) =>
  commandsOf(page, chapter)
    .replaceAll(/^RELEASE=.*$/gm, `RELEASE=${release}`)
    .replaceAll(/^NEW=.*$/gm, `NEW=${NEW}`)
    .replaceAll(/^SITE=.*$/gm, 'SITE=phum.test');

const READY =
  'curl --silent --fail --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3000/readyz > /dev/null';

/**
 * Of each table how many rows it has and the hash of all of them, and of each file its hash: what a restore must bring back.
 * What the program writes by itself when it starts is left out.
 */
const CONTENTS = `contents() {
  runuser -u postgres -- psql --quiet --tuples-only --no-align phum --command "
    select name || ' ' || (xpath('/row/c/text()', query_to_xml('select count(*) || '' '' || coalesce(md5(string_agg(md5(t::text), '''' order by md5(t::text))), '''') as c from ' || name || ' t', false, true, '')))[1]
    from (select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('audit_entry', 'doctor_report') and tablename not like 'search_document\\_%') t order by name"
  (cd /var/lib/phum/files && find . -type f | sort | xargs --no-run-if-empty sha256sum); }`;

/** Many who ask nginx without end, for pages and calls, at once; how each is answered is written down. */
const VISITORS = `visitor() { while [ -e /run/visiting ]; do for path in / /version /ecosystem /event /api/v1/startup-program/; do
  code=$(curl --silent --insecure --location --max-time 50 --output /dev/null --write-out '%{http_code}' --resolve phum.test:443:127.0.0.1 https://phum.test$path)
  echo "$code" >> /run/answers; sleep 0.5; done; done; }
visitors() { for one in $(seq 12); do visitor & done; wait; }`;

/** Somebody who comes by the name of the site and believes its certificate. */
const PERSON = `person() { NODE_EXTRA_CA_CERTS=/etc/phum/tls/fullchain.pem /opt/phum/current/bin/node /srv/given/stand-in/person.mjs "$@"; }`;

const SINK = `mails_arrive() { (setsid /opt/phum/current/bin/node /srv/given/stand-in/mail-sink.mjs > /dev/null 2>&1 &) }
no_mails_arrive() { pkill -f stand-in/mail-sink; }`;

/** The next release: the same program under another number. */
const NEXT = `cp -a /opt/phum/$RELEASE /root/${NEW}
sed --in-place 's/"version": "[^"]*"/"version": "9.9.9"/' /root/${NEW}/package.json
(cd /root/${NEW} && sed --in-place "s/^[0-9a-f]*  package.json/$(sha256sum package.json)/" SHA256SUMS)
tar --create --directory /root -I 'gzip -1' --file ${NEW}.tar.gz ${NEW}
sha256sum ${NEW}.tar.gz > ${NEW}.tar.gz.sha256
rm -r /root/${NEW}`;

const ASK = 'curl --silent --insecure --resolve phum.test:443:127.0.0.1';

const step = (name: string) => `step ${name}`;
const BEGIN = [
  CONTENTS,
  VISITORS,
  PERSON,
  SINK,
  'step() { echo "STEP $(date +%s) $*"; }',
  "trap '[ $? = 0 ] || tail -n 40 /var/log/phum.log /var/log/nginx/phum.error.log' EXIT",
];

/** The first sign-in of the administrator at the link that the page printed, and a page with a picture. */
const PEOPLE = [
  step('people'),
  `person begin admin@phum.test "$(grep --only-matching 'https://phum.test[^ ]*' /root/well | head --lines 1)"`,
  'person list "Slek Materials"',
];

/** Moves the clock of site and database on, in minutes; without it they have that of the machine. */
const CLOCK = `clock() { echo "+$1m" > /run/clock.new; mv /run/clock.new /run/clock; }
begin_clock() { clock 0
  printf '%s\\n' "LD_PRELOAD=$(ls /usr/lib/*/faketime/libfaketimeMT.so.1)" FAKETIME_TIMESTAMP_FILE=/run/clock FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 > /run/clock.environment
  for one in /etc/postgresql/*/main; do cp $one/environment $one/environment.before; sed "s/=\\(.*\\)/ = '\\1'/" /run/clock.environment >> $one/environment; done
  restart_all; }
tries() { runuser -u postgres -- psql --tuples-only --no-align phum --command "select coalesce(max(tries), 0) from mail_outbox where status = 'waiting'"; }
tried_again_at() { local before=$(tries); clock $1; for _ in $(seq 120); do [ $(tries) -gt $before ] && return; sleep 0.5; done; }
end_clock() { rm /run/clock; for one in /etc/postgresql/*/main; do mv $one/environment.before $one/environment; done; restart_all; }
restart_all() { pg_lsclusters --no-header | while read -r version name _; do pg_ctlcluster "$version" "$name" restart; done
  systemctl restart phum.service; ${READY}; }`;

/** What restore.md says of common tools: age and tar read a backup. */
const AGE = `apt-get install --yes age > /dev/null
echo "AGE $(age --decrypt --identity /root/phum-backup.key "$(ls /var/backups/phum/phum-* | tail --lines 1)" | tar --list --gzip | grep --count .)"`;

/** The mail server is away for an hour, which nobody waits for: the clock of site and database is moved on. */
const MAIL_AWAY = [
  step('mail away'),
  CLOCK,
  'begin_clock',
  'person ask "Late Mail"',
  'no_mails_arrive',
  'person approve',
  ...[5, 10, 15, 20, 30, 45, 60].map((minutes) => `tried_again_at ${minutes}`),
  'phum mail list waiting',
  'echo "TRIED $(tries)"',
  'echo "SAID $(phum doctor | grep "  Mail:")"',
  'echo "OLDEST $(curl --silent --header "Authorization: Bearer $(sed -n s/^METRICS_TOKEN=//p /etc/phum/environment)" http://127.0.0.1:3000/metrics | sed -n "s/^mails{state=.oldest_seconds.*} //p")"',
  'mails_arrive',
  // Between two tries lies an hour at most.
  'clock 125',
  'person heard',
  'end_clock',
];

/** Files in the store of another house, and back again. */
const objectStore = (page: (name: string, chapter?: string) => string) => [
  step('object store'),
  '/srv/given/stand-in/object-store',
  page('object-store', 'Files go there'),
  'person list "Swift Boxes"',
  page('object-store', 'Backups too'),
  'systemctl start phum-backup.service',
  'echo "STORED $(phum backup list | grep --count "phum-") $(find /srv/node -name "*.data" | wc --lines)"',
  page('object-store', 'Back to the disk'),
  'person look',
];

/**
 * The way of an administrator as a script (`bare`: on a Debian that has beside it what stands in for other houses): into production, the first administrator and page, and a restart under visitors; `long`:
 * the next release and back again, a mail server that is away, a lost database that comes back, new keys, files in another store,
 * and what a new machine needs. Lines of large letters say what was found.
 */
export function walk(release: string, { long, bare }: { long: boolean; bare: boolean }): string {
  const page = (name: string, chapter?: string) => typed(release, name, chapter);
  const upgrade = [
    step('upgrade'),
    NEXT,
    'touch /run/visiting; visitors &',
    page('upgrade', 'Upgrade'),
    'echo "UPGRADED $(curl --silent http://127.0.0.1:3000/version)"',
    page('upgrade', 'Back'),
    'echo "BACK $(curl --silent http://127.0.0.1:3000/version)"',
  ];
  const restart = [
    step('restart'),
    'touch /run/visiting; visitors &',
    'sleep 1',
    'systemctl restart phum.service',
    READY,
  ];
  const end = [
    step('restore'),
    'systemctl stop phum.service phum.socket',
    'systemctl start phum-backup.service',
    'contents > /root/before',
    ...(bare ? [AGE] : []),
    page('restore').replace(
      'systemctl start phum.socket',
      'contents > /root/after\nsystemctl start phum.socket',
    ),
    'diff /root/before /root/after && echo "RESTORED $(grep --count . /root/after)"',
    'person look',
    step('rotate'),
    page('rotate'),
    'person again',
    ...(bare ? objectStore(page) : []),
    step('move'),
    page('move', 'The old machine'),
    'contents > /srv/given/carried/contents',
    'cp --recursive /root/phum-move /root/person.json /srv/given/carried/',
    step('take apart'),
    page('take-apart'),
    'echo "LEFT $(ls /opt /etc/phum /var/lib/phum 2> /dev/null | grep -c phum) $(ls /var/backups/phum | grep -c "^phum-")"',
  ];
  return [
    ...BEGIN,
    step('deploy'),
    page('deploy', 'Packages and two names'),
    page('deploy', 'Program and account'),
    'mails_arrive',
    page('deploy', 'Database'),
    page('deploy', 'Settings'),
    page('deploy', 'The site'),
    page('deploy', 'nginx and TLS'),
    `set -o pipefail; { ${page('deploy', 'Is all well?')}\n} | tee /root/well; set +o pipefail`,
    'echo "MAIL $(grep -c "^To: admin@phum.test" /var/mail-sink)"',
    `echo "PAGE $(${ASK} https://phum.test/ | grep -c "</html>")"`,
    `echo "METRICS $(${ASK} --output /dev/null --write-out "%{http_code}" https://phum.test/metrics)"`,
    'echo "MODE $(stat --format "%a %U:%G" /etc/phum/environment /var/backups/phum | tr "\\n" " ")"',
    ...PEOPLE,
    ...(long ? upgrade : restart),
    'sleep 1; rm /run/visiting; wait',
    'echo "VISITS $(sort /run/answers | uniq -c | tr -s " " | tr "\\n" ";")"',
    ...(long && bare ? MAIL_AWAY : []),
    ...(long ? end : []),
    step('end'),
  ].join('\n');
}

/** The same site on a second machine, from what the first one left. */
export function walkToNewMachine(release: string): string {
  const page = (name: string, chapter?: string) => typed(release, name, chapter);
  return [
    ...BEGIN,
    step('prepare'),
    page('deploy', 'Packages and two names'),
    page('deploy', 'Program and account'),
    page('deploy', 'Database'),
    'mails_arrive',
    'cp --recursive carried/phum-move carried/person.json /root/',
    step('move'),
    page('move', 'The new machine').replace('phum doctor', `${commandsThatServe(page)}\nphum doctor`),
    'person look',
    'person again',
    step('end'),
  ].join('\n');
}

/** "The site" and "nginx and TLS", without those that make a certificate. */
const commandsThatServe = (page: (name: string, chapter: string) => string) =>
  [
    'contents > /root/contents',
    'diff carried/contents /root/contents && echo "MOVED the same"',
    page('deploy', 'The site'),
    page('deploy', 'nginx and TLS').replaceAll(/^(?:install .*\/tls|openssl .*)$/gm, ''),
  ].join('\n');
