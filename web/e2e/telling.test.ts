import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pair, told } from './company'
import { speak } from './map'
import { KingdomsPlayer } from './kingdoms'
import { seatLinks, sitDown, watch } from './moments'
import { Player } from './player'
import { stage } from './stage'

const scene = stage()
const LANGUAGES = ['en', 'cs', 'pl', 'is']

/** What a page says to eyes and ears, in one text. */
function everyWord(): string {
  const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
    (one) => `${one.getAttribute('aria-label') ?? ''} ${one.getAttribute('title') ?? ''}`,
  )
  return [document.body.innerText, ...labels].join('\n')
}

/** Regions and cards as the files of the game number them: "e1", "C4". */
const CODES = /\b(?:[a-p][1-7]|[wk][12]|C[1-8])\b/g

async function expectNames(page: Page, when: string): Promise<void> {
  expect((await page.evaluate(everyWord)).match(CODES) ?? [], when).toEqual([])
}

scene('a game of two sides ends with its sides, their sums and the rule', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-sides-last')
  await player.play()
  const end = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  const said = /The (Alliance|Horde) wins, \d+ to \d+/
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(said)
  expect(await end()).toContain('The best player of each side counts.')
  expect(await end()).toMatch(/Alliance: Guest \d+, Pebble \d+ \(together \d+\)/)
  expect(await end()).toMatch(/Horde: Thistle \d+, Bramble \d+ \(together \d+\)/)
  // Whoever comes back to the finished game reads the same.
  const before = await end()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: said }).waitFor()
  expect(await end()).toContain(/Alliance: Guest.*?\(together \d+\)/.exec(before)![0])
})

scene('a refusal goes when its prompt goes', async (cast) => {
  const page = await cast.person()
  const player = await sitDown(page, 'islands-tools')
  const refusal = player.prompt.locator('.refusal')
  await player.region('M1A-05')
  await refusal.filter({ hasText: 'Silverbirch Hold' }).waitFor()
  await player.region('L1A-11')
  await refusal.waitFor({ state: 'detached' })
  await player.asked('conquer')
  expect(await refusal.count()).toBe(0)
})

