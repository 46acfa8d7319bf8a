import { Refusal } from '@/lib/operations/refusal'

/** A release: a folder with the program of one version, installed and built. */
export interface Release {
  name: string
  folder: string
}

/** What an upgrade asks of the machine. Each step may be repeated after an upgrade that was stopped in the middle. */
export interface UpgradePorts {
  /** Throws a Refusal if nothing should be begun: another upgrade, changed files, no room. */
  checkBefore: () => Promise<void>
  /** Copies the new version beside the one that serves. */
  fetchRelease: () => Promise<Release>
  /** Installs and builds it there, unless that was finished before. */
  build: (release: Release) => Promise<void>
  /** Makes a backup with the program that serves, and reads it again. Returns its name. */
  backUp: () => Promise<string>
  /** Restores that backup beside the site, with the new program, and serves it on another port. */
  rehearse: (release: Release, backup: string) => Promise<void>
  /** Migrates the database of the site, which goes on. */
  migrate: (release: Release) => Promise<void>
  /** The release that is started next. */
  current: () => Release
  /** The one before it, if there is one. */
  previous: () => Release | undefined
  /** Makes another release the one that is started next, in one step. */
  switchTo: (release: Release) => Promise<void>
  restart: () => Promise<void>
  /** Whether the site is served by this release now. */
  isServing: (release: Release) => Promise<boolean>
  /** Throws a Refusal if the site is not served by this release, or its pages fail. */
  checkServing: (release: Release) => Promise<void>
  removeOldReleases: () => Promise<void>
  say: (line: string) => void
}

/** Which steps an upgrade has. */
export interface UpgradeSteps {
  /** A site with a hosted backend stores nothing: there is nothing to back up or to migrate. */
  hasDatabase: boolean
  withRehearsal: boolean
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Starts the release of before again, after one that does not work. Throws a Refusal that says how it is now. */
async function goBack(ports: UpgradePorts, failed: Release, before: Release, error: unknown): Promise<never> {
  const { say } = ports
  say(`${failed.name} does not work: ${reasonOf(error)}`)
  say(`Going back to ${before.name}`)
  try {
    await ports.switchTo(before)
    await ports.restart()
    await ports.checkServing(before)
  } catch (second) {
    throw new Refusal(
      `${before.name} does not serve either: ${reasonOf(second)}\nIt is what "current" names. Start it by hand, and see the log of the site.`,
    )
  }
  throw new Refusal(
    `The site is served by ${before.name} again. The database stays migrated, which ${before.name} does not mind; nothing that was written is lost.`,
  )
}

/** Makes a release serve, and goes back to `before` if it does not. */
async function takeOver(ports: UpgradePorts, release: Release, before: Release | undefined): Promise<void> {
  try {
    await ports.restart()
    await ports.checkServing(release)
  } catch (error) {
    if (!before) throw error
    await goBack(ports, release, before, error)
  }
  await ports.removeOldReleases()
  ports.say(`The site is served by ${release.name}.`)
}

/**
 * Replaces the program of a site by a new version. Until the switch everything happens beside the site, which goes on;
 * a failure or a kill before it changes nothing but migrations, which the old program does not mind (ADR 85). Throws a
 * Refusal if the site is not served by the new version.
 */
export async function upgrade(ports: UpgradePorts, { hasDatabase, withRehearsal }: UpgradeSteps): Promise<void> {
  const { say } = ports
  say('Checking the conditions')
  await ports.checkBefore()
  const before = ports.current()
  say('Fetching the new version')
  const release = await ports.fetchRelease()
  if (release.name === before.name) {
    if (await ports.isServing(release)) return say(`The site is served by ${release.name} already.`)
    // An upgrade was stopped after its switch.
    say(`${release.name} is what is started next already. Restarting and checking it`)
    return takeOver(ports, release, ports.previous())
  }
  say(`Installing and building ${release.name}, while ${before.name} serves`)
  await ports.build(release)
  if (hasDatabase) {
    say('Making a backup')
    const backup = await ports.backUp()
    say(`The backup is ${backup}`)
    if (withRehearsal) {
      say(`Trying ${release.name} with a copy of the site`)
      await ports.rehearse(release, backup)
    }
    say('Migrating the database')
    await ports.migrate(release)
  }
  say(`Switching from ${before.name} to ${release.name}`)
  await ports.switchTo(release)
  return takeOver(ports, release, before)
}
