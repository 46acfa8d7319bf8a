import { existsSync, statSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { createTransport } from 'nodemailer'
import { dumpVersion } from '@/lib/backend/embedded/backup/postgres-programs'
import { hindranceOf } from '@/lib/backend/embedded/database/require-database'
import { knownMigrations } from '@/lib/backend/embedded/database/schema-version'
import { oneShotClient } from '@/lib/operations/cache/redis'
import { toMailFailed } from '@/lib/consultation/mail/mail-failed'
import { transportOptions } from '@/lib/consultation/mail/smtp'
import { daysAhead } from '@/lib/operations/clock-note'
import { reasonOf } from '@/lib/operations/reason-of'
import { settingsSchema } from '@/lib/operations/settings'
import { renamedSettings } from '@/lib/operations/settings/renamed'
import { existingSiteSecret, secretsFile } from '@/lib/operations/settings/secrets'
import { checkBackups } from './backups'
import { tryBucket, type Facts } from './facts'
import { fine, problem, warning, when, type Finding } from './finding'
import { checkAddress, checkEncryption, checkHeaders, checkProxy, isLocal, type Page } from './outside'

interface Check {
  advice: string
  /** What it finds. An error is a problem. */
  run: (facts: Facts) => Finding | Finding[] | Promise<Finding | Finding[]>
}

const orList = new Intl.ListFormat('en', { type: 'disjunction' })

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The settings that a variable may mean. Two letters make another word of a short one (HOST, POST). */
export function settingsMeantBy(name: string): string[] {
  const settings = Object.keys(settingsSchema.shape)
  // Docker's images read secrets from files this way. Here only BACKUP_KEY_FILE is a setting.
  const written = plain(name.replace(/_FILE$/, ''))
  if (settings.includes(name)) return []
  return settings.filter((setting) => setting.length > 5 && distance(written, plain(setting)) <= 2)
}

const randomSecrets = ['SITE_SECRET', 'BACKEND_TOKEN', 'REVALIDATE_SECRET', 'METRICS_TOKEN'] as const

const sample =
  /change.?(?:me|it|this)|replace.?(?:me|this)|example|sample|a secret for|your.?(?:secret|password|token)|0123456789|1234567890|abcdefgh|qwerty/i

/** The fewest different characters of a random secret: 16 random hexadecimal digits have fewer in one of 10,000. */
const fewestDifferent = 6

const gigabyte = 1024 ** 3

/** Milliseconds by which clocks may differ: one-time codes and signed calls take half a minute at most. */
const harmfulMs = 20_000

const mailMs = 8_000

const clockFinding = (other: string, aheadMs: number): Finding =>
  (Math.abs(aheadMs) < harmfulMs ? fine : problem)(
    `the clock of ${other} differs by ${Math.round(Math.abs(aheadMs) / 1000)} seconds from that of this machine`,
  )

/** What a check finds of the home page; nothing where no address was given, or it does not answer. */
async function ofPage({ page }: Facts, check: (page: Page) => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  const home = await page.catch(() => undefined)
  return home ? check(home) : []
}

export const ofContent = ['programs', 'database', 'bucket', 'mail', 'backups']

export const checks: Record<string, Check> = {
  settings: {
    advice: 'Correct it: the site does not start. docs/operations.md describes each setting.',
    run: ({ problems }) =>
      problems.length === 0
        ? fine('all settings are valid')
        : problems.map(({ name, message }) => problem(`${name} ${message}`)),
  },
  names: {
    advice: 'Correct the name of the variable, or remove it.',
    run({ environment }) {
      const findings = renamedSettings(environment).map((line) => warning(line))
      for (const name of Object.keys(environment).filter((name) => environment[name])) {
        const meant = settingsMeantBy(name)
        if (meant.length > 0) findings.push(warning(`${name} is not a setting: did you mean ${orList.format(meant)}?`))
      }
      return findings
    },
  },
  secrets: {
    advice: 'Run this as the user of the site, and replace a weak one by the output of: openssl rand -hex 32',
    async run({ settings }) {
      // Throws if the generated one cannot be read.
      existingSiteSecret()
      const given = randomSecrets.flatMap((name) => (settings[name] ? [{ name, value: settings[name] }] : []))
      const weak = given.filter(({ value }) => sample.test(value) || new Set(value).size < fewestDifferent)
      const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = settings
      // Its dictionaries take a second to load.
      const { passwordFault } = await import('@/lib/backend/embedded/staff/password-rule')
      const isGuessable = password && (await passwordFault(password, { email }))
      const isReadable = existsSync(secretsFile()) && statSync(secretsFile()).mode & 0o077
      const findings = [
        ...weak.map(({ name }) => problem(`${name} is an example or easy to guess`)),
        ...when(isGuessable, problem('STAFF_PASSWORD is easy to guess', 'Choose words that do not belong together.')),
        ...when(isReadable, warning(`other users may read ${secretsFile()}`, 'Change it: chmod 600')),
      ]
      return findings.length > 0 ? findings : fine('no secret is an example')
    },
  },
  programs: {
    advice: 'Install postgresql-client in the version of the server: backups need it.',
    async run({ database }) {
      const state = await database
      if (state.state !== 'read' || !state.server) return []
      const [version, { major }] = [await dumpVersion(), state.server]
      if (version === undefined) return problem('pg_dump is not installed')
      return (version < major ? problem : fine)(`pg_dump ${version}, for PostgreSQL ${major}`)
    },
  },
  site: {
    advice: 'See the log of the site. docs/operations.md describes what /readyz answers.',
    async run({ settings: { HOST, PORT }, ask }) {
      const address = `http://${['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST}:${PORT}`
      const answer = await ask(`${address}/readyz`).catch(() => undefined)
      if (!answer) return warning(`nothing answers at ${address}`, 'Start it, unless it was stopped on purpose.')
      if (answer.status === 200) return fine(`the site is running at ${address}`)
      return problem(`the site at ${address} is not ready: ${await answer.text()}`)
    },
  },
  disk: {
    advice: 'Run this as the user of the site, which DATA_DIR belongs to; make room: delete old logs and backups.',
    async run({ settings: { DATA_DIR }, lookAt }) {
      const { folder, freeBytes, writeError, isOfOtherUser } = await lookAt(DATA_DIR)
      if (folder !== DATA_DIR)
        return warning(`there is no folder ${DATA_DIR}`, 'npm start makes it. If the site had one, correct DATA_DIR.')
      const room = `${(freeBytes / gigabyte).toFixed(1)} GB are free for ${DATA_DIR}`
      return [
        ...when(writeError, problem(`${DATA_DIR} cannot be written: ${writeError}`)),
        ...when(isOfOtherUser, warning(`${DATA_DIR} belongs to another user`)),
        freeBytes < gigabyte / 4 ? problem(room) : freeBytes < 2 * gigabyte ? warning(room) : fine(room),
      ]
    },
  },
  database: {
    advice: 'npm start creates and migrates it. If the site had content, correct DATA_DIR or DATABASE_URL.',
    async run({ database, settings: { DATABASE_URL } }) {
      const state = await database
      const hindrance = hindranceOf(state)
      if (hindrance) return problem(hindrance.reason, hindrance.advice)
      if (state.state !== 'read') return warning(state.reason)
      const { isBusy, migrations = [], program } = state
      const known = knownMigrations(DATABASE_URL ? 'postgres' : 'sqlite')
      const pending = known.filter((name) => !migrations.includes(name))
      const newer = migrations.filter((name) => !known.includes(name) && name > (known[0] ?? ''))
      return [
        isBusy
          ? warning(`${program} can be read; another program is writing all the time`, 'Run this again later.')
          : fine(`${program} can be read and written`),
        newer.length > 0
          ? problem(`a newer version of the site has changed it (${newer.at(-1)})`, 'Install that version again.')
          : pending.length > 0
            ? warning(`${pending.length} of ${known.length} migrations are pending (${pending[0]})`)
            : fine(`all migrations are applied, to ${known.at(-1)}`),
      ]
    },
  },
  clock: {
    advice: 'If the time of this machine is wrong, let all machines set it by NTP: timedatectl set-ntp true',
    async run(facts) {
      const state = await facts.database
      const { clock, server } = state.state === 'read' ? state : {}
      const ahead = clock && daysAhead(clock)
      return [
        ...(server ? [clockFinding('the database', server.clockOffsetMs)] : []),
        ...(await ofPage(facts, ({ origin, clockOffsetMs }) => [clockFinding(origin, clockOffsetMs)])),
        ...when(
          ahead,
          warning(`it was put forward by ${ahead?.by} days: for ${ahead?.left} more nothing is deleted for its age`),
        ),
      ]
    },
  },
  backend: {
    advice: 'See whether the hosted backend is running, and whether BACKEND_URL names its API.',
    async run({ settings: { BACKEND_URL }, ask }) {
      if (!BACKEND_URL) return []
      // A backend that does not have it answers 404.
      const { status } = await ask(`${BACKEND_URL}/content-versions`)
      return (status < 500 ? fine : problem)(`the hosted backend answers ${status}`)
    },
  },
  bucket: {
    advice: 'Correct S3_ENDPOINT, S3_BUCKET, S3_REGION and both keys, which must be allowed to put, get, list, delete.',
    async run({ bucket }) {
      if (!bucket) return fine('files are stored in DATA_DIR: no bucket is set')
      await tryBucket(bucket, 'doctor')
      return fine('an object was stored, read, listed and deleted')
    },
  },
  mail: {
    advice: 'Correct SMTP_URL and MAIL_FROM: smtps:// with port 465, smtp:// with 587, @ / ? # % percent-encoded.',
    async run({ settings: { SMTP_URL, MAIL_FROM, SITE_URL }, order: { mail } }) {
      if (!SMTP_URL) return warning('SMTP_URL is not set: mails wait in the outbox of the studio')
      const timeouts = { connectionTimeout: mailMs, greetingTimeout: mailMs, socketTimeout: mailMs, dnsTimeout: mailMs }
      const transport = createTransport({ ...transportOptions(SMTP_URL), ...timeouts })
      try {
        await transport.verify()
        if (mail === undefined) return fine('the mail server accepts this site; --mail ADDRESS sends a mail there')
        const text = `This mail was sent by "npm run doctor" of ${SITE_URL}. Mails of the site arrive here.`
        await transport.sendMail({ from: MAIL_FROM ?? mail, to: mail, subject: `Test of ${SITE_URL}`, text })
        return fine('a mail was sent: see whether it arrived, and not among spam')
      } catch (error) {
        return problem(`the mail server cannot be used: ${toMailFailed(error).reason}`)
      } finally {
        transport.close()
      }
    },
  },
  redis: {
    advice: 'Start Redis or correct REDIS_URL. Until then each instance works on its own.',
    async run({ settings: { REDIS_URL } }) {
      if (REDIS_URL === undefined) return fine('REDIS_URL is not set, which is right for one instance')
      const client = await oneShotClient(REDIS_URL)
      // Without a listener an error would end the process. The call that failed reports it.
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.set('ilc-doctor', 'check', { EX: 1 })
        return fine('Redis stores a key')
      } finally {
        client.destroy()
      }
    },
  },
  cdn: {
    advice: 'Correct CDN_SERVICE and CDN_TOKEN: it must be allowed to purge. Changes show ten minutes late.',
    async run({ settings: { CDN }, purge }) {
      if (CDN === undefined || CDN === 'nginx') return fine(`${CDN ?? 'no cache in front'} needs no purge`)
      const failure = await purge(['doctor-check'])
      return failure ? problem(`${CDN} could not be purged: ${failure.reason}`) : fine(`${CDN} can be purged`)
    },
  },
  backups: {
    advice: 'Correct BACKUP_DIR or BACKUP_S3_… (another disk, which the site may write), then: npm run backup:nightly',
    run: checkBackups,
  },
  address: {
    advice: 'Set SITE_URL to the public https:// address, and lead other names there: forms work at it only.',
    async run({ settings: { SITE_URL, isSiteUrlGiven }, order: { url }, page, ask }) {
      const isOpen = isSiteUrlGiven && !SITE_URL.startsWith('https:') && !isLocal(SITE_URL)
      const seen = await page.catch(reasonOf)
      const unseen = 'Run it with the public address: npm run doctor -- --url https://www.ilc.example'
      return [
        ...when(!isSiteUrlGiven, warning(`SITE_URL is not set, so the site is ${SITE_URL}`)),
        ...when(isOpen, problem(`SITE_URL is ${SITE_URL}, which is not encrypted`)),
        ...when(!seen, warning('the site was not looked at from outside', unseen)),
        ...when(typeof seen === 'string', problem(`${url}: ${String(seen)}`, 'See name server, firewall and proxy.')),
        ...(typeof seen === 'object' ? await checkAddress(ask, seen, SITE_URL) : []),
      ]
    },
  },
  encryption: {
    advice: 'Renew or complete the certificate, and redirect http to https with 308, as deploy/nginx.conf does.',
    run: ({ ask, order: { url } }) => (url === undefined ? [] : checkEncryption(ask, url)),
  },
  headers: {
    advice: 'Let the proxy pass on what the site sends, compressed, and add nothing of its own. Its log has failures.',
    run: (facts) => ofPage(facts, (page) => checkHeaders(facts.ask, page)),
  },
  proxy: {
    advice: 'Compare the proxy with deploy/nginx.conf: X-Forwarded-For, Host, bodies of 32 MB, TRUSTED_PROXIES.',
    run: (facts) => ofPage(facts, (page) => checkProxy(facts.ask, page, facts.token())),
  },
}