scene('a bomb that explodes tells who lost what, in the log and on the region', async (cast) => {
  const page = await cast.person({ reducedMotion: 'no-preference' })
  const player = await sitDown(page, 'islands-mined')
  await page.evaluate(() => {
    const slips = ((window as unknown as { slips: Set<string> }).slips = new Set<string>())
    const look = () => {
      for (const one of document.querySelectorAll('g.slip')) slips.add(one.textContent.trim())
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  const lost = page.locator('.log li', { hasText: /Thistle loses .+ and 1 token\./ })
  for (;;) {
    const sight = await player.until((one) => one.toDo, 'the next bomb')
    if (sight.kind !== 'start' || (await lost.count())) break
    await player.region(sight.targets[0]!.id)
    await player.until((one) => one.sign !== sight.sign, 'the bomb turned over')
  }
  await lost.first().waitFor()
  const slips = () => page.evaluate(() => [...(window as unknown as { slips: Set<string> }).slips])
  await expect.poll(slips).toContainEqual(expect.stringMatching(/Thistle.*1/))
})

scene('whoever is driven out reads who took which region', async (cast) => {
  const [mira, tomas] = await pair(cast, seatLinks('driven'))
  await mira.asked('conquer')
  await mira.region('r18')
  await mira.turn()
  await tomas.asked('withdraw')
  // Nobody has acted since: the end of the turn can be taken back, and is taken again.
  await mira.page.getByRole('button', { name: /^Undo/ }).click()
  await mira.asked('redeploy')
  await tomas.until((sight) => !sight.toDo, 'the end of the turn taken back')
  await mira.turn()
  await tomas.asked('withdraw')
  const words = (await tomas.prompt.innerText()).replaceAll(/\s+/g, ' ')
  expect(words).toMatch(/Mira took \S.* from you: place 1 token\./)
  await speak(tomas.page, 'cs')
  await tomas.prompt.getByText(/Mira ti bere: .+\. Rozmísti 1 žeton\./).waitFor()
})

scene(
  'the first turn says that the game begins, and the slip covers what it lies on',
  async (cast) => {
    const page = await cast.person({ locale: 'cs' })
    await page.goto('/')
    await page.getByPlaceholder('Přezdívka').fill('Mira')
    await page.locator('button.huge').first().click()
    const player = new Player(page)
    const first = await player.until((sight) => sight.toDo, 'the first question')
    const others = page.locator('.log li', { hasText: /na tahu je (?!Mira)/ })
    if (!(await others.count()))
      expect(await page.locator('.news').first().innerText()).toContain('Hra začíná')
    expect(first.kind).toBe('pick')
    // The slip goes by itself: it is looked at whenever something has changed.
    const covered = page.waitForFunction(() => {
      const [slip, left] = ['.slip', '.left'].map((css) => document.querySelector<HTMLElement>(css))
      return slip && left && Math.abs(slip.offsetWidth - (left.offsetWidth - 6)) <= 1
    })
    await player.turn()
    await covered
  },
)

scene(
  'Kingdoms: two players read that two flags leave the defender, others of peace',
  async (cast) => {
    for (const [moment, words] of [
      ['kingdoms-war-two', 'Two flags: the defender stays, nobody pays, the attacker goes back.'],
      ['kingdoms-war', 'Two flags: an alliance, both stay, nobody pays.'],
    ] as const) {
      const page = await cast.person()
      const player = await sitDown(page, moment)
      await player.asked('dial')
      expect(await page.locator('.war').innerText()).toContain(words)
      expect(
        await page
          .locator('.war')
          .innerText()
          .then((all) => all.match(/Two flags/g)),
      ).toHaveLength(1)
      await expectNames(page, moment)
      // The list of keys is of this game and of this question.
      await page.keyboard.press('?')
      const keys = await page.getByRole('dialog').innerText()
      expect(keys).not.toMatch(/combo|token|redeploy|decline/i)
      expect(keys).toMatch(/flag/i)
      await page.keyboard.press('Escape')
    }
  },
)

scene(
  'Kingdoms: the dummy has a name when it announces the end, and places have theirs',
  async (cast) => {
    const page = await cast.person()
    await sitDown(page, 'kingdoms-alone-last')
    const player = new KingdomsPlayer(page)
    const announced = page.locator('.log li', { hasText: 'announces the end' })
    await player.play(async ({ kind }) => {
      await expectNames(page, kind)
      return (await announced.count()) > 0
    })
    expect(await announced.innerText()).toMatch(
      /^Dummy opponent announces the end: the top magic level/,
    )
    expect(await page.evaluate(everyWord)).not.toMatch(/\?\s+announces/)
  },
)

scene('what gives something up is never the main button', async (cast) => {
  const page = await cast.person()
  const accented = page.locator('section.prompt .button.primary')
  const player = await sitDown(page, 'fortress')
  await player.asked('place')
  expect(await accented.count(), 'a fortress still to place').toBe(0)
  await sitDown(page, 'kingdoms-three')
  const ruler = new KingdomsPlayer(page)
  for (const action of ['expand', 'trade']) {
    ruler.wishes = [action]
    await ruler.play(({ kind }) => kind === 'act')
    expect((await accented.allInnerTexts()).join(), action).not.toMatch(/nothing|Collect/)
    expect((await ruler.sight()).buttons, action).toContain('pass')
    await ruler.button('pass')
    await page
      .getByText(/: do nothing, though you could use it\?/)
      .first()
      .waitFor()
    expect(await accented.innerText()).toContain('Keep playing')
    await page.keyboard.press('e')
    await ruler.until((sight) => sight.buttons.includes('pass'), 'the question again')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await ruler.asked('select')
  }
})

scene('Kingdoms begins with its set-up, not with a round 0, and is told in names', async (cast) => {
  const page = await cast.person({ viewport: { width: 1280, height: 720 } })
  await page.goto('/')
  await page.locator('label.game', { hasText: 'Tiny Epic Kingdoms' }).click()
  await page.getByRole('button', { name: 'Play now against bots' }).click()
  const player = new KingdomsPlayer(page)
  await player.play(async ({ kind }) => {
    const header = await page.locator('.round').innerText()
    if (kind !== 'select' && kind !== 'act') expect(header, kind).toBe('Set-up')
    await expectNames(page, kind)
    return kind === 'act'
  })
  expect(await page.locator('.round').innerText()).toBe('Round 1')
  await page.keyboard.press('l')
  await told(page, 'chooses')
  await expectNames(page, 'log')

  await watch(page, 'kingdoms-three')
  for (let move = 0; move < 12; move++) {
    await expectNames(page, `move ${move} of a study`)
    expect(await page.evaluate(everyWord)).not.toMatch(/Round 0\b/)
    await page.keyboard.press('ArrowRight')
  }
})

/** The words of names that are broken inside although no soft hyphen allows it; runs in the page. */
function brokenWords(css: string): string[] {
  const broken: string[] = []
  for (const name of document.querySelectorAll(css))
    for (const node of name.childNodes) {
      if (!(node instanceof Text)) continue
      for (const { 0: part, index } of node.data.matchAll(/[^\s\u00AD-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + part.length)
        const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)))
        if (lines.size > 1) broken.push(node.data)
      }
    }
  return broken
}

/** Elements whose words do not fit into them; runs in the page. */
function cutWords(css: string): string[] {
  return [...document.querySelectorAll(css)]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)
}

