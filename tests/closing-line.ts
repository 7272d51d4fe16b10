import type { Reporter, TestModule } from 'vitest/node';

/** One plain line that any CI can read, whatever the default reporter looks like. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === 'passed').length;
      failed += tests.filter((test) => test.result().state === 'failed').length;
      failed += tests.length === 0 && !module.ok() ? 1 : 0;
    }
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}
