export class Names {
  readonly #next = new Map<string, number>()

  give(name: string): string {
    let number = this.#next.get(name) ?? 1
    let input = number === 1 ? name : `${name}-${number}`
    while (number > 1 && this.#next.has(input)) input = `${name}-${(number += 1)}`
    this.#next.set(name, number + 1)
    if (input !== name) this.#next.set(input, 2)
    return input
  }
}
