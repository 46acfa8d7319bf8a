import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { distance } from 'fastest-levenshtein'
import { createTransport } from 'nodemailer'
import { hindranceOf } from '@/lib/backend/embedded/database/require-database'
import { knownMigrations } from '@/lib/backend/embedded/database/schema-version'
import { largestFile } from '@/lib/consultation/attachments/limits'
import { transportOptions } from '@/lib/consultation/mail/smtp'
import { oneShotClient } from '@/lib/operations/cache/redis'
import { doctorToken, proxyProbePath, readProxyView } from '@/lib/operations/proxy-probe'
import { reasonOf } from '@/lib/operations/reason-of'
import { settingsSchema } from '@/lib/operations/settings'
import { existingSiteSecret } from '@/lib/operations/settings/secrets'
import { withTimeout } from '@/lib/operations/with-timeout'
import { checkBackups } from './backups'
import { fine, problem, targetOf, tryBucket, warning, type Facts, type Finding } from './facts'

interface Check {
  advice: string
  /** An error is a problem. */
  run: (facts: Facts) => Iterable<Finding> | AsyncIterable<Finding>
}

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The settings that a variable may mean. Two letters make another word of a short one (HOST, POST). */
export function settingsMeantBy(name: string): string[] {
  const settings = Object.keys(settingsSchema.shape)
  // Docker's images read secrets from files this way. Here only BACKUP_KEY_FILE is a setting.
  const written = plain(name.replace(/_FILE$/, ''))
  if (settings.includes(name)) return []
  return settings.filter((setting) => setting.length > 5 && distance(written, plain(setting)) <= 2)
}

const secretNames = ['SITE_SECRET', 'BACKEND_TOKEN', 'REVALIDATE_SECRET', 'METRICS_TOKEN', 'STAFF_PASSWORD'] as const

const sample =
  /change.?(?:me|it|this)|replace.?(?:me|this)|example|sample|a secret for|your.?(?:secret|password|token)|0123456789|1234567890|abcdefgh|qwerty/i

const [gigabyte, timeoutMs] = [1024 ** 3, 30_000]

/** The headers of a page as the site sends them (`server/proxy/head.ts`). Two policies would be joined by a comma. */
const pageHeaders = {
  'content-encoding': /^(?:br|gzip)$/,
  'cache-control': /^public, max-age=0, must-revalidate$/,
  expires: /^$/,
  'content-security-policy': /^(?!.*default-src.*default-src).*default-src/,
  'strict-transport-security': /^max-age=[1-9][^,]*$/,
}

const isLocal = (address: string) =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(URL.parse(address)?.hostname ?? '')

/** The home page; undefined where no address was given, it does not answer, or leads elsewhere. */
const ownPage = ({ page }: Facts) => page.then((result) => (result?.target ? undefined : result)).catch(() => undefined)

/** What a hosted backend looks after itself. */
export const ofContent = ['database', 'bucket', 'mail', 'backups']

function addressFinding(
  seen: NonNullable<ReturnType<typeof readProxyView>>,
  origin: string,
  forgedAddress: string,
): Finding {
  const { forwardedFor, client } = seen
  if (forwardedFor.length === 0) return problem(`X-Forwarded-For does not arrive: all visitors seem to be ${seen.peer}`)
  if (!seen.isPeerTrusted) return problem(`the proxy is ${seen.peer}, which TRUSTED_PROXIES does not name`)
  if (client !== forgedAddress) return fine(`the visitor's address arrives: ${client}`)
  if (isLocal(origin) || seen.isLastForwardedTrusted)
    return warning('TRUSTED_PROXIES names this machine, which may name any visitor', 'Run this from outside.')
  return problem('visitors can choose the address that the site takes for theirs')
}

