import { expect } from 'vitest'
import { choose, PHONE } from './browser'
import { accept, inviting, menu, pair, told } from './company'
import { everything } from './map'
import { seatLinks } from './moments'
import { Player } from './player'
import { stage } from './stage'

// A clock runs from the start of the server.
const scene = stage({ ownServer: true })
const neutral = (lines: string[], name: string) => lines.map((one) => one.replace('You,', name))

scene('two browsers at one table, and a spectator who sees no coins', async (cast) => {
  const mira = await cast.person()
  const link = await inviting(mira, 'Mira')
  expect(link).toContain('#s=')
  await mira.getByText('works on this computer alone').waitFor()
  const tomas = await cast.person()
  await accept(tomas, link, 'Tomáš')
  expect(tomas.url()).not.toContain('s=')
  const watcher = await cast.person()
  await watcher.goto(mira.url())
  await watcher.locator('section.prompt').waitFor()
  expect(await watcher.locator('section.who .coin:not(.hidden)').count()).toBe(0)
  expect(await watcher.locator('section.prompt .buttons button').count()).toBe(0)

  // Each plays a turn; then everybody sees the same map.
  const turn = watcher.locator('.turn.now')
  const players = [new Player(mira), new Player(tomas)]
  while ((await turn.innerText()).trim() === '1')
    for (const player of players) {
      const sight = await player.sight()
      if (sight.toDo) await player.step(sight)
    }
  const seen = await everything(watcher)
  expect(seen.join()).toContain('Mira,')
  await expect.poll(async () => neutral(await everything(mira), 'Mira,')).toEqual(seen)
  await expect.poll(async () => neutral(await everything(tomas), 'Tomáš,')).toEqual(seen)
})

scene('markup in a name and in the chat is shown as text', async (cast) => {
  const mira = await cast.person()
  const link = await inviting(mira, '<i>Mira</i>')
  const tomas = await cast.person()
  await accept(tomas, link, 'Tomáš')
  await mira.locator('section.prompt').waitFor()
  await tomas.getByText('<i>Mira</i>').first().waitFor()
  await tomas.getByRole('tab', { name: /Chat/ }).click()
  const said = '<img src=x onerror="document.title=1"><b>That lair was rent-controlled!</b>'
  await tomas.getByPlaceholder('Say something…').fill(said)
  await tomas.getByRole('button', { name: 'Send' }).click()
  await mira.getByRole('tab', { name: /Chat/ }).click()
  await mira.getByText(said).waitFor()
  expect(await mira.locator('.chat b', { hasText: 'rent-controlled' }).count()).toBe(0)
  expect(await mira.title()).not.toBe('1')
})

scene(
  'a phone chooses how long a table waits, and copies its link without a certificate',
  async (cast) => {
    const page = await cast.person({ ...PHONE, fresh: true })
    // Pages of plain http, as in one's own network, have no clipboard of their own.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
    )
    await page.goto('/')
    await choose(page, 'Players', '2')
    await choose(page, 'Chair 2', 'Friend by link')
    await choose(page, 'If somebody keeps the others waiting', 'Short')
    await page.getByRole('group', { name: 'Who has to agree to a bot' }).waitFor()
    await page.getByRole('button', { name: 'Open the table' }).tap()
    await page.getByRole('button', { name: 'Copy link' }).tap()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await page.evaluate(() => (document.execCommand = () => false))
    await page.getByRole('button', { name: 'Copied' }).tap()
    await page.getByRole('alert').filter({ hasText: 'Select the link and copy it.' }).waitFor()
  },
)

scene('a private table is found by its link only, a listed one in the lobby', async (cast) => {
  const host = await cast.person()
  const link = await inviting(host, 'Hidden Hilda')
  const other = await cast.person()
  await inviting(other, 'Listed Lotte', true)
  const guest = await cast.person()
  await guest.goto('/')
  await guest.getByText('Listed Lotte').waitFor()
  expect(await guest.getByText('Hidden Hilda').count()).toBe(0)
  await guest.getByLabel('Paste a link').fill(link)
  await guest.getByRole('button', { name: 'Join' }).first().click()
  await guest.getByText('Hidden Hilda wants to play').waitFor()
  await guest.getByRole('button', { name: 'Take a seat' }).click()
  await guest.locator('section.prompt').waitFor()
})

scene('a bot stands in, hands the seat back, and one sees what was missed', async (cast) => {
  const [mira, tomas] = await pair(cast, seatLinks('middle'))
  const table = tomas.page.url()
  await menu(tomas.page, 'Let a bot play for me')
  await told(mira.page, 'Tomáš leaves; a bot stands in.')
  const device = tomas.page.context()
  await tomas.page.close()
  await mira.turn()
  await mira.until((sight) => sight.toDo, 'the turn after that of the bot')

  const page = await device.newPage()
  await page.goto(`${table}?news`)
  const past = page.locator('section.prompt', { hasText: 'the map shows the past' })
  await past.getByRole('button', { name: 'Pause' }).click()
  while (!/Tomáš scores/.test(await past.innerText()))
    await past.getByRole('button', { name: 'Next' }).click()
  await page.getByText('What you missed').waitFor()
  await past.getByRole('button', { name: /^(Skip to my turn|Back to the present)/ }).click()
  await past.waitFor({ state: 'detached' })
  expect(page.url()).toBe(table)
  await page.locator('.log').getByText('Tomáš scores').first().waitFor()
  await menu(page, 'Take my seat back')
  await told(mira.page, 'Tomáš is back.')
  const back = new Player(page)
  await mira.turn()
  await back.until((sight) => sight.toDo, 'the turn after')
})

