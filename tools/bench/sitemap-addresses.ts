const locations = async (address: string) =>
  [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)/g)].map(([, found = '']) => found)

/** All pages of a site by its sitemaps, those of different kinds mixed. */
export async function sitemapAddresses(url: string): Promise<string[]> {
  const maps = await locations(`${url}/sitemap.xml`)
  const all = [...new Set((await Promise.all(maps.map(locations))).flat())]
  // A prime far from any number of pages, so that each of them is taken once.
  return all.map((_, index) => all[(index * 7919) % all.length] ?? url)
}
