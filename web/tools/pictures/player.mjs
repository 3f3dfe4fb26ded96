// Presses through a game with the visible controls of the page, for tools/pictures.

/** A point of a region on the screen where nothing else lies above it; runs in the page. */
function pointOn(element) {
    const region = element.getAttribute('data-region')
    const box = element.getBoundingClientRect()
    const parts = 14
    for (let row = 1; row < parts; row++)
        for (let column = 1; column < parts; column++) {
            const x = box.left + (box.width * ((column * 5) % parts || parts / 2)) / parts
            const y = box.top + (box.height * ((row * 5) % parts || parts / 2)) / parts
            const hit = document.elementFromPoint(x, y)
            if (hit?.getAttribute('data-region') === region) return { x, y }
        }
    return null
}

export class Player {
    #turns = 0

    constructor(page) {
        this.page = page
        this.prompt = page.locator('section.prompt')
    }

    async kind() {
        return (
            (await this.prompt.getAttribute('data-kind', { timeout: 2000 }).catch(() => '')) ?? ''
        )
    }

    /** Plays until the game is over, or until it says stop. */
    async play(stop) {
        for (let step = 0; step < 5000; step++) {
            if (await this.page.locator('.podium').isVisible()) return
            if (await this.step(stop)) return
        }
        throw new Error('the game did not end')
    }

    async step(stop) {
        const dialog = this.page.locator('dialog[open]')
        if (await dialog.count()) {
            await dialog
                .locator('button.primary, button.die')
                .last()
                .click()
                .catch(() => {})
            return false
        }
        const kind = await this.kind()
        const busy = await this.prompt.getAttribute('data-busy').catch(() => 'true')
        if (!kind || busy === 'true') {
            await this.page.waitForTimeout(40)
            return false
        }
        if (await stop(kind)) return true
        await this.answer(kind)
        await this.page.waitForTimeout(60)
        return false
    }

    last() {
        return this.prompt.locator('.buttons button').last()
    }

    async answer(kind) {
        if (kind === 'pick') {
            await this.page.locator('button.combo:not(.dim)').first().click()
            await this.last().click()
        } else if (kind === 'choice') {
            this.#turns += 1
            const side = this.#turns % 4 ? -1 : -2
            await this.prompt.locator('.buttons button').nth(side).click()
        } else if (kind === 'conquer' || kind === 'ghouls') await this.conquer()
        else await this.settle(kind)
    }

    /** The regions that may be taken without the die, by the words a screen reader says. */
    async targets() {
        const open = this.page.locator('path.hit.open')
        const said = await open.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
        return said.flatMap((words, place) =>
            /costs/.test(words) && !/die/.test(words) ? [open.nth(place)] : [],
        )
    }

    async conquer() {
        const [target] = await this.targets()
        const point = target ? await target.evaluate(pointOn) : null
        if (point) await this.page.mouse.click(point.x, point.y)
        else await this.last().click()
    }

    /** Rests the pointer on a region, so that its receipt is shown. */
    async point(region) {
        const point = await region.evaluate(pointOn)
        if (point) await this.page.mouse.move(point.x, point.y)
    }

    /** Tokens and pieces by the helpers, or one by one with the keys of the map. */
    async settle(kind) {
        const done = this.prompt.locator('button[data-button=done]')
        if ((await done.count()) && (await done.isEnabled())) return done.click()
        const helper = this.prompt.locator('button[data-button=front], button[data-button=even]')
        if (kind !== 'place' && (await helper.count())) return helper.last().click()
        const region = this.page.locator('path.hit.open').first()
        if (!(await region.count())) return this.last().click()
        const point = await region.evaluate(pointOn)
        if (point) await this.page.mouse.click(point.x, point.y)
    }
}
