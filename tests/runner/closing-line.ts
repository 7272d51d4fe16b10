import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** One plain line that any CI can read, whatever the default reporter looks like. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => !module.ok() && [...module.children.allTests()].length === 0);
    const skipped = count('skipped');
    // Who tries things on a machine of their own may lack a browser; where the site is published, all is tried.
    const failed = count('failed') + broken.length + errors.length + (process.env.CI ? skipped : 0);
    if (failed > 0) process.exitCode = 1;
    if (skipped > 0) console.log(`\n${tellSkipped(skipped)}`);
    console.log(`\n${count('passed')} passed, ${failed} failed`);
  }
}

function tellSkipped(skipped: number): string {
  const what = `${skipped} skipped`;
  return process.env.CI ? `${what}, which fails in CI: nothing is published that was not tried` : what;
}
