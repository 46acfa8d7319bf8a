import { expect, test } from '@jest/globals'
import { settingsSchema } from '@/lib/settings'
import { editDistance, misspeltSettings, ownPrefixes } from './misspelt-settings'

const settings = Object.keys(settingsSchema.shape)

test.each([
  ['MAIL_STAF', 'MAIL_STAFF'],
  ['MAILSTAFF', 'MAIL_STAFF'],
  ['MAIL-STAFF', 'MAIL_STAFF'],
  ['mail_staff', 'MAIL_STAFF'],
  ['SITE_ULR', 'SITE_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
  ['S3_SECRET_ACESS_KEY', 'S3_SECRET_ACCESS_KEY'],
  ['SITE_SECRETS', 'SITE_SECRET'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['port', 'PORT'],
  ['DATABASE_URL_FILE', 'DATABASE_URL'],
  ['STAFF_PASSWORD_FILE', 'STAFF_PASSWORD'],
])('%s means %s', (name, meant) => {
  expect(misspeltSettings([name], settings)[0]?.meant[0]).toBe(meant)
})

test('a name with the prefix of a setting gets all settings with that prefix', () => {
  expect(misspeltSettings(['SMTP_PASSWORD', 'MAIL_REPLY_TO'], settings)).toEqual([
    { name: 'SMTP_PASSWORD', meant: ['SMTP_URL'] },
    { name: 'MAIL_REPLY_TO', meant: ['MAIL_FROM', 'MAIL_STAFF'] },
  ])
})

test('neither a setting nor the usual environment is misspelt', () => {
  const usual = `PATH HOME USER LOGNAME SHELL PWD OLDPWD LANG LC_ALL LANGUAGE TERM COLORTERM SHLVL MAIL EDITOR VISUAL
    HOSTNAME HOSTTYPE DISPLAY TZ TMPDIR TEMP XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID SSH_CLIENT
    SSH_CONNECTION SSH_TTY SUDO_USER INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID STATE_DIRECTORY LS_COLORS LESSOPEN
    NODE NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NODE_PATH NEXT_TELEMETRY_DISABLED INIT_CWD COLOR npm_config_cache
    npm_package_name npm_lifecycle_event npm_node_execpath MALLOC_ARENA_MAX CI DEBUG HTTP_PROXY HTTPS_PROXY NO_PROXY
    http_proxy https_proxy no_proxy PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE POSTGRES_PASSWORD POSTGRES_USER
    REDIS_PORT REDIS_PORT_6379_TCP_ADDR BACKEND_SERVICE_HOST SITE_PORT_3000_TCP KUBERNETES_SERVICE_HOST LOG_LEVEL
    DOCKER_HOST YARN_VERSION AWS_ACCESS_KEY_ID AWS_REGION GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT POST
    COST HOSTS PORTS BASE_URL API_URL SECRET_KEY NAME EMAIL MANPATH DBUS_SESSION_BUS_ADDRESS _ P`.split(/\s+/)
  expect(misspeltSettings([...usual, ...settings], settings)).toEqual([])
})

test('each prefix belongs to a setting', () => {
  expect(ownPrefixes.filter((prefix) => !settings.some((name) => name.startsWith(prefix)))).toEqual([])
})

test('each prefix that several settings share is listed, unless other programs have it too', () => {
  const prefixes = settings.map((name) => name.slice(0, name.indexOf('_') + 1)).filter((prefix) => prefix !== '')
  const shared = new Set(prefixes.filter((prefix, i) => prefixes.indexOf(prefix) !== i))
  expect([...shared].filter((prefix) => !ownPrefixes.includes(prefix))).toEqual(['DATABASE_', 'GOOGLE_', 'LOG_'])
})

test.each([
  ['', '', 0],
  ['a', '', 1],
  ['ab', 'ba', 1],
  ['abc', 'acbd', 2],
  ['kitten', 'sitting', 3],
])('from %j to %j: %d', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
})
