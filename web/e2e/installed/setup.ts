import type { TestProject } from 'vitest/node'

/** The server runs already: tests/packaging/test_wheel.py has installed and started it. */
export default function setup(project: TestProject): void {
  const address = process.env.INSTALLED
  if (!address) throw new Error('INSTALLED is the address of the server to play on')
  project.provide('server', address)
}