/** Banners that reach over the edge of the map's box; runs in the page. */
function overTheEdge(): string[] {
  const map = document.querySelector('section.map')!.getBoundingClientRect()
  return [...document.querySelectorAll('section.map svg text.display')]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < map.left || right > map.right || top < map.top || bottom > map.bottom
    })
    .map((one) => one.textContent ?? '')
}

const PHONE = { width: 390, height: 844 }
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** Opens a game of so many against bots, as the lobby stands. */
async function open(page: Page, place: number, players: number): Promise<Player> {
  await page.goto('/')
  await page.locator('label.game').nth(place).click()
  await page.locator(`fieldset input[value="${players}"]`).first().check({ force: true })
  await page.locator('button.huge').first().click()
  const player = new Player(page)
  await player.until((sight) => sight.toDo, 'the first question')
  return player
}

scene(
  'what a race and its power do is read beside their card, by pointer and by key',
  async (cast) => {
    const page = await cast.person()
    await open(page, 0, 2)
    const flap = page.locator('.flap')
    const map = (await page.locator('section.map').boundingBox())!
    const cards = page.locator('button.combo')
    for (const place of [0, 5])
      for (const point of [
        () => cards.nth(place).hover(),
        () => page.keyboard.press('Tab').then(() => cards.nth(place).focus()),
      ]) {
        await page.mouse.move(1, 1)
        await flap.waitFor({ state: 'detached' })
        await point()
        await flap.waitFor()
        const [words, card] = [(await flap.boundingBox())!, (await cards.nth(place).boundingBox())!]
        expect(words.y, 'not over the map').toBeGreaterThanOrEqual(map.y + map.height)
        const apart = words.x >= card.x + card.width - 3 || words.x + words.width <= card.x + 3
        expect(apart, 'beside the card').toBe(true)
        expect(await flap.locator('p').count()).toBe(2)
        await cards.nth(place).evaluate((one: HTMLElement) => one.blur())
      }
  },
)

// Every look is also a look at the map's box, which only the window may change (steadiness.ts).
for (const [place, game] of ['Small World', 'Warcraft'].entries())
  scene(`${game}: no name is broken, no chip cut, no banner over the edge`, async (cast) => {
    const page = await cast.person({ viewport: WINDOWS[0]! })
    for (const players of [2, 3, 4]) {
      const player = await open(page, place, players)
      await player.sight()
      expect(await page.evaluate(overTheEdge), `${players}`).toEqual([])
    }
    const player = await open(page, place, 5)
    for (const language of LANGUAGES) {
      await page.evaluate((one) => localStorage.setItem('elbowroom.language', one), language)
      await page.reload()
      await player.until((sight) => sight.toDo, 'the question again')
      await page.evaluate(() => document.fonts.ready.then(() => true))
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        const where = `${language} ${size.width}`
        await player.sight()
        expect(await page.evaluate(brokenWords, 'button.combo .name'), where).toEqual([])
        expect(await page.evaluate(cutWords, '.tag.about'), where).toEqual([])
        expect(await page.evaluate(overTheEdge), where).toEqual([])
      }
      await page.setViewportSize(PHONE)
      await page.locator('.phone nav').waitFor()
      expect(await page.evaluate(cutWords, '.phone nav span'), language).toEqual([])
    }
  })