scene('one leaves in mid-turn and goes on at another device by the seat link', async (cast) => {
  const [mira] = await pair(cast, seatLinks('moving'))
  await mira.asked('choice')
  await mira.button('expand')
  await mira.asked('ready')
  await mira.page.getByRole('button', { name: 'Settings' }).click()
  const link = await mira.page.getByLabel('Link of your seat').inputValue()
  await mira.page.context().close()
  const other = new Player(await cast.person(PHONE), { touch: true })
  await other.page.goto(link)
  await other.asked('ready')
  expect(other.page.url()).not.toContain('s=')
  await other.turn()
})

scene('a stalled table is closed once both agree, and not before', async (cast) => {
  const [mira, tomas] = await pair(cast, seatLinks('stalled'))
  await menu(mira.page, 'Offer an early end')
  await told(tomas.page, 'Mira agrees to close the table.')
  await mira.asked('choice')
  await menu(mira.page, 'Play on after all')
  await told(tomas.page, 'Mira wants to play on.')
  await menu(tomas.page, 'Offer an early end')
  await told(mira.page, 'Tomáš agrees to close the table.')
  await mira.asked('choice')
  await mira.page.getByText('Would end the game early: Tomáš.').waitFor()
  await mira.page.getByRole('button', { name: 'Agree to the early end' }).click()
  for (const { page } of [mira, tomas])
    await page.locator('section.prompt', { hasText: 'The table is closed.' }).waitFor()
  // A notice that came before leads to the closed table, which says so.
  await tomas.page.goto(`${tomas.page.url()}?news`)
  await tomas.page.locator('section.prompt', { hasText: 'The table is closed.' }).waitFor()
})

scene('a clock that runs out lets a bot stand in until its owner returns', async (cast) => {
  const [mira, tomas] = await pair(cast, seatLinks('clock'))
  const clock = tomas.page.getByRole('region', { name: 'Tomáš' }).getByRole('timer')
  await expect.poll(() => clock.innerText()).toMatch(/0:0\d$/)
  await mira.asked('choice')
  await mira.button('decline')
  await mira.button('yes')
  await tomas.page.locator('.clock.running.low').waitFor()
  await told(tomas.page, 'Tomáš is out of time; a bot stands in.')
  // The bot plays the turn; whoever returns gets half a minute at least.
  await mira.asked('pick')
  await menu(tomas.page, 'Take my seat back')
  await told(mira.page, 'Tomáš is back.')
  await expect.poll(() => clock.innerText()).toMatch(/0:30$/)
})

scene('a rematch brings both to one new table', async (cast) => {
  const players = await pair(cast, seatLinks('end'))
  const [mira, tomas] = players
  await Promise.all(players.map((player) => player.play()))
  await mira.page.getByRole('button', { name: 'Rematch' }).click()
  await mira.until((sight) => !sight.over, 'the new table')
  await tomas.page.getByRole('button', { name: 'Rematch' }).click()
  await tomas.until((sight) => !sight.over, 'the new table')
  expect(tomas.page.url()).toBe(mira.page.url())
  await Promise.race([mira.asked('pick'), tomas.asked('pick')])
})

scene('whoever waits for words that do not come goes on without them', async (cast) => {
  const [link] = seatLinks('words')
  const mira = await cast.person()
  await mira.goto(link)
  await mira.getByText('the words for the dice have come from the browser of: Tomáš').waitFor()
  await mira.getByRole('button', { name: 'Go on without these words' }).click()
  await mira.locator('section.prompt').waitFor()
  await told(mira, 'Words for the dice did not come from: Tomáš.')
})

scene('a code brings a seat back, its data can be had, and it can be deleted', async (cast) => {
  const [link, others] = seatLinks('yours')
  const lost = await cast.person()
  await lost.goto(link)
  await lost.locator('section.prompt').waitFor()
  await lost.goto('/you')
  await lost.getByRole('button', { name: 'Make a recovery code' }).click()
  await lost.getByText('It opens 1 seat').waitFor()
  const code = await lost.locator('.letters').innerText()

  const found = await cast.person()
  await found.goto('/you')
  await found.getByLabel('Type the code you wrote down.').fill(code.toLowerCase())
  await found.getByRole('button', { name: 'Get my seats back' }).click()
  await found.getByRole('link', { name: 'Small World' }).waitFor()
  const saving = found.waitForEvent('download')
  await found.getByRole('button', { name: 'Download my data' }).click()
  const saved: Buffer[] = []
  for await (const part of await (await saving).createReadStream()) saved.push(part as Buffer)
  expect(Buffer.concat(saved).toString()).toContain('Mira')
  await lost.goto(link)
  await lost.getByRole('heading', { name: 'This seat is not yours.' }).waitFor()

  await found.getByRole('button', { name: 'Delete me' }).click()
  await found.getByRole('button', { name: 'Yes, delete me from 1 table' }).click()
  await found.getByText('Done. The server knows you no more.').waitFor()
  await found.getByText('This browser holds no seats.').waitFor()
  const tomas = await cast.person()
  await tomas.goto(others)
  await tomas.locator('section.prompt').waitFor()
  expect(await tomas.getByText('Mira').count()).toBe(0)
})

scene('a wrong seat link and an unknown table are told in words', async (cast) => {
  const page = await cast.person()
  await page.goto('/t/nosuchtable')
  await page.getByText('There is no such table. Check the link.').waitFor()
  const [link] = seatLinks('middle')
  await page.goto(link.replace(/s=.*/, 's=wrongwrongwrongwrongwrong'))
  await page.getByText('This link does not open a seat any more. You are watching.').waitFor()
})
