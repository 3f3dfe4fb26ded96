import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The pages of the rules, which Python reads too. */
const FOLDER = join(import.meta.dirname, '../../docs/rules')
const PREFIX = 'virtual:rules/'

/** One rule: its ID, the section it stands in and its text. */
export type NumberedRule = { id: string; section: string; text: string }

const ID = String.raw`[A-Z]-\d?[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?`
const ENTRY = new RegExp(String.raw`^(?:-|\d+\.) \*\*(${ID})(?: ([^*]+))?\*\*\s*(.*)$`)
/** A rule that begins in the middle of another one's line. */
const FURTHER = new RegExp(String.raw`\*\*(${ID})\*\*\s*`)
const HEADING = /^#+\s+(.*)$/
const TRAIT = /^\*\*(.+)\*\*$/
/** The ID of a thing by its own name: K-FAC-orcs-L1. */
const OWN_ID = String.raw`[A-Z]-[A-Z]+-[a-z_]+(?:-L\d)?`
const OWN_HEADING = new RegExp(String.raw`^#+\s+(${OWN_ID}) — (.*)$`)
const OWN = new RegExp(`^${OWN_ID}$`)
const ROW = /^\| (.*) \|$/

/** A page of rules, read line by line: the twin of text/numbered_rules.py. */
class Page {
  found: NumberedRule[] = []
  #section = ''
  #inEntry = false
  #inThing = false
  #columns: string[] = []

  read(line: string) {
    const entry = ENTRY.exec(line)
    const thing = OWN_HEADING.exec(line)
    const heading = HEADING.exec(line) ?? TRAIT.exec(line)
    const row = ROW.exec(line)
    if (entry) {
      this.found.push(...begun(this.#section, entry[1]!, `${entry[2] ?? ''} ${entry[3]}`.trim()))
      this.#inEntry = true
    } else if (thing) {
      this.#section = thing[2]!
      this.found.push({ id: thing[1]!, section: this.#section, text: '' })
      this.#inEntry = false
      this.#inThing = true
    } else if (heading) {
      this.#section = heading[1]!.trim()
      this.#inEntry = this.#inThing = false
    } else if (row) this.#readRow(row[1]!.split(' | '))
    else if (this.#goesOn(line)) this.#goOn(line.trim())
    else this.#inEntry = false
  }

  #goesOn(line: string): boolean {
    return (this.#inEntry && line.startsWith('  ')) || (this.#inThing && /[^|-]/.test(line))
  }

  /** Reads a row of a table: a rule of its own, or more about the thing the table is of. */
  #readRow(cells: string[]) {
    const [first = '', ...rest] = cells
    if (first === 'ID' || first === 'Region') this.#columns = cells
    else if (OWN.test(first)) {
      const text = rest.map((cell, place) => `${this.#columns[place + 1]}: ${cell}`).join('\n')
      this.found.push({ id: first, section: this.#section, text })
    } else if (this.#inThing) this.#goOn(`${first}: ${rest.join(', ')}`)
  }

  /** Adds to the last rule. */
  #goOn(text: string) {
    const last = this.found.pop()
    if (last) this.found.push(...begun(last.section, last.id, `${last.text}\n${text}`))
  }
}

/** Divides a text into the rule it belongs to and those that begin within it. */
function begun(section: string, id: string, text: string): NumberedRule[] {
  const [first = '', ...rest] = text.split(FURTHER)
  const rules = [{ id, section, text: first.trim() }]
  for (let place = 0; place < rest.length; place += 2)
    rules.push({ id: rest[place]!, section, text: rest[place + 1]!.trim() })
  return rules
}

/** Reads the rules out of a page of docs/rules. */
export function parseRules(markdown: string): NumberedRule[] {
  const page = new Page()
  for (const line of markdown.split('\n')) page.read(line)
  return page.found
}

/** Offers `virtual:rules/GAME`, whose default export lists the rules of a game. */
export function rules(): Plugin {
  return {
    name: 'elbowroom-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined
      const file = join(FOLDER, `${id.slice(PREFIX.length + 1)}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(parseRules(readFileSync(file, 'utf8')))}`
    },
  }
}