export const checks: Record<string, Check> = {
  settings: {
    advice: 'Correct it: the site does not start. docs/operations.md describes each setting.',
    *run({ problems, environment }) {
      for (const { name, message } of problems) yield problem(`${name} ${message}`)
      if (problems.length === 0) yield fine('all settings are valid')
      for (const name of Object.keys(environment).filter((name) => environment[name])) {
        const meant = settingsMeantBy(name).join(' or ')
        if (meant) yield warning(`${name} is not a setting: did you mean ${meant}?`, 'Correct its name, or remove it.')
      }
    },
  },
  secrets: {
    advice: 'Run this as the user of the site, and replace a weak one by the output of: openssl rand -hex 32',
    async *run({ settings }) {
      // Throws if the generated one cannot be read.
      existingSiteSecret()
      // Its dictionaries take a second to load.
      const { longestPassword, passwordError } = await import('@/lib/backend/embedded/staff/password-rule')
      let areFine = true
      for (const name of secretNames) {
        const value = settings[name]?.slice(0, longestPassword)
        const error = value && (sample.test(value) || (await passwordError(value, { email: settings.STAFF_EMAIL })))
        if (error) yield problem(`${name} is an example or easy to guess`)
        if (error) areFine = false
      }
      if (areFine) yield fine('no secret is an example')
    },
  },
  site: {
    advice: 'See the log of the site. docs/operations.md describes what /readyz answers.',
    async *run({ settings: { HOST, PORT, BACKEND_URL }, ask }) {
      const address = `http://${['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST}:${PORT}`
      const answer = await ask(`${address}/readyz`).catch(() => undefined)
      if (!answer) yield warning(`nothing answers at ${address}`, 'Start it, unless it was stopped on purpose.')
      else if (answer.status === 200) yield fine(`the site is running at ${address}`)
      else yield problem(`the site at ${address} is not ready: ${await answer.text()}`)
      if (!BACKEND_URL) return
      // A backend that does not have it answers 404.
      const { status } = await ask(`${BACKEND_URL}/content-versions`)
      yield (status < 500 ? fine : problem)(`the hosted backend answers ${status}`)
    },
  },
  disk: {
    advice: 'Run this as the user of the site, which DATA_DIR belongs to; make room: delete old logs and backups.',
    async *run({ settings: { DATA_DIR }, lookAt }) {
      const { folder, freeBytes, writeError, isOfOtherUser } = await lookAt(DATA_DIR)
      if (folder !== DATA_DIR)
        return yield warning(`there is no folder ${DATA_DIR}`, 'npm start makes it, or DATA_DIR is wrong.')
      if (writeError) yield problem(`${DATA_DIR} cannot be written: ${writeError}`)
      if (isOfOtherUser) yield warning(`${DATA_DIR} belongs to another user`)
      const report = freeBytes < gigabyte / 4 ? problem : freeBytes < 2 * gigabyte ? warning : fine
      yield report(`${(freeBytes / gigabyte).toFixed(1)} GB are free for ${DATA_DIR}`)
    },
  },
  database: {
    advice: 'npm start creates and migrates it. If the site had content, correct DATA_DIR or DATABASE_URL.',
    async *run({ database, settings: { DATABASE_URL } }) {
      const state = await database
      const hindrance = hindranceOf(state)
      if (hindrance) return yield problem(hindrance.reason, hindrance.advice)
      if (state.state !== 'read') return yield warning(state.reason)
      const { isBusy, migrations = [], program, server } = state
      yield isBusy
        ? warning(`${program} can be read; another program is writing all the time`, 'Run this again later.')
        : fine(`${program} can be read and written`)
      const known = knownMigrations(DATABASE_URL ? 'postgres' : 'sqlite')
      const pending = known.filter((name) => !migrations.includes(name))
      const newer = migrations.findLast((name) => !known.includes(name) && name > (known[0] ?? ''))
      if (newer) yield problem(`a newer version of the site has changed it (${newer})`, 'Install that version again.')
      else if (pending.length === 0) yield fine(`all migrations are applied, to ${known.at(-1)}`)
      else yield warning(`${pending.length} of ${known.length} migrations are pending (${pending[0]})`)
      const seconds = Math.round(Math.abs(server?.clockOffsetMs ?? 0) / 1000)
      // One-time codes and signed calls take half a minute at most.
      if (seconds >= 20)
        yield problem(`its clock differs by ${seconds} seconds from that of this machine`, 'timedatectl set-ntp true')
    },
  },
  bucket: {
    advice: 'Correct S3_ENDPOINT, S3_BUCKET, S3_REGION and both keys, which must be allowed to put, get, list, delete.',
    async *run({ bucket }) {
      if (!bucket) return yield fine('files are stored in DATA_DIR: no bucket is set')
      await tryBucket(bucket, 'doctor')
      yield fine('an object was stored, read, listed and deleted')
    },
  },
  mail: {
    advice: 'Correct SMTP_URL and MAIL_FROM: smtps:// with port 465, smtp:// with 587, @ / ? # % percent-encoded.',
    async *run({ settings: { SMTP_URL, MAIL_FROM, SITE_URL }, order: { mail } }) {
      if (!SMTP_URL) return yield warning('SMTP_URL is not set: mails wait in the outbox of the studio')
      const transport = createTransport(transportOptions(SMTP_URL))
      await transport.verify()
      if (mail === undefined) return yield fine('the mail server accepts this site; --mail ADDRESS sends a mail there')
      const text = `This mail was sent by "npm run doctor" of ${SITE_URL}. Mails of the site arrive here.`
      await transport.sendMail({ from: MAIL_FROM ?? mail, to: mail, subject: `Test of ${SITE_URL}`, text })
      yield fine('a mail was sent: see whether it arrived, and not among spam')
    },
  },
  redis: {
    advice: 'Start Redis or correct REDIS_URL. Until then each instance works on its own.',
    async *run({ settings: { REDIS_URL } }) {
      if (REDIS_URL === undefined) return yield fine('REDIS_URL is not set, which is right for one instance')
      const client = await oneShotClient(REDIS_URL)
      // Without a listener an error would end the process. The call that failed reports it.
      await client.on('error', () => undefined).connect()
      await client.set('ilc-doctor', 'check', { EX: 1 })
      client.destroy()
      yield fine('Redis stores a key')
    },
  },
  cdn: {
    advice: 'Correct CDN_SERVICE and CDN_TOKEN: it must be allowed to purge. Changes show ten minutes late.',
    async *run({ settings: { CDN }, purge }) {
      if (CDN === undefined || CDN === 'nginx') return yield fine(`${CDN ?? 'no cache in front'} needs no purge`)
      const failure = await purge(['doctor-check'])
      yield failure ? problem(`${CDN} could not be purged: ${failure.reason}`) : fine(`${CDN} can be purged`)
    },
  },
  backups: {
    advice: 'Correct BACKUP_DIR or BACKUP_S3_… (another disk, which the site may write), then: npm run backup:nightly',
    run: checkBackups,
  },
  address: {
    advice: 'Set SITE_URL to the public https:// address, and lead other names there: forms work at it only.',
    async *run({ settings: { SITE_URL, isSiteUrlGiven }, order: { url }, page, ask }) {
      if (!isSiteUrlGiven) yield warning(`SITE_URL is not set, so the site is ${SITE_URL}`)
      else if (!SITE_URL.startsWith('https:') && !isLocal(SITE_URL))
        yield problem(`SITE_URL is ${SITE_URL}, which is not encrypted`)
      const seen = await page.catch(reasonOf)
      if (!seen)
        return yield warning('the site was not looked at from outside', 'Run: npm run doctor -- --url https://…')
      if (typeof seen === 'string') return yield problem(`${url}: ${seen}`, 'See name server, firewall and proxy.')
      const { origin, target, answer } = seen
      if (target) return yield problem(`${origin} leads to ${target.href}`)
      if (SITE_URL !== origin) return yield problem(`SITE_URL is ${SITE_URL}, not ${origin}`)
      const other = origin.includes('//www.') ? origin.replace('//www.', '//') : origin.replace('//', '//www.')
      const also = isLocal(origin) ? undefined : await ask(`${other}/`).catch(() => undefined)
      const isSame = also?.status === 200 && also.headers.get('etag') === answer.headers.get('etag')
      yield isSame ? warning(`${other} shows the site too, and does not lead here`) : fine('SITE_URL is this address')
    },
  },
  encryption: {
    advice: 'Renew or complete the certificate, and redirect http to https with 308, as deploy/nginx.conf does.',
    async *run({ ask, order: { url } }) {
      if (!url) return
      const { protocol, origin, hostname, port } = new URL(url)
      if (protocol !== 'https:' && !isLocal(url)) yield problem(`${origin} is not encrypted`)
      if (protocol !== 'https:') return
      const socket = connect({ host: hostname, port: Number(port) || 443, rejectUnauthorized: false })
      await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs / 2) })
      const { valid_to: end } = socket.getPeerCertificate()
      socket.destroy()
      const days = Math.floor((Date.parse(end) - Date.now()) / (24 * 60 * 60 * 1000))
      // One of three months should have been renewed by then.
      yield (days < 14 ? warning : fine)(`the certificate is valid for ${days} more days`)
      const plain = `http://${hostname}/`
      const redirect = await ask(plain).catch(() => undefined)
      const target = redirect && targetOf(redirect, plain)
      if (!redirect) yield warning(`${plain} does not answer`, 'Open port 80: visitors type addresses without https.')
      else yield (target?.origin === origin ? fine : problem)(`${plain} leads to ${target?.href ?? 'nothing'}`)
    },
  },
  headers: {
    advice: 'Let the proxy pass on what the site sends, compressed, and add nothing of its own. Its log has failures.',
    async *run(facts) {
      const page = await ownPage(facts)
      if (!page) return
      const { origin, answer } = page
      const { headers, status } = answer
      if (status !== 200) return yield problem(`${origin}/ answers ${status}`)
      const changed = Object.entries(pageHeaders).filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
      for (const [name] of changed) yield problem(`${name} of a page is ${headers.get(name) || 'missing'}`)
      const again = await facts.ask(`${origin}/`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      if (again.status !== 304) yield problem('a page that is known is sent again (ETag)')
      else if (changed.length === 0) yield fine('pages arrive compressed, with the headers that the site sends')
    },
  },
  proxy: {
    advice: 'Compare the proxy with deploy/nginx.conf: X-Forwarded-For, Host, bodies of 32 MB, TRUSTED_PROXIES.',
    async *run(facts) {
      const { origin = '' } = (await ownPage(facts)) ?? {}
      // The token is not sent where another might read it.
      if (!origin.startsWith('https:') && !isLocal(origin)) return
      const authorization = `Bearer ${doctorToken(existingSiteSecret() ?? '')}`
      const view = async (query: string, init: RequestInit) =>
        readProxyView(await (await facts.ask(origin + proxyProbePath + query, init)).text())
      // An address that no visitor has (RFC 5737), as somebody would write it who wants to be taken for another.
      const forgedAddress = '192.0.2.77'
      const headers = { authorization, 'x-forwarded-for': forgedAddress }
      const send = (bytes: number) => view('', { method: 'POST', body: Buffer.alloc(bytes), headers })
      const seen = await send(1)
      if (!seen) return yield warning('the site does not say what arrives', 'Run this where its settings and data are.')
      yield addressFinding(seen, origin, forgedAddress)
      if (seen.host !== new URL(origin).host) yield problem(`Host arrives as ${seen.host}`)
      const largest = largestFile + 64 * 1024
      const form = `a form with a file of ${Math.ceil(largestFile / 1024 ** 2)} MB`
      const isLargeSent = (await send(largest).catch(() => undefined))?.bytes === largest
      yield isLargeSent ? fine(`${form} arrives`) : problem(`${form} does not arrive`)
      const query = `?${randomUUID()}`
      await view(query, { headers: { authorization } })
      if (await view(query, {})) yield problem('a cache in front keeps what is no-store, and shows it to everybody')
    },
  },
}

export async function findingsOf({ advice, run }: Check, facts: Facts): Promise<Finding[]> {
  const findings: Finding[] = []
  const running = async () => {
    for await (const finding of run(facts)) findings.push(finding)
  }
  await withTimeout(running(), timeoutMs, 'no result after 30 seconds').catch((error: unknown) =>
    findings.push(problem(reasonOf(error))),
  )
  return findings.map((one) => (one.state === 'fine' ? one : { ...one, advice: one.advice ?? advice }))
}
