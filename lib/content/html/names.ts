export class Names {
  readonly #next = new Map<string, number>()

  give(name: string): string {
    let number = this.#next.get(name) ?? 1
    let given = number === 1 ? name : `${name}-${number}`
    while (number > 1 && this.#next.has(given)) given = `${name}-${(number += 1)}`
    this.#next.set(name, number + 1)
    if (given !== name) this.#next.set(given, 2)
    return given
  }
}
