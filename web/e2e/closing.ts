import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Says at the very end what failed, and what passed only at the second try: logs are read from there. */
export default class Closing implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], faults: readonly { message?: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const broken = modules.flatMap((module) =>
      module.errors().map((fault) => `FAILED ${module.relativeModuleId}: ${firstLine(fault)}`),
    )
    const lines = [
      ...tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `second try: ${named(test)}: ${firstLine(test.result().errors?.at(0))}`),
      ...failed.map((test) => `FAILED ${named(test)}: ${firstLine(test.result().errors?.at(-1))}`),
      ...broken,
      ...faults.map((fault) => `FAILED outside of tests: ${firstLine(fault)}`),
    ]
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const wrong = failed.length + broken.length + faults.length
    console.log([...lines, `${passed} passed, ${wrong} failed`].join('\n'))
  }
}

function named(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`
}

function firstLine(fault: { message?: string } | undefined): string {
  return fault?.message?.split('\n')[0] ?? 'no reason given'
}
