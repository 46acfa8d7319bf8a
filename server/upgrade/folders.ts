import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { Refusal } from '@/lib/operations/refusal'
import type { Release } from './upgrade'

/**
 * The folders of a site that `npm run upgrade` can replace: `releases/NAME` has the program of a version, `current` leads
 * to the one that is started next, and `previous` to the one before.
 */
export class ReleaseFolders {
  readonly root: string

  /** Throws a Refusal if the program in `folder` is not in such folders. */
  constructor(folder: string) {
    const program = realpathSync(folder)
    this.root = path.dirname(path.dirname(program))
    const isHere = path.basename(path.dirname(program)) === 'releases' && isLink(path.join(this.root, 'current'))
    if (!isHere)
      throw new Refusal(
        `${program} is not in a folder "releases" with a link "current" beside it. deploy/README.md, step 9, says how to move it there once.`,
      )
  }

  /** The release of this name. */
  release(name: string): Release {
    return { name, folder: path.join(this.root, 'releases', name) }
  }

  current(): Release {
    return this.release(path.basename(realpathSync(path.join(this.root, 'current'))))
  }

  previous(): Release | undefined {
    const link = path.join(this.root, 'previous')
    return isLink(link) && existsSync(link) ? this.release(path.basename(readlinkSync(link))) : undefined
  }

  /** Makes `current` lead to a release, in one step: at any moment it leads to this one or to the one before. */
  switchTo({ name }: Release): void {
    const before = this.current()
    if (before.name !== name) this.#link('previous', before.name)
    this.#link('current', name)
  }

  /** Removes all releases that `isOwn` names, but the current one and the one before it. Returns their names. */
  removeOld(isOwn: (release: Release) => boolean): string[] {
    const retainedNames = [this.current().name, this.previous()?.name]
    const old = readdirSync(path.join(this.root, 'releases'))
      .map((name) => this.release(name))
      .filter((release) => !retainedNames.includes(release.name) && isOwn(release))
    for (const { folder } of old) rmSync(folder, { recursive: true, force: true })
    return old.map(({ name }) => name)
  }

  #link(link: string, name: string): void {
    const made = path.join(this.root, `.${link}-next`)
    rmSync(made, { force: true })
    symlinkSync(path.join('releases', name), made)
    renameSync(made, path.join(this.root, link))
  }
}

const isLink = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
