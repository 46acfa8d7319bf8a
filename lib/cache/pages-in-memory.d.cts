/** What tests ask of it; Next knows the rest. */
declare class PagesInMemory {
  constructor(context: object)
  get(key: string, about: { kind: 'APP_PAGE' }): Promise<object | null>
  set(key: string, page: object, about: object): Promise<void>
  revalidateTag(tags: string | string[]): Promise<void>
}

export = PagesInMemory
